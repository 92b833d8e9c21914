import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ZodType } from "zod";
import type { Language } from "#contract/languages.ts";
import { readTranslations, translate } from "./translations.ts";

const folder = join(import.meta.dirname, "../../content");

/**
 * One file of `content/` in a language, as far as it is translated, checked against its shape.
 * @throws Error naming the file and its first fault: a page must not be served from broken content.
 */
export function readContentFile<T>(name: string, shape: ZodType<T>, language: Language = "en"): T {
  const parsed = shape.safeParse(JSON.parse(readFileSync(join(folder, name), "utf8")));
  // The English is checked; a translation puts texts in the place of texts, of whatever length they are.
  if (parsed.success)
    return language === "en"
      ? parsed.data
      : (translate(parsed.data, readTranslations(name, language)) as T);
  const [issue] = parsed.error.issues;
  throw new Error(`content/${name}: ${issue?.path.join(".")} ${issue?.message}`);
}

/** As `readContentFile`, for a file that another step of the build makes; `fallback` while it is missing. */
export function readMadeFile<T>(name: string, shape: ZodType<T>, fallback: T): T {
  try {
    return readContentFile(name, shape);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return fallback;
    throw error;
  }
}
