import { createServer, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

export type SmtpBehaviour = {
  /** Milliseconds until the recipient is answered. */
  slowRecipient?: number;
  /** Milliseconds until the whole message is answered. */
  slowAnswer?: number;
  /** The answer to RCPT TO. */
  recipient?: string;
  /** The answer to the whole message; null: the connection is cut instead. */
  answer?: string | null;
};
export type Received = { to: string; messageId: string; data: string };

/** A mail server on a free port that behaves as `of` says for each recipient, and keeps what it got. */
export async function startSmtpServer(of: (to: string, nth: number) => SmtpBehaviour = () => ({})) {
  const received: Received[] = [];
  const tried = new Map<string, number>();
  const sockets = new Set<Socket>();

  async function talk(socket: Socket): Promise<void> {
    const say = (line: string) => socket.writable && socket.write(`${line}\r\n`);
    let behaviour: SmtpBehaviour = {};
    let to = "";
    let data: string | null = null;
    let rest = "";
    say("220 test ESMTP");
    for await (const chunk of socket) {
      rest += chunk;
      for (;;) {
        if (data !== null) {
          const end = rest.indexOf("\r\n.\r\n");
          if (end < 0) break;
          const whole = rest.slice(0, end);
          rest = rest.slice(end + 5);
          data = null;
          if (behaviour.answer === undefined || behaviour.answer?.startsWith("2") !== false)
            received.push({
              to,
              messageId: /^message-id: (.+)$/im.exec(whole)?.[1]?.trim() ?? "",
              data: whole,
            });
          await sleep(behaviour.slowAnswer ?? 0);
          if (behaviour.answer === null) socket.destroy();
          else say(behaviour.answer ?? "250 2.0.0 taken");
          continue;
        }
        const line = /^(.*?)\r\n/.exec(rest);
        if (!line) break;
        rest = rest.slice(line[0].length);
        const command = line[1] ?? "";
        if (/^EHLO/i.test(command)) say("250 test");
        else if (/^RCPT/i.test(command)) {
          to = /<(.*)>/.exec(command)?.[1] ?? "";
          const nth = (tried.get(to) ?? 0) + 1;
          tried.set(to, nth);
          behaviour = of(to, nth);
          await sleep(behaviour.slowRecipient ?? 0);
          say(behaviour.recipient ?? "250 2.1.5 OK");
        } else if (/^DATA/i.test(command)) {
          data = "";
          say("354 go on");
        } else if (/^QUIT/i.test(command)) {
          say("221 bye");
          socket.end();
        } else say("250 OK");
      }
    }
  }

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.setEncoding("utf8");
    socket.on("error", () => {});
    socket.on("close", () => sockets.delete(socket));
    talk(socket).catch(() => socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    /** How often a recipient was named. */
    triesOf: (to: string) => tried.get(to) ?? 0,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
