import { useEffect, useRef, useState } from "react";
import { getKept, type OwnCards, putKept } from "#app/kept/kept-store.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import {
  type CardLanguage,
  type CardSentence,
  cardSentences,
} from "#contract/content/show-cards.ts";
import type { TripBook } from "#contract/wire/trip-book.ts";
import styles from "./book.module.css";

const sentenceNames: Record<Exclude<CardSentence, "please">, () => string> = {
  vegetarian: m.road_say_vegetarian,
  vegan: m.road_say_vegan,
  "no-pork": m.road_say_pork,
  "no-beef": m.road_say_beef,
  nuts: m.road_say_nuts,
  milk: m.road_say_milk,
  eggs: m.road_say_eggs,
  wheat: m.road_say_wheat,
  seafood: m.road_say_seafood,
  doctor: m.road_say_doctor,
  ambulance: m.road_say_ambulance,
  police: m.road_say_police,
  diabetes: m.road_say_diabetes,
  asthma: m.road_say_asthma,
  heart: m.road_say_heart,
};
const medicalNames = {
  name: m.road_medical_name,
  blood: m.road_medical_blood,
  conditions: m.road_medical_conditions,
  medicines: m.road_medical_medicines,
  contact: m.road_medical_contact,
  insurance: m.road_medical_insurance,
} as const;

/** `local`: its name in the script of that state; "" where nobody gave it. */
type Place = { name: string; local: string; text: string; phone: string };
type Shown = { title: string; lines: { text: string; lang?: CardLanguage }[]; place?: Place };

/** A card over the whole screen, black on white by day and night: held out to somebody at arm's length. */
function LargeCard({ shown, onClose }: { shown: Shown; onClose(): void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const isRead = shown.lines.some(({ lang }) => lang?.unverified);
  return (
    <dialog ref={dialog} className={styles.large} aria-label={shown.title} onClose={onClose}>
      <div>
        {shown.lines.map(({ text, lang }, index) => (
          <p
            key={text}
            lang={lang?.tag}
            dir={lang?.direction}
            data-first={index === 0 ? "" : undefined}
          >
            {text}
          </p>
        ))}
        {shown.place && (
          <address>
            {shown.place.local && <b dir="auto">{shown.place.local}</b>}
            <b dir="auto">{shown.place.name}</b>
            {shown.place.text && <span dir="auto">{shown.place.text}</span>}
            {shown.place.phone && <span className="num">{shown.place.phone}</span>}
          </address>
        )}
        {isRead && <small>{m.road_card_unverified()}</small>}
      </div>
      <Button onClick={() => dialog.current?.close()}>{m.road_card_close()}</Button>
    </dialog>
  );
}

/** What is written on one's own medical card; kept as it is typed, on this phone alone. */
function Medical({ own, onChange }: { own: OwnCards; onChange(own: OwnCards): void }) {
  return (
    <details className={styles.more}>
      <summary>{m.road_medical()}</summary>
      <p className="small muted">{m.road_medical_lede()}</p>
      {Object.entries(medicalNames).map(([key, name]) => (
        <TextField
          key={key}
          label={name()}
          name={`medical-${key}`}
          maxLength={300}
          autoComplete="off"
          value={own.medical[key] ?? ""}
          onChange={({ target }) =>
            onChange({ ...own, medical: { ...own.medical, [key]: target.value } })
          }
        />
      ))}
    </details>
  );
}

/** Cards in the language of the day's state: where to go, what one does not eat, and what a doctor must know. */
export function ShowCards({
  trip,
  book,
  language,
  places,
}: {
  trip: string;
  book: TripBook;
  language: string;
  places: readonly Place[];
}) {
  const [chosen, setChosen] = useState(language);
  const [shown, setShown] = useState<Shown | null>(null);
  const [own, setOwn] = useState<OwnCards>({ trip, sentences: [], medical: {} });
  useEffect(() => {
    void getKept("cards", trip).then(
      (kept) => kept && setOwn(kept),
      () => {},
    );
  }, [trip]);
  const change = (next: OwnCards) => {
    setOwn(next);
    void putKept("cards", next).catch(() => {});
  };
  const english = book.languages.find(({ tag }) => tag === "en");
  const spoken = book.languages.find((one) => one.language === chosen) ?? english;
  if (!spoken || !english) return null;
  const both = (key: CardSentence) => [
    { text: spoken.says[key], lang: spoken },
    ...(spoken === english ? [] : [{ text: english.says[key], lang: english }]),
  ];
  const medical = Object.entries(medicalNames).flatMap(([key, name]) =>
    own.medical[key] ? [{ text: `${name()}: ${own.medical[key]}`, lang: english }] : [],
  );
  return (
    <div className={styles.cards}>
      <header className={styles.head}>
        <h4 className="h4">{m.road_cards()}</h4>
        <label className={styles.choose}>
          <span className="visually-hidden">{m.road_card_language()}</span>
          <select value={spoken.language} onChange={({ target }) => setChosen(target.value)}>
            {book.languages.map((one) => (
              <option key={one.tag}>{one.language}</option>
            ))}
          </select>
        </label>
      </header>
      <p className="small muted">{m.road_cards_lede()}</p>
      <ul className={styles.keys}>
        {places.map((place) => (
          <li key={place.name}>
            <button
              type="button"
              data-taxi=""
              onClick={() =>
                setShown({
                  title: m.road_card_taxi({ name: place.name }),
                  lines: both("please"),
                  place,
                })
              }
            >
              {m.road_card_taxi({ name: place.name })}
            </button>
          </li>
        ))}
        {cardSentences
          .filter((key) => key !== "please")
          .map((key) => (
            <li key={key}>
              <button
                type="button"
                onClick={() => setShown({ title: sentenceNames[key](), lines: both(key) })}
              >
                {sentenceNames[key]()}
              </button>
            </li>
          ))}
        {medical.length > 0 && (
          <li>
            <button
              type="button"
              onClick={() =>
                setShown({ title: m.road_medical(), lines: [...both("doctor"), ...medical] })
              }
            >
              {m.road_medical_show()}
            </button>
          </li>
        )}
      </ul>
      <Medical own={own} onChange={change} />
      {shown && <LargeCard shown={shown} onClose={() => setShown(null)} />}
    </div>
  );
}
