/**
 * States and union territories by their codes in GST, as the tax portal lists them. 25 and 28 are retired: what was
 * theirs is 26 and 37.
 */
const names = {
  "01": "Jammu and Kashmir",
  "02": "Himachal Pradesh",
  "03": "Punjab",
  "04": "Chandigarh",
  "05": "Uttarakhand",
  "06": "Haryana",
  "07": "Delhi",
  "08": "Rajasthan",
  "09": "Uttar Pradesh",
  "10": "Bihar",
  "11": "Sikkim",
  "12": "Arunachal Pradesh",
  "13": "Nagaland",
  "14": "Manipur",
  "15": "Mizoram",
  "16": "Tripura",
  "17": "Meghalaya",
  "18": "Assam",
  "19": "West Bengal",
  "20": "Jharkhand",
  "21": "Odisha",
  "22": "Chhattisgarh",
  "23": "Madhya Pradesh",
  "24": "Gujarat",
  "26": "Dadra and Nagar Haveli and Daman and Diu",
  "27": "Maharashtra",
  "29": "Karnataka",
  "30": "Goa",
  "31": "Lakshadweep",
  "32": "Kerala",
  "33": "Tamil Nadu",
  "34": "Puducherry",
  "35": "Andaman and Nicobar Islands",
  "36": "Telangana",
  "37": "Andhra Pradesh",
  "38": "Ladakh",
  "97": "Other territory",
} as const;

/** Of a buyer who is at home outside India: no state of a seller. */
export const abroad = "96";

/** In the order of the names. */
export const indiaStates: readonly { code: string; name: string }[] = Object.entries(names)
  .map(([code, name]) => ({ code, name }))
  .toSorted((one, other) => one.name.localeCompare(other.name, "en"));

const byCode: Readonly<Record<string, string>> = { ...names, [abroad]: "Outside India" };

export const isStateCode = (code: string): boolean => Object.hasOwn(byCode, code);

/** "20-Jharkhand", as the returns write a place of supply; what is no code as it stands. */
export const writeState = (code: string): string =>
  isStateCode(code) ? `${code}-${byCode[code]}` : code;

/** "Jharkhand (20)"; a name that was kept before there were codes as it stands. */
export const sayState = (code: string): string =>
  isStateCode(code) ? `${byCode[code]} (${code})` : code;

const others: Readonly<Record<string, string>> = {
  orissa: "21",
  pondicherry: "34",
  uttaranchal: "05",
  "j&k": "01",
  up: "09",
  mp: "23",
  ap: "37",
  tn: "33",
  wb: "19",
  "new delhi": "07",
};

/** The code of a state by its name as people write it. Null: there is no such state. */
export function findState(name: string): string | null {
  const plain = name.trim().toLowerCase().replaceAll(/\s+/g, " ");
  if (isStateCode(plain)) return plain;
  const known = indiaStates.find(
    (state) => state.name.toLowerCase() === plain.replace(" & ", " and "),
  );
  return known?.code ?? others[plain] ?? null;
}
