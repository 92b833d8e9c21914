/** The address of a script made of a module's one function (`scriptFiles`, scripts/vite-plugins.ts). */
declare module "*?script" {
  const address: string;
  export default address;
}

/** A script with what it imports, as text (`scriptTexts`, scripts/vite-plugins.ts). */
declare module "*?text" {
  const text: string;
  export default text;
}
