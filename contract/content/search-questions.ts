import { foldText } from "./search-text.ts";

/**
 * Questions about a journey instead of a place: what answers them is a page of ours. In English, and
 * as people from elsewhere in India or from abroad begin to type them.
 */
const questions: [RegExp, string[]][] = [
  // What is asked of one thing comes before what it costs.
  [/\b(tip|tips|tipping)\b/, ["/handbook/money"]],
  [
    /\b(lost|stolen|theft|robbed|mugged|pickpockets?)\b/,
    ["/handbook/safety-and-emergency-numbers", "/handbook/insurance"],
  ],
  [
    /\b(uber|ola|rapido|taxis?|cabs?|auto ?rickshaws?|rickshaws?|tuk ?tuks?|car (and|with|hire)( a)? ?(driver)?|self drive|(rent|hire) a (car|driver)|driver)\b/,
    ["/handbook/cars-and-taxis", "/handbook/prepaid-taxis-and-cheats"],
  ],
  [/\b(overnight |night |sleeper )?(bus|buses)\b/, ["/handbook/buses"]],
  [
    /\b(airports?|(domestic|internal) flights?|flights?|baggage|hand luggage|boarding pass)\b/,
    ["/handbook/flights"],
  ],
  [
    /\b(delhi belly|diarrh\w*|upset stomach|stomach|food poisoning)\b/,
    ["/handbook/health", "/handbook/food-and-diets"],
  ],
  [
    /\b(dress code|(what|how) (should|do|can|must) (i|we|one|women|men) (wear|dress)|what to wear|non hindus?|shoes off|take off shoes)\b/,
    ["/handbook/temples-mosques-and-gurdwaras", "/handbook/women-travelling"],
  ],
  [
    /\b(toilets?|toilet paper|packing( list)?|(what|things) (to|should (i|we)) pack|rucksack)\b/,
    ["/handbook/laundry-plugs-and-luggage"],
  ],
  [
    /\b(souvenirs?|antiques?|customs|duty free|(take|bring) (home|out)|taken out)\b/,
    ["/handbook/what-to-bring-home"],
  ],
  [
    /\b((see|seeing|spot) (a )?tigers?|best tiger (reserve|park)s?)\b/,
    ["/journeys/tigers-of-central-india", "/themes/india-wildlife"],
  ],
  [
    /\b(costs?|price[sd]?|prices|budget|expensive|cheap|estimate|quote|quotation|how much|kitna|kharcha|paisa|kosten|preise?|prix|precio)\b/,
    ["/plan", "/faqs", "/handbook/budget-by-day"],
  ],
  [
    /\b(itinerary|itineraries|plan (a|my|our|your) (trip|tour|journey|holiday)|trip planner|tour packages?|holiday packages?|honeymoon|reise nach indien|indienreise|voyage en inde|viaje a (la )?india|viaggio in india|yatra ki yojana)\b/,
    ["/plan"],
  ],
  [
    /\b(visas?|evisa|passport|arrival card|immigration)\b/,
    ["/handbook/visa-and-e-visa", "/handbook/registration-and-permits", "/faqs"],
  ],
  [
    /\b(permits?|inner line|ilp|pap|frro|unmarried|couples? (friendly|in one room))\b/,
    ["/handbook/registration-and-permits"],
  ],
  [
    /\b(vaccin\w*|malaria|dengue|rabies|health|ill|sick|doctors?|altitude|tap water)\b/,
    ["/handbook/health", "/handbook/insurance", "/faqs"],
  ],
  [/\binsurance\b/, ["/handbook/insurance"]],
  [
    /\b(scams?|cheats?|touts?|fraud|rip off)\b/,
    ["/handbook/prepaid-taxis-and-cheats", "/handbook/safety-and-emergency-numbers"],
  ],
  [
    /\b(safe|safety|emergency|police|ambulance|helpline)\b/,
    ["/handbook/safety-and-emergency-numbers", "/handbook/women-travelling", "/faqs"],
  ],
  [
    /\b(women|woman|female|girls?) (alone|travel\w*|safety)|\b(solo|single) (women|woman|female)|^(women|woman)\b/,
    ["/handbook/women-travelling", "/handbook/safety-and-emergency-numbers"],
  ],
  [
    /\b(currency|exchange|money|cash|atms?|upi|tips|tipping|credit cards?)\b/,
    ["/handbook/money", "/handbook/budget-by-day", "/faqs"],
  ],
  [
    /\b(e ?sims?|sim|sim cards?|roaming|mobile data|wifi|wi fi|internet)\b/,
    ["/handbook/sim-and-esim"],
  ],
  [
    /\b(power plugs?|plugs?|adapters?|voltage|laundry|left luggage|cloakroom|luggage)\b/,
    ["/handbook/laundry-plugs-and-luggage"],
  ],
  [
    /\b(drones?|camera fees?|photography rules?|(photos?|pictures?|photograph\w*) (of )?(people|women|children|strangers|locals))\b/,
    ["/handbook/photography-and-drones"],
  ],
  [
    /\b(liquor|alcohol|beer|dry days?|dry states?|drinking age|prohibition)\b/,
    ["/handbook/alcohol-by-state"],
  ],
  [/\b(smog|aqi|air quality|air pollution|pollution)\b/, ["/handbook/air-quality"]],
  [
    /\b(kumbh|simhastha)\b/,
    [
      "/handbook/festivals-and-holidays",
      "/festivals/kumbh-haridwar-2027",
      "/festivals/kumbh-nashik-2027",
    ],
  ],
  [
    /\b(public holidays?|bank holidays?|holidays? (of )?20\d\d)\b/,
    ["/handbook/festivals-and-holidays"],
  ],
  [/\b(cyclones?|monsoon)\b/, ["/handbook/monsoon-and-cyclones", "/faqs"]],
  [/\b(tatkal|irctc|waiting list|train (tickets?|booking|quota))\b/, ["/handbook/trains"]],
  [/\b(lgbtq?|gay|lesbian|transgender|queer)\b/, ["/handbook/lgbtq-travellers"]],
  [/\b(halal|kosher|vegan|vegetarian|gluten|co?eliac|allerg\w+)\b/, ["/handbook/food-and-diets"]],
  [/\b(when to (go|visit|travel|come)|best (time|month|season)|weather)\b/, ["/faqs"]],
  [/\b(cancel|refund|reschedule|my (trip|booking|request)s?)\b/, ["/my-trips", "/contact"]],
  [/\b(delete my account|my account|change my (password|email|address|picture))\b/, ["/account"]],
];

/** Addresses of the pages that answer a question, best first; none where it is not one of these. */
export function findAnswers(query: string): string[] {
  const asked = foldText(query);
  return [...new Set(questions.flatMap(([words, pages]) => (words.test(asked) ? pages : [])))];
}

/** The query without the words of a question ("where is", "how to reach"): what is left may name a place. */
export function dropQuestion(query: string): string {
  return questions.reduce((rest, [words]) => rest.replace(words, " "), foldText(query)).trim();
}

/** Whether a gate's ticket is asked for: of a place that is named, its own page knows it. */
export function asksForGate(query: string): boolean {
  const asked = foldText(query);
  return (
    /\b(tickets?|entry|entrance|admission)\b/.test(asked) &&
    !/\b(trains?|railways?|flights?|bus|buses|ferry|ferries|permits?|e ?visas?)\b/.test(asked)
  );
}
