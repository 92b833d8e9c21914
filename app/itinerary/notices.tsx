import { memo } from "react";
import { m } from "#app/paraglide/messages.js";
import { Icon } from "#app/ui/icon.tsx";
import type { ToldNotice } from "#trip/told.ts";
import styles from "./notices.module.css";
import { useSay } from "./said.tsx";

const order = { conflict: 0, warning: 1, note: 2 };
const words = { conflict: m.plan_conflict, warning: m.plan_warning, note: m.plan_note };

/** `about`: what a notice is of, where they are of several things; `text`: what a person wrote. */
export type ShownNotice = ToldNotice & { about?: string; text?: string };

/** What is to be known, the gravest first; the level is said and not only coloured. */
export const Notices = memo(function Notices({ notices }: { notices: readonly ShownNotice[] }) {
  const say = useSay();
  const told = notices
    .map((notice) => ({ ...notice, text: notice.text ?? say(notice) }))
    .filter(({ text }) => text !== "");
  if (told.length === 0) return null;
  return (
    <ul className={styles.notices}>
      {told
        .toSorted((one, other) => order[one.level] - order[other.level])
        .map(({ level, code, text, about }) => (
          <li key={(about ?? "") + code + text} data-level={level}>
            <Icon name={level !== "note" ? "alert" : code === "sun" ? "sun" : "info"} size={18} />
            <span>
              <span className="visually-hidden">{words[level]()}: </span>
              {/* Most sentences name it themselves. */}
              {about && !text.includes(about) && <b>{about}: </b>}
              {text}
            </span>
          </li>
        ))}
    </ul>
  );
});
