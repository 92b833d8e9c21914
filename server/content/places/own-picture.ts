/** The page that is a sight's own has its picture; a town's picture is not that of a sight in it. */
const ownPage = /^(attraction|experience|card|village):(.+)$/;

/** The picture of a sight's own page by its slug, made or not; empty where it has none. */
export function ownPicture(page: string | undefined): string {
  const [, kind, slug] = ownPage.exec(page ?? "") ?? [];
  return slug ? `${kind}-${slug}` : "";
}
