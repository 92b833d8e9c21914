/** The address of a script made of a module's one function (`scriptFiles`, scripts/vite-plugins.ts). */
declare module "*?script" {
  const address: string;
  export default address;
}
