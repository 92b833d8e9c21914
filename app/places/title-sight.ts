import { nameTitle } from "#app/site/page-meta.ts";

/** With the site's name behind it. */
const fits = (title: string) => nameTitle(title) !== title;

/**
 * "Nohkalikai Falls, Sohra, Meghalaya": a sight and where it is, shortened until its title is shown whole.
 * Districts go first, then what is nearest to the sight; its state goes last.
 */
export function titleSight(name: string, location: string): string {
  const parts = location.split(", ").filter((part) => part !== name);
  const plain = parts.filter((part) => !/ districts?$/.test(part));
  const shorter = plain.map((_, index) => plain.slice(index));
  const titles = [parts, ...shorter].map((where) => [name, ...where].join(", "));
  return titles.find(fits) ?? name;
}
