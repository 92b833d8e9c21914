/**
 * A payment's reference as it is compared: wide and narrow letters, great and small ones are the same, blanks and
 * what is not seen count for nothing. Rows that were kept before have theirs from the migration that made the column.
 */
export const foldReference = (reference: string): string =>
  reference
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[\s\p{Default_Ignorable_Code_Point}]+/gu, "");
