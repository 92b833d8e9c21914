import { Link } from "react-router";
import { m } from "#app/paraglide/messages.js";
import { Note } from "#app/places/blocks.tsx";
import type { AlcoholLaw } from "#contract/content/handbook.ts";
import { nameAlcoholLaw } from "./alcohol-names.ts";
import styles from "./alcohol-note.module.css";

/** What a state's law says of alcohol, on its own page. */
export function AlcoholNote({ law: { law, age, note } }: { law: AlcoholLaw }) {
  return (
    <Note title={m.handbook_alcohol()}>
      <p>
        <strong>{nameAlcoholLaw(law) + m.sentence_end()}</strong>{" "}
        {age !== null && `${m.handbook_alcohol_age_line({ age })} `}
        {note}
      </p>
      <p className={styles.standing}>
        {m.fact_unconfirmed()}{" "}
        <Link to="/handbook/alcohol-by-state">{m.handbook_alcohol_all()}</Link>
      </p>
    </Note>
  );
}
