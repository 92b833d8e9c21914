import { Agent, get, type IncomingHttpHeaders, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import type { OpenResources } from "#server/resources.ts";
import { createServices } from "#server/services.ts";
import { type RunningServer, serve } from "#server/shell/serve.ts";
import { quickAuth } from "#tests/factories/quick-auth.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";

let resources: OpenResources;
let server: RunningServer;
beforeAll(async () => {
  resources = await createTestResources({ PORT: "0" });
});
beforeEach(async () => {
  const pages = async (request: Request) => {
    await wait(request.url.endsWith("/slow") ? 1500 : 5);
    return new Response("a page");
  };
  server = await serve(resources, createServices(resources, { auth: quickAuth }), {
    pages,
    close: async () => {},
  });
});
afterAll(() => resources.close());

type Answer = { headers: IncomingHttpHeaders; text: string };
const ask = (path: string, agent: Agent) =>
  new Promise<Answer>((resolve, reject) => {
    get(`${server.address}${path}`, { agent }, async (response: IncomingMessage) => {
      let text = "";
      for await (const chunk of response) text += String(chunk);
      resolve({ headers: response.headers, text });
    }).once("error", reject);
  });

/** Milliseconds far below every grace that the server has, and far above what a busy machine needs. */
const notHanging = 8000;

/** Milliseconds that closing took. */
async function close(): Promise<number> {
  const start = performance.now();
  await server.close();
  return performance.now() - start;
}

it("keeps a connection longer than proxies and browsers do, or a request in flight is cut off", async () => {
  const agent = new Agent({ keepAlive: true });
  const { headers } = await ask("/healthz", agent);
  expect(headers["keep-alive"]).toBe("timeout=65");
  // The client keeps it too: the server does not wait for that.
  expect(await close()).toBeLessThan(notHanging);
  agent.destroy();
});

describe("when it stops", () => {
  it("cuts off nobody who is asking, again and again, over a connection that is kept", async () => {
    let answered = 0;
    const faults: string[] = [];
    const visit = async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      for (;;) {
        try {
          const { text } = await ask("/about", agent);
          if (text !== "a page") faults.push(`half an answer: ${text}`);
          answered += 1;
        } catch (error) {
          const { code } = error as NodeJS.ErrnoException;
          // Nobody listens any more: the only way to end.
          if (code !== "ECONNREFUSED") faults.push(String(error));
          return agent.destroy();
        }
      }
    };
    const visitors = Array.from({ length: 20 }, visit);
    // Until all are in full swing, however busy the machine.
    for (let tries = 0; answered <= 100 && tries < 200; tries++) await wait(25);
    const before = answered;
    expect(await close()).toBeLessThan(notHanging);
    await Promise.all(visitors);
    expect(faults).toEqual([]);
    expect(before).toBeGreaterThan(20);
  });

  it("answers what is being asked, and says that it was the last", async () => {
    const agent = new Agent({ keepAlive: true });
    const slow = ask("/slow", agent);
    await wait(200);
    const closed = close();
    const { headers, text } = await slow;
    expect(text).toBe("a page");
    expect(headers.connection).toBe("close");
    expect(await closed).toBeLessThan(notHanging);
    agent.destroy();
  });

  it("says at /readyz that it will, and answers all the same until it does", async () => {
    const own = await createTestResources({ PORT: "0" });
    const draining = await serve(own, createServices(own, { auth: quickAuth }), {
      pages: async () => new Response("a page"),
      close: async () => {},
    });
    expect((await fetch(`${draining.address}/readyz`)).status).toBe(200);
    let over = false;
    const drained = draining.drain(1).then(() => {
      over = true;
    });
    const ready = await fetch(`${draining.address}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([503, { status: "stopping" }]);
    // A new connection, and one that is not kept.
    const page = await fetch(`${draining.address}/about`);
    expect([page.status, page.headers.get("connection"), over]).toEqual([200, "close", false]);
    expect((await fetch(`${draining.address}/healthz`)).status).toBe(200);
    await drained;
    await draining.close();
    await expect(fetch(`${draining.address}/healthz`)).rejects.toThrow();
    await own.close();
  });

  it("ends streams of events at once", async () => {
    const own = await createTestResources({ PORT: "0" });
    const pages = async (request: Request) =>
      own.streams.open({
        topics: [],
        present: () => null,
        stillAllowed: async () => true,
        owner: "asha",
        network: "192.0.2.1",
        request,
      });
    const streaming = await serve(own, createServices(own, { auth: quickAuth }), {
      pages,
      close: async () => {},
    });
    const agent = new Agent({ keepAlive: true });
    const text = new Promise<string>((resolve, reject) => {
      get(`${streaming.address}/about`, { agent }, async (response) => {
        const start = performance.now();
        let heard = "";
        void streaming.close();
        for await (const chunk of response) heard += String(chunk);
        resolve(`${heard}${performance.now() - start < notHanging ? "at once" : "late"}`);
      }).once("error", reject);
    });
    expect(await text).toMatch(/welcome\n\nat once$/);
    agent.destroy();
    await own.close();
  });

  it("does not wait for those who never ask, nor for sockets", async () => {
    const { port } = new URL(server.address);
    const silent = connect(Number(port), "127.0.0.1");
    const half = connect(Number(port), "127.0.0.1", () => half.write("GET /about HTTP/1.1\r\nho"));
    const socket = new WebSocket(`ws://127.0.0.1:${port}/realtime/v1/websocket?vsn=2.0.0`);
    await new Promise((resolve) => socket.once("open", resolve));
    const goodbye = new Promise<number>((resolve) => socket.once("close", resolve));
    for (const one of [silent, half]) one.on("error", () => {});
    expect(await close()).toBeLessThan(notHanging);
    expect(await goodbye).toBe(1001);
    for (const one of [silent, half]) one.destroy();
  });
});
