import * as z from "zod/mini";
import type { TripMessage, TripStage } from "./desk.ts";

/** The traveller's own pages: calls under /api/me, with the bearer token. */

export type MyTrip = {
  id: string;
  reference: string;
  destination: string;
  travelDate: string;
  travelers: string;
  tripType: string;
  message: string;
  stage: TripStage;
  stageAt: string;
  createdAt: string;
  /** An answer of the office that has not been opened. */
  unread: boolean;
};

export type MyTripList = {
  trips: MyTrip[];
  /** The office's number, where it answers there. */
  whatsapp: string | null;
};

export type MyTripDetail = MyTrip & {
  messages: TripMessage[];
  /** When the request reached each stage, oldest first. */
  steps: { stage: TripStage; at: string }[];
};

export type MyAccount = {
  id: string;
  email: string;
  /** When the account goes, if its owner has asked for that. */
  deletion: { requestedAt: string; dueAt: string } | null;
};

export type MySession = {
  id: string;
  createdAt: string;
  lastSeenAt: string;
  userAgent: string;
  address: string;
  secondFactor: boolean;
  current: boolean;
};

export const graceDays = 7;

export const PictureInput = z.object({
  /** A data URL; null takes the picture away. */
  image: z.nullable(z.string("The picture is missing.").check(z.maxLength(4_000_000))),
});

export const DeletionInput = z.object({
  /** The account's address, typed out. */
  confirm: z.string("Type your address to confirm.").check(z.trim(), z.maxLength(254)),
});

export const RestoreInput = z.object({
  token: z
    .string("The link is not complete.")
    .check(z.regex(/^[\w-]{20,100}$/, "The link is not complete.")),
});
