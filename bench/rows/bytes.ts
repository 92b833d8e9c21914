import { get } from "node:http";
import { brotliCompressSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { chromium as system } from "#tests/setup/chromium.ts";
import { findChromium } from "../../scripts/find-chromium.mjs";
import type { Finding, Row } from "../report.ts";
import { openSite, warm } from "../site.ts";

const routes = ["/", "/north-india", "/west-india/rajasthan", "/destinations/agra", "/attractions"];

/** Bytes of a page's HTML as it travels once it has been compressed at leisure. */
const weigh = (url: string) =>
  new Promise<number>((resolve, reject) => {
    get(url, { headers: { "accept-encoding": "br" } }, (response) => {
      let bytes = 0;
      response.on("data", (chunk: Buffer) => {
        bytes += chunk.byteLength;
      });
      response.on("end", () => resolve(bytes));
    }).on("error", reject);
  });

/** What runs before anybody has done anything: the scripts in the page and the one file beside it, packed. */
async function weighEarly(url: string): Promise<number> {
  const html = await (await fetch(url)).text();
  const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code]) => code);
  const files = [...html.matchAll(/<script src="([^"]*)"/g)].map(([, src = ""]) => src);
  const bodies = await Promise.all(files.map((src) => weigh(new URL(src, url).href)));
  return brotliCompressSync(inline.join(";")).byteLength + bodies.reduce((a, b) => a + b, 0);
}

/** A phone opens the page and does nothing: what is transferred, by kind, until all is quiet. */
async function watchFirstView(url: string) {
  const browser = await chromium.launch({ ...system, executablePath: findChromium() });
  try {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      isMobile: true,
      hasTouch: true,
    });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    const kinds = new Map<string, string>();
    const bytes = new Map<string, number>();
    session.on("Network.responseReceived", ({ requestId, type, response }) =>
      kinds.set(requestId, response.mimeType.startsWith("video") ? "film" : type),
    );
    session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      const kind = kinds.get(requestId) ?? "other";
      bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength);
    });
    await page.goto(url, { waitUntil: "networkidle" });
    await page.waitForTimeout(3000);
    return bytes;
  } finally {
    await browser.close();
  }
}

export const bytes: Row = {
  name: "bytes",
  async measure() {
    const site = await openSite();
    try {
      const findings: Finding[] = [];
      for (const route of routes) {
        await warm(site.url + route);
        const kibibytes = (await weigh(site.url + route)) / 1024;
        const most = route === "/" ? 18 : 14;
        findings.push({
          what: `HTML with its styles, brotli: ${route}`,
          target: `≤ ${most} KiB`,
          measured: `${kibibytes.toFixed(1)} KiB`,
          spread: "",
          met: kibibytes <= most,
        });
      }
      const early = (await weighEarly(`${site.url}/`)) / 1024;
      findings.push({
        what: "scripts of home that run before input or idle, brotli",
        target: "≤ 2 KiB",
        measured: `${early.toFixed(1)} KiB`,
        spread: "",
        met: early <= 2,
      });
      const kinds = await watchFirstView(`${site.url}/`);
      const counted = [...kinds].filter(([kind]) => kind !== "film");
      const total = counted.reduce((sum, [, size]) => sum + size, 0) / 1024;
      const scripts = (kinds.get("Script") ?? 0) / 1024;
      findings.push(
        {
          what: "first view of home on a phone, film excluded",
          target: "≤ 250 KiB",
          measured: `${total.toFixed(0)} KiB`,
          spread: "",
          met: total <= 250,
          note: counted.map(([kind, size]) => `${kind} ${(size / 1024).toFixed(0)}`).join(", "),
        },
        {
          what: "scripts of home once it is idle",
          target: "≤ 105 KiB",
          measured: `${scripts.toFixed(0)} KiB`,
          spread: "",
          met: scripts <= 105,
          note: "react-dom and the router alone are 90",
        },
      );
      return findings;
    } finally {
      await site.stop();
    }
  },
};
