/**
 * How a word is heard: one spelling for Benares and Banaras, सिमला and Simla. Both sides of the
 * search use it, so it imports nothing.
 */

const independentVowels: Record<string, string> = {
  अ: "a",
  आ: "a",
  इ: "i",
  ई: "i",
  उ: "u",
  ऊ: "u",
  ऋ: "ri",
  ए: "e",
  ऐ: "ai",
  ओ: "o",
  औ: "au",
  ऑ: "o",
  ऍ: "e",
};
const vowelSigns: Record<string, string> = {
  "ा": "a",
  "ि": "i",
  "ी": "i",
  "ु": "u",
  "ू": "u",
  "ृ": "ri",
  "े": "e",
  "ै": "ai",
  "ो": "o",
  "ौ": "au",
  "ॉ": "o",
  "ॅ": "e",
};
const consonants: Record<string, string> = {
  क: "k",
  ख: "kh",
  ग: "g",
  घ: "gh",
  ङ: "n",
  च: "ch",
  छ: "chh",
  ज: "j",
  झ: "jh",
  ञ: "n",
  ट: "t",
  ठ: "th",
  ड: "d",
  ढ: "dh",
  ण: "n",
  त: "t",
  थ: "th",
  द: "d",
  ध: "dh",
  न: "n",
  प: "p",
  फ: "ph",
  ब: "b",
  भ: "bh",
  म: "m",
  य: "y",
  र: "r",
  ल: "l",
  ळ: "l",
  व: "v",
  श: "sh",
  ष: "sh",
  स: "s",
  ह: "h",
};
const nuktas: Record<string, string> = { क: "q", ख: "kh", ग: "g", ज: "z", ड: "r", ढ: "rh", फ: "f" };

/** Bengali letters stand in their block as those of Devanagari do in theirs: কটক as कटक. */
const asDevanagari = (word: string): string =>
  word
    .normalize("NFC")
    .replaceAll("ৎ", "ত্")
    .replaceAll(/[ঀ-৾]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x80));

/** Indian letters to Latin ones, with the silent vowel at a word's end left out: "जयपुर" is "jayapur". */
function romanize(text: string): string {
  const letters = [...text.replaceAll(/[ঀ-৾]+/g, asDevanagari).normalize("NFD")];
  let out = "";
  for (let index = 0; index < letters.length; index += 1) {
    const letter = letters[index] ?? "";
    let consonant = consonants[letter];
    if (consonant !== undefined) {
      if (letters[index + 1] === "़") {
        consonant = nuktas[letter] ?? consonant;
        index += 1;
      }
      const next = letters[index + 1] ?? "";
      if (next === "्") {
        out += consonant;
        index += 1;
      } else if (next in vowelSigns) {
        out += consonant + vowelSigns[next];
        index += 1;
      } else out += consonant + (isDevanagari(next) ? "a" : "");
    } else if (letter in independentVowels) out += independentVowels[letter];
    else if (letter === "ं" || letter === "ँ") out += "n";
    else if (letter === "ः" || letter === "ऽ") continue;
    else out += letter;
  }
  return out;
}

const isDevanagari = (letter: string) => /[ऀ-ॿ]/.test(letter);

/** Lower case Latin letters and digits in words, without accents; Devanagari and Bengali romanized. */
export function foldText(text: string): string {
  return romanize(text)
    .normalize("NFD")
    .replaceAll(/\p{M}+/gu, "")
    .toLowerCase()
    .replaceAll(/['’`]/g, "")
    .replaceAll("&", " and ")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** The sound of one folded word: aspiration, doubled letters and the usual rival spellings removed. */
export function soundOf(word: string): string {
  return word
    .replaceAll(/chh?/g, "ç")
    .replaceAll(/ph/g, "f")
    .replaceAll(/([bdgjkt])h/g, "$1")
    .replaceAll(/sh/g, "s")
    .replaceAll(/ck|q|x|c(?![eiy])/g, "k")
    .replaceAll(/c/g, "s")
    .replaceAll(/z/g, "j")
    .replaceAll(/w/g, "v")
    .replaceAll(/p(oo|o)r(e?)$/g, "pur")
    .replaceAll(/oo|ou/g, "u")
    .replaceAll(/ee|ie|y/g, "i")
    .replaceAll(/aia(?=[^aeiou])/g, "ai")
    .replaceAll(/n(?=[bmp])/g, "m")
    .replaceAll(/(.)\1+/g, "$1")
    .replaceAll(/(?<=.{2})[ae]+$/g, "")
    .replaceAll(/(?<=[^aeiou])a(?=[^aeiou])/g, "");
}

/** The words of a text, folded. */
export const splitWords = (text: string): string[] => foldText(text).split(" ").filter(Boolean);
