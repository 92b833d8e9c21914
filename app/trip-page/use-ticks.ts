import { useState } from "react";
import { useAction } from "#app/calls/use-action.ts";
import type { ShownQuote } from "#contract/wire/trip-quotes.ts";
import type { Trip } from "./use-trip.ts";

/** The price of a version with its options as they were ticked last, and how another is ticked. */
export function useTicks(trip: Trip, quote: ShownQuote) {
  const action = useAction();
  /** What was ticked last, until the server has answered. */
  const [wanted, setWanted] = useState<string[] | null>(null);
  const price = quote.price && { ...quote.price, ticked: wanted ?? quote.price.ticked };
  const tick = (id: string, isTicked: boolean) => {
    if (!price) return;
    const ticked = isTicked ? [...price.ticked, id] : price.ticked.filter((one) => one !== id);
    setWanted(ticked);
    void action
      .run("options", () => trip.changeQuote("PUT", "/options", { version: quote.id, ticked }))
      .then(() => setWanted(null));
  };
  return { price, tick, isBusy: action.busy !== null };
}
