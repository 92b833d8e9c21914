/** What stays in Latin letters in every language (messages/glossary-hi.csv): names of companies, programs and units. */
export const keptWords: readonly string[] = [
  ..."WhatsApp OpenStreetMap Google Facebook Instagram YouTube Safarnama".split(" "),
  ..."JavaScript GitHub km kg".split(" "),
  // What the walk searches for.
  ...["kashi", "xyzzy"],
];
