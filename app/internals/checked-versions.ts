/**
 * What this folder and `contract/wire/page-hand-over.ts` take from React and the router is not promised by
 * either. It was looked at in these versions; `internals.test.tsx` says what to do about another one.
 */
export const checkedVersions = {
  react: "19.3.1",
  "react-dom": "19.3.1",
  "react-router": "8.4.0",
} as const;
