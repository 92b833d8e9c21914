/** The first sixteen bytes as PostgreSQL writes a UUID; whatever they are, it takes them. */
export const spellUuid = (bytes: Buffer): string =>
  bytes.toString("hex", 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
