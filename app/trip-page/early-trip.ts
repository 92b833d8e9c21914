import { bandSet, bandSizes } from "#app/itinerary/band-picture.ts";
import { findBest } from "#app/itinerary/find-best.ts";
import { listSeen } from "#app/itinerary/list-seen.ts";
import { findOffered } from "#contract/wire/offered-quote.ts";
import type { TripPage } from "#contract/wire/trip-page.ts";
import type { TripQuoteAnswer } from "#contract/wire/trip-quotes.ts";

/**
 * Runs in the document of a trip's page as text, before anything else: the document knows nothing of the trip, so trip
 * and quote are asked for at once. The head that waits says where it goes and shows its picture as soon as it is known,
 * while the scripts come that draw all of it (`EmptyTop`, whose place React takes then).
 */
const trip = /\/trip\/[\w-]{43}$/.exec(location.pathname)?.[0];

function ask(path: string): Promise<Response> {
  const answer = fetch(path, {
    cache: "no-store",
    headers: { accept: "application/json", "accept-language": document.documentElement.lang },
  });
  // Said by whoever takes it.
  answer.catch(() => {});
  return answer;
}

/** What it says, for us too: it is read by whoever takes it. */
const read = <T>(answer: Promise<Response>): Promise<T | null> =>
  answer.then((found) => (found.ok ? (found.clone().json() as Promise<T>) : null));

/** The head while it waits; null once it is drawn, or another page is there. */
const findHead = () => document.querySelector("[data-waiting]");

function nameTrip(data: TripPage | null): void {
  const title = findHead()?.querySelector("h1");
  if (data && title) title.textContent = data.destination;
}

function showPicture(data: TripPage | null, quote: TripQuoteAnswer | null): void {
  if (!data) return;
  const { sights } = listSeen(findOffered(quote?.quote ?? null) ?? data);
  const { picture, at } = findBest(sights, data.sights) ?? {};
  if (!picture) return;
  const image = new Image();
  image.onload = () => {
    const view = findHead()?.nextElementSibling as HTMLElement | null | undefined;
    view?.style.setProperty("--early", `${at ?? "50% 30%"} / cover url("${image.currentSrc}")`);
  };
  image.fetchPriority = "high";
  image.sizes = bandSizes;
  image.srcset = bandSet(picture);
}

if (trip) {
  const page = ask(`/api${trip}`);
  const quote = ask(`/api${trip}/quote`);
  window.earlyAnswers = { [`/api${trip}`]: page, [`/api${trip}/quote`]: quote };
  const told = read<TripPage>(page);
  Promise.all([told, read<TripQuoteAnswer>(quote), told.then(nameTrip)])
    .then(([data, offer]) => showPicture(data, offer))
    // The page says what is wrong.
    .catch(() => {});
}

declare global {
  interface Window {
    /** What the document has asked for already, by address; each is taken once (`app/calls/call-api.ts`). */
    earlyAnswers?: Record<string, Promise<Response>>;
  }
}
