/** A rule that is broken. Those about wishes may be, if the itinerary's conflicts say so. */
export interface Fault {
  readonly rule:
    | "dates"
    | "times"
    | "place"
    | "hours"
    | "fit"
    | "way"
    | "nights"
    | "rest"
    | "road"
    | "late"
    | "dark"
    | "where"
    | "festival"
    | "must"
    | "never"
    | "money";
  readonly text: string;
}

export type Say = (rule: Fault["rule"], text: string) => void;
