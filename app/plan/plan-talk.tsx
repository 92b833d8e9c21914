import { createContext, useContext } from "react";
import { latePart } from "#app/ui/late-part.tsx";
import type { TripDay } from "#trip/document.ts";

/** The id under which the shown plan is shared and talked about; null: it is not. */
export const PlanTalkId = createContext<string | null>(null);

const Box = latePart(() => import("./plan-talk-parts.tsx").then(({ TalkBox }) => TalkBox));
const Day = latePart(() => import("./plan-talk-parts.tsx").then(({ DayTalkPart }) => DayTalkPart));

/** What the talk is, above the days; nothing where the plan is not shared. */
export const PlanTalkBox = ({ id }: { id: string | null }) => (id ? <Box id={id} /> : null);

/** What is said about a day, at its foot. */
export function DayTalkOf({ day }: { day: TripDay }) {
  const id = useContext(PlanTalkId);
  return id ? <Day id={id} day={day} /> : null;
}
