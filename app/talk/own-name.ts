import { readStored, writeStored } from "#app/calls/stored-values.ts";

/** How somebody at this browser signs what they write on trips; kept on the device. */
const nameKey = "trip.name";
const votesKey = "trip.votes";

export const readOwnName = (): string => readStored(nameKey) ?? "";
export const keepOwnName = (name: string): void => writeStored(nameKey, name.trim());

/** The suggestions that this browser has voted for; the server alone counts. */
export function readVotes(): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(readStored(votesKey) ?? "[]");
    return new Set(Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : []);
  } catch {
    return new Set();
  }
}
const mostKept = 300;

export function toggleVote(id: string): void {
  const votes = [...readVotes()];
  const next = votes.includes(id) ? votes.filter((one) => one !== id) : [...votes, id];
  writeStored(votesKey, JSON.stringify(next.slice(-mostKept)));
}
