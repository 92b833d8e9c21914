/** "Agra", "Agra and Jaipur", "Agra, Jaipur and Delhi" */
export const joinNames = (names: readonly string[]): string =>
  names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${names.at(-1)}` : names.join();
