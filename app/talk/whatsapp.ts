/** Opens a conversation with a number, the words already in it; the reference tells both what it is about. */
export const writeOnWhatsapp = (number: string, text: string): string =>
  `https://wa.me/${number.replaceAll(/\D/g, "")}?text=${encodeURIComponent(text)}`;
