/** ५ as 5: people write numbers in Devanagari too, and every field for numbers takes them. */
export const plainDigits = (text: string): string =>
  text.replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966));
