import { m } from "#app/paraglide/messages.js";
import { locale, tidy } from "#app/ui/language.ts";
import list from "#content/countries.json" with { type: "json" };

/** One of the 59 countries of the sign-up form: label, ISO code and dialling code (+91). */
export type CountryCode = { label: string; code: string; dial: string };

export const countries: readonly CountryCode[] = list;

/** For whom the 59 leave out: the number is written with its own code. */
export const otherCountry: CountryCode = { label: "Other country", code: "", dial: "+" };

let names: Intl.DisplayNames | undefined;

/** A country as the page's language calls it; its label is what is sent and kept. */
export function nameCountry({ label, code }: CountryCode): string {
  if (import.meta.env.LANGUAGE === "en") return label;
  if (!code) return m.auth_country_other();
  names ??= new Intl.DisplayNames(locale, { type: "region", style: "short" });
  return tidy(names.of(code) ?? label);
}

export const homeCountry: CountryCode = countries.find(({ label }) => label === "India") ?? {
  label: "India",
  code: "IN",
  dial: "+91",
};
