import { plainDigits } from "#contract/plain-digits.ts";

/** Fields that hold a number (`numeric` and `decimal` too), in few letters, as every page has them; of a free text nothing is changed. */
const forNumbers = "[type^=n],[type=tel],[inputmode^=n],[inputmode^=d]";

/**
 * A field for a number takes the digits of Devanagari and Bengali, typed or pasted: browsers refuse them there. They become 0 to 9 as
 * they are written.
 */
export function takeIndianDigits(document: Document): void {
  document.addEventListener("beforeinput", (event) => {
    const { target, data } = event;
    if (!data || !/[०-९০-৯]/.test(data)) return;
    if (!(target instanceof HTMLInputElement) || !target.matches(forNumbers)) return;
    event.preventDefault();
    // The one way that keeps what "undo" takes back, and that React hears of.
    document.execCommand("insertText", false, plainDigits(data));
  });
}
