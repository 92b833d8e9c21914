/** JSON leaves out what is undefined; the object that tests and the server see should too. */
export const dropAbsent = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, item]) => item !== undefined)) as T;
