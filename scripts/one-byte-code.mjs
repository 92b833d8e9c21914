/**
 * Writes what lies beyond Latin-1 as escapes: with one such sign V8 keeps a whole file of code in two bytes a
 * letter, for as long as the process lives. In texts, templates and patterns an escape is the same sign.
 * @returns {import("vite").Plugin}
 */
export const oneByteCode = () => ({
  name: "one-byte-code",
  // Last of all: whoever prints code anew writes the signs themselves.
  generateBundle: {
    order: "post",
    handler(_options, bundle) {
      for (const part of Object.values(bundle))
        if (part.type === "chunk") part.code = escapeBeyondLatin1(part.code);
    },
  },
});

export const escapeBeyondLatin1 = (code) =>
  code.replace(/[^\0-\xff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
