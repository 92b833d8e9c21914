import { tripLimits } from "#contract/trip/trip-size.ts";
import { count, numberOf } from "./number-words.ts";
import { edge, end, wordPattern } from "./word-edges.ts";

const dayWords = "days?|tage?n?|din|dino|dinon|दिन|दिनों";
const nightWords = "nights?|n[äa]chten?|naechten?|raat|raatein|rate|रात|रातें|रातों";
const weekWords = "weeks?|wochen?|hafte|hafta|हफ़्ते|हफ्ते|हफ़्ता|हफ्ता|सप्ताह";
const gap = "[ \\t-]*";
/** "within 3 days", "2 days ago" and "answer in 5 days" are no length; nor is "day 3". */
const notBefore =
  "(?<!\\b(?:within|in|innerhalb von|binnen|before|after|last|past|letzten?|pichhle)\\s+(?:the\\s+)?)";
const notAfter =
  "(?!\\s+(?:ago|before|after|later|earlier|notice|vor|vorher|nach|später|pehle|baad|पहले|बाद))";
/** As the trade writes it: "5N/6D", "6D 5N". */
const shorthand = new RegExp(
  `${edge}(?:\\d{1,2}\\s*n\\s*[/,&+-]?\\s*(\\d{1,2})\\s*d|(\\d{1,2})\\s*d\\s*[/,&+-]?\\s*\\d{1,2}\\s*n)${end}`,
  "iu",
);
/** "8-10 days" are ten: who plans shorter takes days out. "Twice a day" counts none. */
const counted = (words: string) =>
  wordPattern(
    `${notBefore}(?:\\d{1,2}\\s*(?:-|–|to|bis|se|से)\\s*)?(?!an?\\b|ein)${count}${gap}(?:${words})${notAfter}`,
  );
const days = counted(dayWords);
const nights = counted(nightWords);
const weeks = counted(weekWords);

/** How many days a text says that the trip takes: of nights one more, of a week seven. 0 where nothing is said. */
export function findLength(text: string): number {
  const short = shorthand.exec(text);
  const found =
    numberOf(short?.[1] ?? short?.[2]) ||
    numberOf(days.exec(text)?.[1]) ||
    (nights.test(text) ? numberOf(nights.exec(text)?.[1]) + 1 : 0) ||
    numberOf(weeks.exec(text)?.[1]) * 7;
  return found <= tripLimits.days ? found : 0;
}
