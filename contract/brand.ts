/** The site's working name, used by pages, mail and titles alike. */
export const brand = {
  name: "Safarnama",
  tagline: "A book of journeys through India",
  office: "Ranchi, Jharkhand, India",
} as const;
