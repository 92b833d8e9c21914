import en from "../../messages/en.json" with { type: "json" };
import hi from "../../messages/hi.json" with { type: "json" };

/** What each label tells of a place was read somewhere, or was not: its value is never told alone. */
const labels = [
  "fact_hours_label",
  "fact_closed_label",
  "fact_fee_label",
  "fact_step_label",
  "fact_book_label",
  "fact_permit_label",
  "fact_room_label",
  "fact_altitude_label",
  "fact_rest_label",
  "trek_side_permits",
  "trek_side_guides",
  "fact_airport_label",
  "fact_station_label",
  "fact_cash_label",
  "fact_signal_label",
  "fact_hospital_label",
] as const;
const standings = ["standing_official", "standing_reported", "standing_unverified"] as const;

/** In each language of the pages. */
const wordsOf = (keys: readonly (keyof typeof en & keyof typeof hi)[]) =>
  new Set([en, hi].flatMap((messages) => keys.map((key) => String(messages[key]))));
const factLabels = wordsOf(labels);
const nothing = wordsOf(["fact_fee_unknown", "fact_step_unknown"]);
const toKnow = [...wordsOf(["warn_label"])].join("|");
const said = new RegExp([...wordsOf(standings)].join("|"));

const stripTags = (html: string) =>
  html
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();

/** Facts of a page without the word for who says so: by their label, prices of a list wherever it stands, and badges. */
export function listBareFacts(html: string): string[] {
  const rows = [...html.matchAll(/<dt[^>]*>(.*?)<\/dt>\s*<dd[^>]*>(.*?)<\/dd>/gs)].flatMap(
    ([, label = "", value = ""]) =>
      factLabels.has(stripTags(label)) &&
      !nothing.has(stripTags(value)) &&
      !value.includes("data-standing")
        ? [`${stripTags(label)}: ${stripTags(value)}`]
        : [],
  );
  const fees = [...html.matchAll(/<dl[^>]*>.*?<\/dl>(?:<small[^>]*data-standing)?/gs)].flatMap(
    // What a trip comes to is reckoned, and told as that: nobody says it.
    ([list]) => (/₹/.test(list) && !/data-(standing|reckoned)/.test(list) ? [stripTags(list)] : []),
  );
  const badges = [
    ...html.matchAll(new RegExp(`<ul[^>]*aria-label="(?:${toKnow})"[^>]*>(.*?)</ul>`, "gs")),
  ].flatMap(([, list = ""]) => {
    // Who says so stands once where it is the same of all, else behind each.
    const items = [...list.matchAll(/<li([^>]*)>(.*?)<\/li>/gs)];
    const isCommon = ([, mark = "", text = ""]: string[]) =>
      mark.includes("data-standing") && said.test(text);
    if (items.some(isCommon)) return [];
    return items.flatMap(([, , text = ""]) =>
      said.test(text) ? [] : [`badge: ${stripTags(text)}`],
    );
  });
  return [...rows, ...fees, ...badges];
}
