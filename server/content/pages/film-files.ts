import { existsSync } from "node:fs";
import { join } from "node:path";

const filmFolder = join(import.meta.dirname, "../../../public/films");

/** Whether `public/films/` has this file. */
export const hasFilmFile = (file: string) => existsSync(join(filmFolder, file));

/** A film's files, the lighter kind first; none while it has not been made: its poster stands alone. */
export const findFilmFiles = (name: string) =>
  (["webm", "mp4"] as const).filter((type) => hasFilmFile(`${name}.${type}`));
