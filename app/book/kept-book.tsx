import { useEffect, useState } from "react";
import { daysOfPage, withDaysOf } from "#app/itinerary/days-of-page.ts";
import type { KeptTrip } from "#app/kept/kept-store.ts";
import { m } from "#app/paraglide/messages.js";
import { formatNamedDay } from "#app/ui/format-dates.ts";
import { Icon } from "#app/ui/icon.tsx";
import { findOffered } from "#contract/wire/offered-quote.ts";
import type { TripPage } from "#contract/wire/trip-page.ts";
import styles from "./book.module.css";
import { HandbookPart } from "./handbook-part.tsx";
import { HelpLine } from "./help-line.tsx";
import { NotePart } from "./note-part.tsx";
import { PapersPart } from "./papers-part.tsx";
import { PhonePart } from "./phone-part.tsx";
import { ShowCards } from "./show-cards.tsx";
import { findIndiaNow, findNext, findTodayIn } from "./today.ts";
import { TodayPart } from "./today-part.tsx";

/** Now in India, to the minute. */
function useIndiaNow() {
  const [now, setNow] = useState(() => findIndiaNow());
  useEffect(() => {
    const look = () => setNow(findIndiaNow());
    const timer = setInterval(look, 30_000);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
  return now;
}

/** The trip as it is read on the road: today, cards, papers and help; another day by choice. */
export function KeptBook(props: {
  kept: KeptTrip;
  data: TripPage;
  /** Writes to the office. @throws CallError */
  tell(body: string): Promise<unknown>;
}) {
  const { kept, data, tell } = props;
  const now = useIndiaNow();
  const { book } = kept;
  const news = (data.notices ?? []).filter(({ isNew }) => isNew).length;
  const offered = findOffered(kept.quote.quote);
  const page = offered ? withDaysOf(data, offered) : data;
  const days = daysOfPage(page);
  const today = findTodayIn(book, now.day);
  const [chosen, setChosen] = useState<number | null>(null);
  const at = chosen ?? Math.max(today, 0);
  const told = book.days[at];
  const day = told && days.find(({ id }) => id === told.id);
  const hotel = told && told.hotel !== null ? (book.hotels[told.hotel] ?? null) : null;
  return (
    <>
      <HelpLine office={book.office} whatsapp={data.whatsapp} />
      {news > 0 && (
        <p className={styles.line}>
          <Icon name="info" size={20} />
          <a href="#notices">{m.notice_in_book({ count: news })}</a>
        </p>
      )}
      {told && day && (
        <section className={styles.card} aria-labelledby="road-today">
          <header className={styles.head}>
            <h3 className="h3" id="road-today">
              {at === today ? m.road_today() : formatNamedDay(told.date)}
            </h3>
            <label className={styles.choose}>
              <span className="visually-hidden">{m.road_other_day()}</span>
              <select value={at} onChange={({ target }) => setChosen(Number(target.value))}>
                {book.days.map(({ id, date }, index) => (
                  <option key={id} value={index}>
                    {m.plan_day({ day: index + 1, date: formatNamedDay(date) })}
                  </option>
                ))}
              </select>
            </label>
          </header>
          <TodayPart
            data={page}
            day={day}
            told={told}
            hotel={hotel}
            number={at + 1}
            minute={at === today ? now.minute : 0}
            label={m.road_day_of({ number: at + 1, count: book.days.length })}
            papers={book.papers.files.map(({ name }) => name)}
          />
          {at === today && data.access === "edit" && (
            <NotePart
              place={findNext(day, told, now.minute)?.stop.name ?? day.title}
              minute={now.minute}
              send={tell}
            />
          )}
          <ShowCards
            key={told.id}
            trip={kept.id}
            book={book}
            language={told.language}
            places={[
              ...(hotel ? [{ ...hotel, text: hotel.address, local: hotel.localName ?? "" }] : []),
              ...day.stops
                .filter(({ sight }) => sight)
                .map(({ name }) => ({ name, local: "", text: "", phone: "" })),
            ]}
          />
        </section>
      )}
      <PapersPart kept={kept} />
      {data.stage === "accepted" && <PhonePart key={kept.id} kept={kept} />}
      <HandbookPart pages={book.handbook} />
    </>
  );
}
