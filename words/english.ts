import { createSay, type Language } from "./create-say.ts";
import { englishEntrance } from "./entrance/english.ts";

/** All that the planner says, in English: a sentence a code, whole, with the numbers and names that belong in it. */
export const english: Language = {
  locale: "en-IN",
  lengths: {
    minutes: "{minutes, number} min",
    hours: "{hours, number} h",
    both: "{hours, number} h {minutes, number} min",
  },
  entrance: englishEntrance,
  interests: {
    history: "history",
    architecture: "architecture",
    spirituality: "faith and pilgrimage",
    art: "art",
    crafts: "crafts",
    museums: "museums",
    "music-dance": "music and dance",
    food: "food",
    markets: "markets",
    "village-life": "village life",
    nature: "nature",
    wildlife: "wildlife",
    birds: "birds",
    mountains: "mountains",
    beaches: "beaches",
    water: "rivers, lakes and boats",
    gardens: "gardens",
    views: "views",
    photography: "photography",
    walking: "walking",
    adventure: "adventure",
    wellness: "yoga and wellness",
    trains: "trains",
    science: "science",
    kids: "things for children",
  },
  messages: {
    "why-fixed": "You fixed it to this day.",
    "why-asked": "You asked for it.",
    "why-fame": "People cross the world for it.",
    "why-worth":
      "{worth, select, 5 {A reason to come to India.} 4 {One of the best of its state.} 3 {Worth half a day.} 2 {Worth a stop when one is near.} other {Fills an hour where you are anyway.}}",
    "why-interests": "It meets your interest in {interests, interests}.",
    "why-children": "Good for the children.",
    "why-step-free": "Step-free.",
    "why-month": "{score, number} of 5 in {month, month}.",
    "why-near": "Only {minutes, plural, one {# minute} other {# minutes}} out of the way.",

    "stay-asked": "You asked for it.",
    "stay-fixed": "You fixed a night here.",
    "stay-for": "For {sights, list}.",
    "stay-height":
      "At {metres, number} m the body wants {nights, plural, one {a night} other {# nights}} before one goes higher.",
    "stay-rest": "To rest.",
    "stay-break": "It breaks the journey.",
    "stay-way": "{minutes, length} on the way on the day you come.",

    season: "{name} is {score, number} of 5 in {month, month}.",
    "hours-unknown": "Nobody has told us the hours: eight to six is supposed.",
    aboard:
      "You sleep on board, and are back on land at about {back, time}; no room is reckoned for this night.",
    "ticket-shared": "The ticket of {name} opens it too.",
    "ticket-with":
      "One ticket with {sights, list}, good {days, plural, one {on this day} other {for # days}}.",
    "ticket-instead":
      "{ticket}, good for {days, plural, one {this day} other {# days}}: cheaper than single tickets.",
    closing: "It shuts at {at, time}.",
    crowd: "Fewest people come from {from, time} to {until, time}: expect more at this hour.",
    permit:
      "It needs a permit, {lead, plural, one {# day} other {# days}} ahead; {left, plural, one {# is} other {# are}} left.",
    "book-ahead":
      "It must be booked {lead, plural, one {# day} other {# days}} ahead; {left, plural, one {# is} other {# are}} left.",
    "access-wheelchair":
      "{name} cannot be reached in a wheelchair; it is here because you asked for it.",
    "access-party":
      "{name} does not suit everybody of your party; it is here because you asked for it.",
    "step-free":
      "{access, select, partly {Step-free in part: its page says how far.} no {Not step-free.} other {Whether it is step-free is not known: ask before you go.}}",
    "altitude-visit":
      "It lies at {metres, number} m: go slowly, drink water, and turn back with a headache.",
    carried:
      "{leaves, select, much {Part of the way can be done without walking: {by, carriers}.} other {In place of the walk: {by, carriers}.}}",
    door: "At the door: {rules, rules}.",
    "times-changed":
      "What we know of its hours or of the way has changed since this was planned: it keeps its time.",
    "closed-since": "By what we know today it is closed then: it keeps its time until you move it.",

    "early-start": "An early start: you set out {minutes, length} before your days usually begin.",
    "meal-seated": "Lunch is eaten on the way.",
    "meal-halt":
      "{minutes, plural, one {# minute} other {# minutes}} for lunch on the way are counted in.",
    breaks: "A break of a quarter of an hour each two hours is counted in.",
    way: "{text}",
    runs: "It runs {how, select, but {every day but {days, weekdays}} other {on {days, weekdays}}}.",
    rests:
      "{what, select, named {The {name}} train {The train} toy-train {The hill train} ferry {The boat} flight {The flight} other {The way}} would make it {minutes, length}, but does not run on a {weekday, weekday}.",
    departs:
      "{what, select, named {The {name}} train {The train} toy-train {The hill train} ferry {The boat} flight {The flight} other {The way}} would make it {minutes, length}, but leaves at {at, times}.",
    estimated: "Nobody has told us of this road: the time is reckoned from distance and terrain.",

    sun: "The sun rises at {rise, time} and sets at {set, time}.",
    "long-road":
      "{minutes, length} of road are long for this party: {most, length} a day are enough.",
    "long-road-child":
      "{minutes, length} of road are long with a child of {age, number}: {most, length} a day are enough.",
    "long-journey": "{minutes, length} on the way fill this day.",
    late: "One arrives at {at, time}, later than such a day should end.",
    dark: "The last of the road is after dark.",
    "altitude-night":
      "A night at {metres, number} m comes too soon: sleep lower for two nights first.",
    "altitude-base":
      "{name} lies at {metres, number} m: rest on the first day, no stairs in haste.",
    "festival-here":
      "{name} is kept here today: {tagline}.{date, select, unsure { The date may still move by a day.} other {}} {caution}",
    "festival-about":
      "{name} is kept about {place} today: {tagline}.{date, select, unsure { The date may still move by a day.} other {}}",
    "festival-on": "{name} goes on.",
    holiday:
      "A public holiday, {name}: banks, offices and many shops are shut.{drink, select, dry { No alcohol is sold.} other {}}{date, select, unsure { The date may still move by a day.} other {}}",
    "plan-b":
      "{why, select, rain {If it rains all day} fog {If the fog does not lift} other {If the air is bad}}: see what is under a roof in {place}: {sights, list}.",
    diet: "{diet, select, vegetarian {Vegetarian meals in {place}: say so where you book, and when you order.} jain {Jain meals in {place}, without onion, garlic and roots: the kitchen is told a day before.} vegan {Vegan meals in {place}: ghee, curd and paneer are in most dishes, so ask for each.} other {Halal meals in {place}: ask at the hotel, and where you eat.}}",
    "free-height": "The rest of the day is for getting used to {metres, number} m.",
    "free-day": "A day without a plan in {place}.",
    "rest-day":
      "{after, select, height {A day of rest in {place}, to get used to the height.} way {A day of rest in {place} after the long way.} other {A day of rest in {place}: nothing is planned.}}",
    "free-half": "Half of the day is free in {place}.",
    "free-near": "Near enough for more: {name}, {minutes, length} away.",
    "place-gone": "A place of this day is no longer among ours: {id, spelled}.",
    "town-gone":
      "{id, spelled} is no longer among our towns: this night is in {here} until you choose another place.",
    "town-unsaid": "It says no town: this night is in {here} until you choose another place.",
    "start-gone": "{id, spelled} is no longer among our towns: the trip begins in {here} instead.",
    "end-gone": "{id, spelled} is no longer among our towns: the trip ends in {here} instead.",

    fog: "From late December to the end of January fog lies about {place}, mostly until late morning: trains and flights run hours late. Travel in the middle of the day, and put no flight on the day of a train.",
    smog: "From the end of October to January the air of {place} can be very poor. On such a day see gardens and forts from eleven to four, museums and markets under roofs at other times, and wear an N95 mask outside.",
    "step-free-rooms":
      "Which rooms, stations and vehicles are step-free is not known to us: ask at each before you book.",
    "night-train":
      "{nights, plural, one {One night is} other {# nights are}} slept on the way: book berths early, most trains open 60 days ahead.",
    budget:
      "The trip costs at least {least, rupees} a day, more than the {named, rupees} you named.",
    when: "You named no dates: this is the next good time for a week.",
    "festival-nights":
      "{name}: {nights, plural, one {a night} other {# nights}} in {place}; it is {span, select, day {on {start, date}} other {from {start, date} to {end, date}}}.{date, select, unsure { The dates may still move: ask before you pay.} other {}}",
    "festival-price":
      "Tickets for {name}: {least, plural, =0 {free} other {from {least, rupees}}} to {most, rupees} a head ({covers}).",
    "festival-rooms": "Rooms in {place} are taken first for {name}: book them before all else.",
    ramadan:
      "Ramadan is from about {start, date} to {end, date}: by day many Muslim restaurants are shut, the evenings are lively.",
    saved: "To keep to your budget this trip was made {rupees, rupees} a day cheaper.",
    "saved-rooms":
      "{style, select, simple {Simple} comfortable {Comfortable} other {Fine}} rooms instead of {before, select, simple {simple} comfortable {comfortable} other {fine}} ones.",
    "saved-flights": "{flights, plural, one {One flight} other {# flights}} fewer.",
    "saved-nights": "No nights in {places, list}{more, plural, =0 {} other { (and # more)}}.",
    "saved-tickets":
      "Without the tickets of {sights, list}{more, plural, =0 {} other { (and # more)}}.",
    "saved-ways": "Cheaper ways and hours.",
    "saved-text": "{text}",
    "dates-passed": "It begins on {date, date}, which has passed: plan it again for other dates.",
    "planned-anew":
      "No town of this trip is among ours any more ({ids, spelled}), so it was planned anew.",

    "link-empty": "This link says nothing that can be planned. Here is a trip to begin with.",
    "link-wish":
      "{field, select, when {The dates that were wished} start {Where the trip was to begin} end {Where the trip was to end} arrives {The time of arrival} leaves {The time of departure} dayFrom {The time before which no day begins} party {Who travels} pace {The pace} interests {What the trip is for} style {How one wants to sleep} budget {The budget} where {The part of the country} must {The places that had to be in the trip} never {The places that were ruled out} pins {What was fixed} other {A wish}} could not be read in this link, or not in full. The rest is as it was.",
    "link-cut":
      "This link was cut off on its way, in day {day, number}: what came of it up to there is shown. Please ask for the whole link.",
    "link-cut-words":
      "This link was cut off on its way, behind its last day: its days are as they were. What stood behind them may be missing: {from, select, names {names of days, stops that somebody added, and notes} stops {stops that somebody added, and notes} notes {notes} other {what was given up for a lower price}}. Please ask for the whole link.",
    "link-words":
      "{lost, select, names {Names of days} stops {Stops that somebody added} notes {Notes} other {What was given up for a lower price}} could not be read in this link, or not in full, and what could not was left out. The days are as they were.",
    "link-planned-anew":
      "This link is of an earlier kind that carries wishes, not days: the trip was planned anew.",
    "link-later":
      "This link was made by a later version of the planner. Please reload the page; until then here is a trip to begin with.",
    "link-broken": "This link is not whole. Here is a trip to begin with.",
    "link-damaged": "This link is damaged. Here is a trip to begin with.",
    "link-days-over":
      "This link has {count, number} days, and a trip has at most {most, number}: the first {most, number} are shown.",
    "link-day-damaged":
      "Day {day, number} of this link is damaged: what could be read of it is shown, the other days are as they were.",
    "link-day-twice":
      "Day {day, number} of this link has the name of another day: it was given a new one, the days are as they were.",
    "link-day-rest":
      "Something in this link could not be read and was left out: its days are as they were.",
    "link-days-lost": "The days of this link could not be read. What was wished is planned anew.",

    "lunch-near": "Lunch near {name}.",
    "lunch-in": "Lunch in {name}.",
    "rest-dinner": "Time for dinner and the way to the train.",
    "rest-breakfast": "Breakfast, and a rest after the early start.",
    "rest-morning": "Free: tea, a stroll, a market.",
    "rest-afternoon": "Free: a rest, a stroll, tea.",

    "left-never": "You never want {name}.",
    "left-passport": "{name} lets in holders of an Indian passport alone.",
    "left-group": "{name} needs a permit that foreigners get {people, number} together.",
    "left-lead":
      "{name} must be arranged {lead, plural, one {# day} other {# days}} ahead, and only {left, plural, one {# is} other {# are}} left.",
    "left-closed": "{name} is closed on all your dates.",
    "left-closed-day": "{name} is closed on your {weekday, weekday}.",
    "left-closed-days": "{name} is closed on your {days, weekdays} in {place}.",
    "left-season": "{name} is shut or senseless in {month, month}: {score, number} of 5.",
    "left-wheelchair": "{name} cannot be reached in a wheelchair.",
    "left-party": "{name} does not suit everybody of your party.",
    "left-hours": "{name} is open only at hours outside your day.",
    "left-needs":
      "{name} is too far: with all that you must see the trip needs {days, plural, one {# day} other {# days}}.",
    "left-far":
      "{name} is too far: it is {minutes, length} from {from}, the nearest of your places.",
    "left-far-runs":
      "{name} is too far: it is {minutes, length} from {from}, the nearest of your places, {how, select, but {every day but {days, weekdays}} other {on {days, weekdays}}}, when {what, select, named {the {train}} train {the train} toy-train {the hill train} ferry {the boat} flight {the flight} other {the way}} runs.",
    "left-unreached": "{name} is too far: nothing that we know leads there in {month, month}.",
    "left-height": "{name} lies at {metres, number} m, too high without more nights of rest.",
    "left-way": "{name} takes {minutes, length} of way there and back.",
    "left-month": "{name} is {score, number} of 5 in {month, month}; other places brought more.",
    "left-full":
      "Your {days, plural, one {day in {place} is} other {# days in {place} are}} full: it takes {minutes, length}, and what stands there brings more.",
    "town-needs":
      "No night in {name} fits: with all that you must see the trip needs {days, plural, one {# day} other {# days}}.",
    "town-far":
      "No night in {name} fits: it is {minutes, length} from {from}, the nearest of your places.",
    "town-far-runs":
      "No night in {name} fits: it is {minutes, length} from {from}, the nearest of your places, {how, select, but {every day but {days, weekdays}} other {on {days, weekdays}}}, when {what, select, named {the {train}} train {the train} toy-train {the hill train} ferry {the boat} flight {the flight} other {the way}} runs.",
    "town-unreached":
      "No night in {name} fits: nothing that we know leads there in {month, month}.",

    "place-unknown":
      "There is no place “{id}” among the facts any more; the trip is planned without it.",
    "must-and-never": "{id, spelled} is both a must and a never: it is left out.",
    "pinned-and-never": "{name} is pinned and never wanted: it is left out.",
    "place-never": "{name} belongs to {place}, which you never want.",
    "night-twice": "Night {day, number} is pinned to two places; it stays in {place}.",
    "sight-twice":
      "{name} is pinned to day {kept, number} and to day {day, number}; it stays on day {kept, number}.",
    "day-outside":
      "Day {day, number} is pinned, and the trip has {days, plural, one {# day} other {# days}}.",
    "end-unknown":
      "No place of ours is near {id}; the planner chose where the trip {end, select, start {begins} other {ends}}.",
    "date-passed": "{date, date} has passed; this is the same time in {year, year}.",
    "festival-outside":
      "{name} is not within these dates: it is next {span, select, day {on {start, date}} other {from {start, date} to {end, date}}}.{date, select, unsure { The dates may still move.} other {}}",
    "festival-past": "{name} is past: it ended on {date, date}, and no later dates are known.",
    "festival-unset": "We know no dates of {name} yet.",
    "festival-nowhere": "We know no town to sleep in for {name}: ask the office.",
    "festival-unreached":
      "{name}, from {start, date}, cannot be reached in time: there is no night in {place} on its days.",
    "night-unreached": "Night {day, number} in {place} cannot be reached in time.",
    "way-none": "Nothing that we know leads from {from} to {to} on {date, date}.",
    "way-long": "From {from} to {to} takes {minutes, length}: more than day {day, number} has.",
    "day-short": "Day {day, number} begins at {from, time} and must have ended by {to, time}.",
    "rest-missing":
      "A night in {place} at {metres, number} m on day {day, number} comes without the nights of rest that it needs.",
    "budget-limit":
      "The cheapest plan found costs {least, rupees} a day; your limit is {limit, rupees}.",
    "where-closed":
      "Only {inside, number} of {nights, plural, one {# night lies} other {# nights lie}} in the part of India that you asked for: nothing of it is open in {month, month}.",
    "where-unreached":
      "Only {inside, number} of {nights, plural, one {# night lies} other {# nights lie}} in the part of India that you asked for: nothing that we know leads there in {month, month}.",
    "where-unfit":
      "Only {inside, number} of {nights, plural, one {# night lies} other {# nights lie}} in the part of India that you asked for: the others did not fit into these days.",

    "drop-id": "Take {id, spelled} out of the wish.",
    "drop-one": "Take {id, spelled} out of the one list or the other.",
    "unpin-night": "Unpin night {day, number} in {place}.",
    "unpin-this-night": "Unpin the night.",
    "unpin-sight": "Unpin it from day {day, number}.",
    "unpin-day": "Unpin day {day, number}.",
    "choose-end": "Choose another {end, select, start {start} other {end}}.",
    "choose-ends": "Choose another start or end.",
    "choose-nearer-end": "Choose a nearer start or end.",
    "choose-nearer-start": "Choose a nearer start.",
    "choose-month": "Choose another month.",
    "choose-dates": "Choose other dates.",
    "choose-date": "Choose a date from {date, date} on.",
    "choose-first-day": "Begin on {date, date}.",
    "choose-where": "Choose another part of India.",
    "choose-style": "Choose a simpler style.",
    "give-up": "Give up {name}.",
    "give-up-must": "Give up another of your musts far from it.",
    longer: "Make the trip longer.",
    "arrive-sooner": "Arrive sooner or leave later.",
    "allow-rupees": "Allow {rupees, rupees} a day.",
    "less-far": "Travel less far.",
    "by-bus":
      "Go by bus and sleep in dormitories: about {rupees, rupees} a day by our reckoning, without our arranging it.",

    rooms:
      "{rooms, plural, one {# {style, select, simple {simple} comfortable {comfortable} other {fine}} double room} other {# {style, select, simple {simple} comfortable {comfortable} other {fine}} double rooms}}.",
    "rooms-aboard": "A night on board is in its ticket.",
    transport:
      "{cars, plural, one {A car} other {# cars}} with driver on roads, sleeper to second class air-conditioned by rail, economy by air.",
    tickets:
      "Tickets for {passport, select, indian {Indian} saarc {SAARC} other {foreign}} visitors, children at their own price.",
    "car-hire":
      "Or {cars, plural, one {a car} other {# cars}} with driver by the day for the {days, plural, one {# day} other {# days}} on the road: some {km, number} km, {least, rupees} to {most, rupees} with the driver's nights and tolls.",
    "bus-seats":
      "Or by bus and shared rickshaw where the sum has a car: about {least, rupees} to {most, rupees}, some {saved, rupees} a day less. Our reckoning, unverified; buses take longer than a car.",
    dormitory:
      "Or beds in dormitories where there are any: about {least, rupees} to {most, rupees}, some {saved, rupees} a day less. Our reckoning, unverified.",
    meals: "{least, rupees} to {most, rupees} a head and day.",
    "without-journey": "The way to India, visas, insurance and souvenirs.",
    "without-style":
      "{place} has no {style, select, simple {simple} comfortable {comfortable} other {fine}} rooms that we know; the nearest style is reckoned.",
    "without-tickets":
      "Tickets of {places, plural, one {# place} other {# places}} whose price nobody has told us.",

    swap: "{time, select, same {takes as long} shorter {{minutes, length} shorter} other {{minutes, length} longer}}{money, select, unknown {} free {, free} same {, costs the same} less {, {rupees, rupees} less} other {, {rupees, rupees} more}}.",

    "from-to": "{from} to {to}",
    "day-of": "{sights, list}",
    text: "{text}",
  },
};

export const sayEnglish = createSay(english);
