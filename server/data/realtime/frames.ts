import { z } from "zod";

/** The two framings of the realtime protocol; the official client's default is 2.0.0. */
export type FrameVersion = "1.0.0" | "2.0.0";

export type Frame = {
  joinRef: string | null;
  ref: string | null;
  topic: string;
  event: string;
  payload: Record<string, unknown>;
};

const Ref = z
  .string()
  .max(40)
  .nullish()
  .transform((ref) => ref ?? null);
const Name = z.string().max(255);
const Payload = z
  .record(z.string(), z.unknown())
  .nullish()
  .transform((payload) => payload ?? {});
const First = z.object({ join_ref: Ref, ref: Ref, topic: Name, event: Name, payload: Payload });
const Second = z.tuple([Ref, Ref, Name, Name, Payload]);

/** A text frame; null when it is none. */
export function decodeText(version: FrameVersion, text: string): Frame | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (version === "2.0.0") {
    const parsed = Second.safeParse(value);
    if (!parsed.success) return null;
    const [joinRef, ref, topic, event, payload] = parsed.data;
    return { joinRef, ref, topic, event, payload };
  }
  const parsed = First.safeParse(value);
  if (!parsed.success) return null;
  const { join_ref: joinRef, ...frame } = parsed.data;
  return { joinRef, ...frame };
}

const broadcastPush = 3;

/** A binary frame: of those the client sends but one kind, a broadcast. Its content is not read. */
export function decodeBinary(bytes: Uint8Array): Frame | null {
  const [kind, joinRefSize = 0, refSize = 0, topicSize = 0, eventSize = 0] = bytes;
  const head = 7;
  if (kind !== broadcastPush || bytes.length < head + joinRefSize + refSize + topicSize + eventSize)
    return null;
  let offset = head;
  const take = (size: number) => {
    offset += size;
    return new TextDecoder().decode(bytes.subarray(offset - size, offset));
  };
  const joinRef = take(joinRefSize) || null;
  const ref = take(refSize) || null;
  const topic = take(topicSize);
  return { joinRef, ref, topic, event: "broadcast", payload: { event: take(eventSize) } };
}

/** A frame around a payload that is JSON already: a change is written once for all its listeners. */
export function encodeJson(
  version: FrameVersion,
  frame: Omit<Frame, "payload">,
  payload: string,
): string {
  const [joinRef, ref, topic, event] = [frame.joinRef, frame.ref, frame.topic, frame.event].map(
    (part) => JSON.stringify(part),
  );
  return version === "2.0.0"
    ? `[${joinRef},${ref},${topic},${event},${payload}]`
    : `{"topic":${topic},"event":${event},"payload":${payload},"ref":${ref},"join_ref":${joinRef}}`;
}
