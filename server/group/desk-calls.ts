import { DeskGroup } from "#contract/wire/trip-group.ts";
import { type Call, defineCall } from "#server/calls/call.ts";
import { readUuid } from "#server/calls/read-path.ts";
import type { GroupService } from "./service.ts";

/** What a trip's travellers show the office of what they spend. */
export const createGroupDeskCalls = (group: GroupService): Call[] => [
  defineCall({
    method: "GET",
    path: "/api/desk/trips/:id/group",
    may: "viewer",
    tag: "Desk: requests",
    summary: "What the travellers spend together, where they show it",
    answer: DeskGroup,
    handle: (c) => group.readForDesk(readUuid(c)),
  }),
];
