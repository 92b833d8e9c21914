import { mostPatterns } from "../rest/parse-query.ts";
import { type Binding, JoinRefused, payloadsFor, readJoin } from "./bindings.ts";
import type { Change } from "./change-feed.ts";
import { decodeBinary, decodeText, encodeJson, type Frame, type FrameVersion } from "./frames.ts";
import type { TokenCheck } from "./token-check.ts";

/** The little of a websocket that a connection needs: tests hand in their own. */
export type Wire = {
  send(text: string): void;
  /** Bytes that the reader has not taken yet. */
  buffered(): number;
  close(code: number, reason: string): void;
  /** Without a goodbye: the reader is too slow to read one. */
  drop(): void;
};

const limits = {
  /** A reader this far behind is dropped: it comes back and fetches the list. */
  bufferedBytes: 256 * 1024,
  channels: 20,
  /** On all channels together: each change is held against every one. */
  bindings: 40,
  waitingFrames: 64,
  framesInWindow: 120,
  windowMs: 10_000,
  /** The client sends a heartbeat every 25 s. */
  silenceMs: 70_000,
} as const;

type Channel = {
  topic: string;
  joinRef: string | null;
  bindings: Binding[];
  expiry: NodeJS.Timeout | undefined;
};

export type Connection = {
  receiveText(text: string): void;
  receiveBinary(bytes: Uint8Array): void;
  deliver(change: Change): void;
  end(): void;
};

