/** A module's function as the text of a script that calls it (`scriptTexts`, scripts/vite-plugins.ts). */
declare module "*?script" {
  const text: string;
  export default text;
}
