/** At most so many letters, the last an ellipsis where some are missing. */
export const shorten = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text;
