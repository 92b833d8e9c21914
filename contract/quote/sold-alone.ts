import { isCharge } from "./cancel-scope.ts";
import type { QuoteContent } from "./quote.ts";
import { listPriced } from "./quote-total.ts";

/** What keeps a quote from being one of a house alone, or of a car with its driver alone. */
export type AloneFault = "house" | "car" | "state";

/**
 * A house or a car has its own tax only where nothing else is sold with it, and a house the state in which it stands:
 * with both it is a tour, with anything else other services. Null: nothing is wrong.
 */
export function findAloneFault(content: QuoteContent): AloneFault | null {
  // What was cancelled of it is taxed as it was.
  const lines = listPriced(content).filter((line) => !isCharge(line));
  const isAlone = (rule: "stay" | "car", kind: "stay" | "transport") =>
    !content.package && lines.every((line) => line.tax === rule && line.kind === kind);
  const has = (rule: "stay" | "car") => lines.some(({ tax }) => tax === rule);
  if (has("stay") && !isAlone("stay", "stay")) return "house";
  if (has("car") && !isAlone("car", "transport")) return "car";
  return has("stay") && !content.houseState ? "state" : null;
}

/** What is sold where nothing else is sold with it; null: a tour, or anything else. */
export function findAlone(content: QuoteContent): "stay" | "car" | null {
  const lines = listPriced(content);
  if (content.package || lines.length === 0) return null;
  if (lines.every(({ kind }) => kind === "stay")) return "stay";
  return lines.every(({ kind }) => kind === "transport") ? "car" : null;
}

/** What keeps a part of a tour from being outside India; null: nothing does. */
export function findAbroadFault({
  abroad,
  ...content
}: QuoteContent): "stale" | "beyond" | "noTour" | null {
  if (!abroad) return null;
  if (abroad.of !== content.trip.days.length) return "stale";
  if (abroad.halfDays > 2 * abroad.of) return "beyond";
  const isTour = content.package
    ? content.package.tax === "package"
    : content.items.some(({ tax }) => tax === "package");
  return isTour ? null : "noTour";
}
