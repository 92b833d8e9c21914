import { m } from "#app/paraglide/messages.js";
import type { OwnPicture } from "#contract/content/own-picture.ts";
import styles from "./content.module.css";
import { nameField } from "./names.ts";
import { sayHours } from "./say-hours.ts";

/** A value of the content as it is read: texts, lists, and what a group is made of. */
export function ValueView({ value }: { value: unknown }) {
  if (value === null || value === undefined)
    return <span className="muted">{m.content_unknown()}</span>;
  if (Array.isArray(value))
    return (
      <ul className={styles.plain}>
        {value.map((part, index) => (
          <li key={index}>
            <ValueView value={part} />
          </li>
        ))}
      </ul>
    );
  if (typeof value === "object" && "placeholder" in value)
    return <OwnView own={value as OwnPicture} />;
  if (typeof value === "object")
    return (
      <dl className={styles.parts}>
        {Object.entries(value).map(([name, part]) => (
          <div key={name}>
            <dt>{nameField(name)}</dt>
            <dd>
              {name === "open" && typeof part === "string" ? (
                // In words, and below them as it is typed.
                <>
                  <span className={styles.text}>{sayHours(part)}</span>{" "}
                  <small className="muted">{part}</small>
                </>
              ) : (
                <ValueView value={part} />
              )}
            </dd>
          </div>
        ))}
      </dl>
    );
  return <span className={styles.text}>{String(value)}</span>;
}

/** A picture of the office's own, small, with its words. */
function OwnView({ own: { file, widths, alt, credit, width, height } }: { own: OwnPicture }) {
  return (
    <figure className={styles.picture}>
      <img
        src={`/pictures/own-${file}-${widths[0]}.webp`}
        alt={alt}
        width={width}
        height={height}
        className={styles.shown}
      />
      <figcaption className="small">{[alt, credit].filter(Boolean).join(" · ")}</figcaption>
    </figure>
  );
}