/** One socket: channels joined and left, heartbeats, changes going out. */
export function createConnection(
  wire: Wire,
  version: FrameVersion,
  checkToken: TokenCheck,
): Connection {
  const channels = new Map<string, Channel>();
  let ended = false;
  let waiting = 0;
  let tail = Promise.resolve();
  let windowStart = Date.now();
  let framesInWindow = 0;
  let silence: NodeJS.Timeout | undefined;

  function send(frame: Omit<Frame, "payload">, payload: unknown, isJson = false): void {
    if (ended) return;
    if (wire.buffered() > limits.bufferedBytes) {
      end();
      wire.drop();
      return;
    }
    wire.send(encodeJson(version, frame, isJson ? String(payload) : JSON.stringify(payload)));
  }
  const push = (channel: Channel, event: string, payload: unknown, isJson = false) =>
    send({ joinRef: null, ref: null, topic: channel.topic, event }, payload, isJson);
  const reply = (to: Frame, status: "ok" | "error", response: unknown) =>
    send(
      { joinRef: to.joinRef, ref: to.ref, topic: to.topic, event: "phx_reply" },
      { status, response },
    );

  function fail(code: number, reason: string): void {
    end();
    wire.close(code, reason);
  }
  function end(): void {
    ended = true;
    clearTimeout(silence);
    for (const channel of channels.values()) clearTimeout(channel.expiry);
    channels.clear();
  }
  function expectSound(): void {
    clearTimeout(silence);
    silence = setTimeout(() => fail(1001, "no heartbeat"), limits.silenceMs);
    silence.unref();
  }

  function leave(channel: Channel): void {
    clearTimeout(channel.expiry);
    if (channels.get(channel.topic) === channel) channels.delete(channel.topic);
    const { topic, joinRef } = channel;
    send({ joinRef, ref: joinRef, topic, event: "phx_close" }, {});
  }
  const tellSystem = (channel: Channel, extension: string, status: string, message: string) =>
    push(channel, "system", {
      extension,
      status,
      message,
      channel: channel.topic.replace(/^realtime:/, ""),
    });
  function expire(channel: Channel, message: string): void {
    tellSystem(channel, "system", "error", message);
    leave(channel);
  }
  function expectToken(channel: Channel, expiresAt: number | null): void {
    clearTimeout(channel.expiry);
    if (expiresAt === null) return;
    // A timer holds 24 days at most; access tokens live an hour.
    const wait = Math.min(Math.max(expiresAt - Date.now(), 0), 2 ** 31 - 1);
    channel.expiry = setTimeout(() => expire(channel, "Token has expired"), wait);
    channel.expiry.unref();
  }

  /** What a socket asks of every change is bounded, however it is spread over channels. */
  function checkLoad(more: Binding[]): void {
    const bindings = [...channels.values()].flatMap((channel) => channel.bindings).concat(more);
    if (bindings.length > limits.bindings) throw new JoinRefused("Too many subscriptions.");
    if (bindings.filter(({ filter }) => filter?.isPattern).length > mostPatterns)
      throw new JoinRefused(`Too many patterns: ${mostPatterns} at most.`);
  }

  async function join(frame: Frame): Promise<void> {
    const before = channels.get(frame.topic);
    if (before) leave(before);
    if (!/^realtime:./.test(frame.topic)) throw new JoinRefused("unmatched topic");
    if (channels.size >= limits.channels) throw new JoinRefused("Too many channels.");
    const request = readJoin(frame.payload);
    checkLoad(request.bindings);
    const token = await checkToken(request.accessToken);
    if (!token.valid) throw new JoinRefused("InvalidJWTToken: the token is expired or not valid");
    const channel: Channel = {
      topic: frame.topic,
      joinRef: frame.joinRef ?? frame.ref,
      bindings: request.bindings,
      expiry: undefined,
    };
    if (ended) return;
    channels.set(frame.topic, channel);
    expectToken(channel, token.expiresAt);
    reply(frame, "ok", { postgres_changes: request.echo });
    if (request.presence) push(channel, "presence_state", {});
    if (request.bindings.length > 0)
      tellSystem(channel, "postgres_changes", "ok", "Subscribed to PostgreSQL");
  }

  async function handle(frame: Frame): Promise<void> {
    if (frame.topic === "phoenix") reply(frame, "ok", {});
    else if (frame.event === "phx_join")
      try {
        await join(frame);
      } catch (error) {
        if (!(error instanceof JoinRefused)) throw error;
        reply(frame, "error", { reason: error.message });
      }
    else {
      const channel = channels.get(frame.topic);
      if (!channel) reply(frame, "error", { reason: "unmatched topic" });
      else if (!frame.joinRef || frame.joinRef === channel.joinRef) await handleIn(channel, frame);
    }
  }

  async function handleIn(channel: Channel, frame: Frame): Promise<void> {
    if (frame.event === "phx_leave") {
      reply(frame, "ok", {});
      leave(channel);
    } else if (frame.event === "access_token") {
      const sent = frame.payload.access_token;
      const token = await checkToken(typeof sent === "string" ? sent : null);
      if (token.valid) expectToken(channel, token.expiresAt);
      else expire(channel, "The token is expired or not valid");
    } else reply(frame, "error", { reason: `${frame.event} is not offered here` });
  }

  function receive(frame: Frame | null): void {
    if (ended) return;
    if (!frame) {
      fail(1007, "unreadable frame");
      return;
    }
    expectSound();
    const now = Date.now();
    if (now - windowStart > limits.windowMs) [windowStart, framesInWindow] = [now, 0];
    framesInWindow += 1;
    if (framesInWindow > limits.framesInWindow || waiting >= limits.waitingFrames) {
      fail(1008, "too many messages");
      return;
    }
    waiting += 1;
    tail = tail
      .then(() => (ended ? undefined : handle(frame)))
      .catch(() => fail(1011, "try again"))
      .finally(() => {
        waiting -= 1;
      });
  }

  expectSound();
  return {
    receiveText: (text) => receive(decodeText(version, text)),
    receiveBinary: (bytes) => receive(version === "2.0.0" ? decodeBinary(bytes) : null),
    deliver(change) {
      for (const channel of channels.values())
        for (const payload of payloadsFor(channel.bindings, change))
          push(channel, "postgres_changes", payload, true);
    },
    end,
  };
}
