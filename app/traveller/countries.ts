import list from "#content/countries.json" with { type: "json" };

/** One of the 59 countries of the sign-up form: label, ISO code and dialling code (+91). */
export type CountryCode = { label: string; code: string; dial: string };

export const countries: readonly CountryCode[] = list;

/** For whom the 59 leave out: the number is written with its own code. */
export const otherCountry: CountryCode = { label: "Other country", code: "", dial: "+" };

export const homeCountry: CountryCode = countries.find(({ label }) => label === "India") ?? {
  label: "India",
  code: "IN",
  dial: "+91",
};
