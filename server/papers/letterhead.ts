import { brand } from "#contract/brand.ts";
import type { Office } from "#contract/content/office.ts";

/** What stands above a paper of the office: who, by which telephone day and night, where. */
export const letterheadOf = ({ address, helpline }: Office): string[] => [
  brand.name,
  helpline.shown,
  address.join(", "),
];
