const oneName = "(?:(?:Dr|Prof|Mrs?|Ms|Shri|Smt)\\.|\\p{Lu}\\.|[\\p{Lu}\\p{Lo}][\\p{L}\\p{M}'’-]*)";
const names = `(${oneName}(?:[ \\t]+(?:(?:von|van|de|der|bin|al|zu)[ \\t]+)*${oneName}){0,3})`;
const namePatterns = [
  `(?:^|\\n)[ \\t]*(?:[Nn]ame|नाम)[ \\t]*[:：][ \\t]*${names}`,
  `(?:[Mm]y name is|[Mm]y name['’]s|[Mm]ein Name ist|[Ii]ch heiße|[Ii]ch heisse|[Mm]era na{1,2}m|[Mm]era nam|मेरा नाम)[ \\t]+${names}`,
  `(?:[Tt]his is|[Hh]ier ist|[Hh]ier spricht|[Yy]eh)[ \\t]+${names}`,
  `(?:\\bI am|\\bI['’]m|\\bIch bin|\\b[Mm]ain)[ \\t]+${names}`,
  `(?:[Rr]egards|[Tt]hanks|[Tt]hank you|[Cc]heers|[Ss]incerely|[Gg]r(?:ü|ue)(?:ß|ss)e[n]?|[Gg]ru(?:ß|ss)|LG|VG|MfG|[Dd]anke|धन्यवाद|सादर|[Dd]hanyavaad|[Ss]hukriya)[,.!]?[ \\t]*(?:\\n[ \\t]*)+${names}[ \\t]*(?:\\n|$)`,
  // As on a telephone: all in one line, or a name before its number.
  `(?:[Rr]egards|[Tt]hanks|[Tt]hank you|[Cc]heers|[Dd]hanyavaad|[Ss]hukriya|धन्यवाद)[,.!]?[ \\t]+${names}[ \\t]*(?:[\\n,+\\d]|$)`,
  `(?:(?:^|[.!?।,;\\n])[ \\t]*(?:[Cc]all[ \\t]+|[Cc]ontact[ \\t]+)?|(?:[Cc]all|[Cc]ontact)[ \\t]+)${names}[ \\t]*[,:;-]?[ \\t]*(?=\\+?\\d[\\d -]{8,})`,
].map((pattern) => new RegExp(pattern, "u"));
/** In a chat names are written small as well, where the words around them say what they are. */
const smallName =
  /(?:\bmy name is|\bmera na{1,2}m|\bmyself)\s+(\p{L}{2,30}(?:\s+(?!hai\b|hoon\b|hun\b|and\b|aur\b|from\b|i\b|we\b|hum\b)\p{L}{2,30})?)/iu;
/** What begins with a capital and is nobody. */
const noName =
  /^(?:Interested|Planning|Looking|Writing|Travelling|Traveling|From|Hello|Hi|Dear|The|A|An|In|Auf|Aus|Und|I|We|Wir|Ich|Please|Bitte|Can|Could|Phone|Mobile|Mob|Tel|Whatsapp|WhatsApp|Number|No|Contact|Call|Budget|Aadhaar|Date|Or|And|My|Our|Hum|Aap)\b|^(?:मेरा|हमारा|नंबर|नम्बर|फोन|फ़ोन|मोबाइल|मो|संपर्क|कॉल|व्हाट्सऐप|व्हाट्सएप)(?![\p{L}\p{M}])/u;

/** Who writes, by how people say so; "" where nobody does. `places`: what is nobody's name. */
export function findName(text: string, places: readonly string[] = []): string {
  const isPlace = (name: string) => places.some((one) => one.toLowerCase() === name.toLowerCase());
  for (const pattern of namePatterns) {
    const found = pattern
      .exec(text)?.[1]
      ?.replace(/[.,]+$/, "")
      .replace(/\s+(?:है|hai|hoon|hun|हूँ|और|aur|and|und)(?:\s.*)?$/u, "")
      .trim();
    if (found && found.length > 1 && !noName.test(found) && !isPlace(found)) return found;
  }
  const small = smallName.exec(text)?.[1]?.split(/\s+/) ?? [];
  return small.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join(" ");
}
