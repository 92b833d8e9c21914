/** ५ and ৫ as 5: people write numbers in their own script too, and every field for numbers takes them. */
export const plainDigits = (text: string): string =>
  text.replaceAll(/[०-९০-৯]/g, (digit) => String((digit.charCodeAt(0) & 15) - 6));
