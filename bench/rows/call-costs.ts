import { measureCalls } from "../calls/measure.ts";
import type { Row } from "../report.ts";

/** Milliseconds that an anonymous call may cost that is bounded by no network. */
const most = 50;

/** The figures of docs/security.md, "What an anonymous call costs"; by its name alone. */
export const callCosts: Row = {
  name: "call-costs",
  isLong: true,
  async measure() {
    const costs = await measureCalls(({ call, status, milliseconds, kilobytes }) =>
      process.stdout.write(
        `| \`${call}\` | ${milliseconds.toFixed(0)} | ${status}, ${kilobytes.toFixed(0)} KB |\n`,
      ),
    );
    const dearest = costs
      .toSorted((one, other) => other.milliseconds - one.milliseconds)
      .slice(0, 5);
    return dearest.map(({ call, milliseconds }) => ({
      what: `Processor time of ${call}`,
      target: `${most} ms, or bounded by network`,
      measured: `${milliseconds.toFixed(0)} ms`,
      spread: "",
    }));
  },
};
