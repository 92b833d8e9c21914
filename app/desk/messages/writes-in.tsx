import { m } from "#app/paraglide/messages.js";
import { type Language, ownNameOf } from "#contract/languages.ts";

/** In which language a visitor writes, where it is not the office's. */
export const WritesIn = ({ language }: { language: Language }) =>
  language === "en" ? null : (
    <span className="muted">{m.desk_writes_in({ language: ownNameOf[language] })}</span>
  );
