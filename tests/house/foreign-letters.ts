/**
 * What is said in a language stands in `messages/`, `words/` and `content/`: letters of an Indian script anywhere else
 * are a sentence that no other language has. Comments may show examples.
 */
const comments = /\/\*[\s\S]*?\*\/|(?<![:"'`])\/\/.*$/gm;
const letters = /[\u0900-\u0dff]/u;

/** Where people's own words are read, whatever they write in, and how languages and the site call themselves. */
const reads: readonly RegExp[] = [
  /^app\/desk\/request-text\//,
  /^(app\/forms|contract)\/plain-digits\.ts$/,
  /^contract\/content\/search-\w+\.ts$/,
  /^server\/content\/search-names\.ts$/,
  /^server\/trips\/(page\/hide-words|talk\/office-name)\.ts$/,
  /^contract\/languages\.ts$/,
  /^app\/site\/(footer|language-offer)\.tsx$/,
  // How Hindi is printed: a sign of abbreviation, the word before the last of a list, halves of a giant word.
  /^app\/ui\/language\.ts$/,
  /^server\/content\/pages\/(giant-words|place-page)\.ts$/,
];

/** Lines of a file of code in which such letters stand, other than where they are read. */
export function findForeignLetters(path: string, text: string): string[] {
  if (reads.some((own) => own.test(path))) return [];
  return text
    .replace(comments, "")
    .split("\n")
    .filter((line) => letters.test(line))
    .map((line) => `${path} → ${line.trim()}`);
}
