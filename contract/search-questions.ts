import { foldText } from "./search-text.ts";

/**
 * Questions about a journey instead of a place: what answers them is a page of ours. In English, and
 * as people from elsewhere in India or from abroad begin to type them.
 */
const questions: [RegExp, string[]][] = [
  [
    /\b(costs?|price[sd]?|prices|budget|expensive|cheap|estimate|quote|quotation|how much|kitna|kharcha|paisa|kosten|preise?|prix|precio)\b/,
    ["/plan", "/faqs"],
  ],
  [
    /\b(itinerary|itineraries|plan (a|my|our|your) (trip|tour|journey|holiday)|trip planner|tour packages?|holiday packages?|honeymoon|reise nach indien|indienreise|voyage en inde|viaje a (la )?india|viaggio in india|yatra ki yojana)\b/,
    ["/plan"],
  ],
  [
    /\b(visas?|passport|vaccin\w*|malaria|health|safe|safety|currency|exchange|sim card|power plug|tipping|when to (go|visit|travel|come)|best (time|month|season)|weather)\b/,
    ["/faqs"],
  ],
  [/\b(cancel|refund|reschedule|my (trip|booking|request)s?)\b/, ["/my-trips", "/contact"]],
  [/\b(delete my account|my account|change my (password|email|address|picture))\b/, ["/account"]],
];

/** Addresses of the pages that answer a question, best first; none where it is not one of these. */
export function findAnswers(query: string): string[] {
  const asked = foldText(query);
  return [...new Set(questions.flatMap(([words, pages]) => (words.test(asked) ? pages : [])))];
}

/** What a question is made of, taken out of it: what is left may name a place. */
export function dropQuestion(query: string): string {
  return questions.reduce((rest, [words]) => rest.replace(words, " "), foldText(query)).trim();
}
