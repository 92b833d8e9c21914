import { useEffect, useState } from "react";
import { latePart } from "#app/ui/late-part.tsx";
import { whenIdle } from "#app/ui/when-idle.ts";
import type { TripPage } from "#contract/wire/trip-page.ts";
import type { BookTrip } from "./book-part.tsx";

/** The height that it has at least: what stands below does not move when it comes. */
const Room = () => <div style={{ minHeight: 244 }} />;
const BookPart = latePart(async () => (await import("./book-part.tsx")).BookPart, {
  wait: <Room />,
});

/** What is taken along; fetched when the page has nothing better to do. */
export function LateBook(props: { token: string; trip: BookTrip; data: TripPage }) {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true), 3000), []);
  return isIdle ? <BookPart {...props} /> : <Room />;
}
