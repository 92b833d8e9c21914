import { randomUUID } from "node:crypto";
import { fullDays, type Setting } from "./setting.ts";

/** A call as a stranger sends it who wants it to cost; `n` counts the tries of it. */
type Sample = (setting: Setting, n: number) => { path: string; body?: unknown };

const get =
  (path: string): Sample =>
  () => ({ path });
const byLink =
  (what = "", body?: (setting: Setting, n: number) => unknown): Sample =>
  (setting, n) => ({
    path: `/api/trip/${setting.token}${what}`,
    ...(body && { body: body(setting, n) }),
  });
const ofAgreed =
  (what: string, body?: (setting: Setting) => unknown): Sample =>
  (setting) => ({
    path: `/api/trip/${setting.agreed}${what}`,
    ...(body && { body: body(setting) }),
  });
const stranger = (n: number) => `s${n}-${randomUUID().slice(0, 8)}@example.org`;
const ids = "00000000-0000-4000-8000-000000000000";

/** By "METHOD /path" as the list of calls has it. */
export const samples: Record<string, Sample> = {
  "POST /Signup": (_s, n) => ({
    path: "/Signup",
    body: {
      username: "Asha Devi",
      email: stranger(n),
      password: "Ranchi!2026",
      Pass: "Ranchi!2026",
      country: "India",
      phone: `+91651223${String(4000 + n)}`,
    },
  }),
  "POST /Login": (_s, n) => ({
    path: "/Login",
    body: { email: stranger(n), password: "Wrong!2026" },
  }),
  "POST /Update": (_s, n) => ({ path: "/Update", body: { email: stranger(n) } }),
  "POST /AdminLogin": (_s, n) => ({
    path: "/AdminLogin",
    body: { admin_email: stranger(n), admin_password: "Wrong!2026" },
  }),
  "POST /api/desk/passkey/options": () => ({ path: "/api/desk/passkey/options", body: {} }),
  "POST /api/desk/passkey": (_s, n) => ({
    path: "/api/desk/passkey",
    body: { challenge: `none-${n}`, credential: { id: "none" } },
  }),
  "POST /AdminLogout": () => ({ path: "/AdminLogout", body: {} }),
  "POST /api/inbound-mail": ({ text }) => ({ path: "/api/inbound-mail", body: { text } }),
  "POST /api/trips": ({ text }, n) => ({
    path: "/api/trips",
    body: {
      email: stranger(n),
      name: "Asha Devi",
      destination: "Leh",
      travelDate: "2027-06-10",
      travelers: "2",
      tripType: "family",
      message: text.slice(0, 500),
    },
  }),
  "POST /api/trips/confirm": ({ token }) => ({ path: "/api/trips/confirm", body: { token } }),
  "POST /api/shared-plans": ({ plan }) => ({ path: "/api/shared-plans", body: { plan } }),
  "PUT /api/shared-plans/:plan": ({ shared, plan }) => ({
    path: `/api/shared-plans/${shared}`,
    body: { plan, talk: true },
  }),
  "GET /api/shared-plans/:plan/talk": ({ shared }) => ({
    path: `/api/shared-plans/${shared}/talk`,
  }),
  "PUT /api/shared-plans/:plan/talk": ({ shared }) => ({
    path: `/api/shared-plans/${shared}/talk`,
    body: { isOpen: true },
  }),
  "POST /api/shared-plans/:plan/comments": ({ shared, text }) => ({
    path: `/api/shared-plans/${shared}/comments`,
    body: { name: "Asha", body: text.slice(0, 1000) },
  }),
  "DELETE /api/shared-plans/:plan/comments/:id": ({ shared, said }, n) => ({
    path: `/api/shared-plans/${shared}/comments/${said[n]}`,
  }),
  "POST /api/shared-plans/:plan/comments/:id/votes": ({ shared, said }) => ({
    path: `/api/shared-plans/${shared}/comments/${said.at(-1)}/votes`,
  }),
  "GET /api/trip/:token": byLink(),
  "GET /api/trip/:token/events": byLink("/events"),
  "POST /api/trip/:token/edits": byLink("/edits", ({ text, daysNumber }) => ({
    base: daysNumber,
    edits: fullDays(1).map(({ id }) => ({ do: "write-day", day: id, text: text.slice(0, 1500) })),
    name: "Asha",
  })),
  "POST /api/trip/:token/undo": byLink("/undo", (_s, n) => ({ number: Math.max(2, n) })),
  "PUT /api/trip/:token/settings": byLink("/settings", () => ({ prices: true, names: true })),
  "PUT /api/trip/:token/language": byLink("/language", () => ({ language: "hi" })),
  "POST /api/trip/:token/links": byLink("/links", () => ({ kind: "read", action: "renew" })),
  "POST /api/trip/:token/messages": byLink("/messages", ({ text }) => ({ body: text })),
  "POST /api/trip/:token/comments": byLink("/comments", ({ text }) => ({
    name: "Asha",
    body: text.slice(0, 1000),
  })),
  "DELETE /api/trip/:token/comments/:id": ({ token, comments }, n) => ({
    path: `/api/trip/${token}/comments/${comments[n]}`,
  }),
  "POST /api/trip/:token/comments/:id/votes": ({ token, comments }) => ({
    path: `/api/trip/${token}/comments/${comments.at(-1)}/votes`,
    body: { voter: randomUUID() },
  }),
  "GET /api/trip/:token/quote": ofAgreed("/quote"),
  "PUT /api/trip/:token/options": ofAgreed("/options", () => ({ version: ids, ticked: [] })),
  "POST /api/trip/:token/acceptance": ofAgreed("/acceptance", () => ({
    version: ids,
    ticked: [],
    total: 1,
    name: "Asha",
    agreed: true,
  })),
  "POST /api/trip/:token/decline": ofAgreed("/decline", () => ({ version: ids, reason: "No" })),
  "GET /api/trip/:token/money": ofAgreed("/money"),
  "POST /api/trip/:token/cancellation/preview": ofAgreed("/cancellation/preview", () => ({
    scope: { of: "whole" },
  })),
  // At other sums than were shown: all of it is reckoned, and refused.
  "POST /api/trip/:token/cancellation": ofAgreed("/cancellation", () => ({
    scope: { of: "whole" },
    version: ids,
    charge: 1,
    refund: 1,
    reason: "",
    name: "Asha",
    agreed: true,
  })),
  "GET /api/trip/:token/change.pdf": ofAgreed("/change.pdf"),
  "GET /api/trip/:token/group": byLink("/group"),
  "GET /api/trip/:token/group/expenses.csv": byLink("/group/expenses.csv"),
  "POST /api/trip/:token/group/members": byLink("/group/members", (_s, n) => ({ name: `M${n}` })),
  "POST /api/trip/:token/group/members/:id/link": byLink(`/group/members/${ids}/link`, () => ({
    action: "renew",
  })),
  "DELETE /api/trip/:token/group/members/:id": byLink(`/group/members/${ids}`),
  "PUT /api/trip/:token/group/settings": byLink("/group/settings", () => ({ officeSees: true })),
  // Of somebody who is not in the group: all before the last check is done.
  "PUT /api/trip/:token/group/expenses/:id": byLink(`/group/expenses/${ids}`, () => ({
    ...{ base: 0, title: "Dinner", currency: "EUR", amount: 4200, rate: 100_000_000 },
    ...{ paidBy: ids, split: "equally", shares: [{ member: ids, share: 1 }], on: "2027-06-10" },
  })),
  "POST /api/trip/:token/group/expenses/:id/removal": byLink(
    `/group/expenses/${ids}/removal`,
    () => ({ base: 1, removed: true }),
  ),
  "PUT /api/trip/:token/group/packing/:id": (setting, n) => ({
    path: `/api/trip/${setting.token}/group/packing/${randomUUID()}`,
    body: { text: `Thing ${n}`, shared: true, done: false },
  }),
  "DELETE /api/trip/:token/group/packing/:id": byLink(`/group/packing/${ids}`),
  "GET /api/trip/:token/files": byLink("/files"),
  "PUT /api/trip/:token/files/:id": byLink(`/files/${ids}?kind=paper&name=A`, () => ({})),
  "GET /api/trip/:token/files/:id/:size": byLink(`/files/${ids}/full`),
  "DELETE /api/trip/:token/files/:id": byLink(`/files/${ids}`),
  "GET /api/trip/:token/memory": byLink("/memory"),
  "GET /api/trip/:token/memory/photos/:id/:size": byLink(`/memory/photos/${ids}/full.webp`),
  "POST /api/trip/:token/memory": byLink("/memory", () => ({})),
  "POST /api/trip/:token/review": byLink("/review", () => ({})),
  "GET /api/trip/:token/trip.pdf": byLink("/trip.pdf"),
  "GET /api/trip/:token/trip.ics": byLink("/trip.ics"),
  "GET /api/trip/:token/trip.gpx": byLink("/trip.gpx"),
  "GET /api/trip/:token/trip.kml": byLink("/trip.kml"),
  "GET /api/trip/:token/:file": byLink("/trip.gpx"),
  "GET /api/trip/:token/fridge.pdf": byLink("/fridge.pdf"),
  "GET /api/trip/:token/book": byLink("/book"),
  "GET /api/duty/:token": get(`/api/duty/${"x".repeat(43)}`),
  "GET /api/duty/:token/paper.pdf": get(`/api/duty/${"x".repeat(43)}/paper.pdf`),
  "POST /api/duty/:token/:day": () => ({
    path: `/api/duty/${"x".repeat(43)}/2026-12-01`,
    body: { action: "start", km: 45_200 },
  }),
  "GET /api/trip/:token/vouchers.pdf": ofAgreed("/vouchers.pdf"),
  "PUT /api/trip/:token/notices/seen": ofAgreed("/notices/seen", () => ({
    ids: Array.from({ length: 100 }, () => randomUUID()),
  })),
  "PUT /api/trip/:token/phone": ofAgreed("/phone", () => ({
    endpoint: `https://fcm.googleapis.com/fcm/send/${"x".repeat(900)}`,
    keys: {
      p256dh:
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
      auth: "BTBZMqHH6r4Tts7J_aSIgg",
    },
    ...{ keyId: "another", language: "en", timeZone: "Asia/Kolkata" },
  })),
  "PUT /api/trip/:token/phone/off": ofAgreed("/phone/off", () => ({
    endpoint: `https://fcm.googleapis.com/fcm/send/${"x".repeat(900)}`,
  })),
  "POST /api/trip/:token/payment-link": ofAgreed("/payment-link", () => ({})),
  "POST /api/payments/razorpay": ({ text }) => ({ path: "/api/payments/razorpay", body: { text } }),
  "GET /api/trip/:token/documents/:id/pdf": ({ agreed, document }) => ({
    path: `/api/trip/${agreed}/documents/${document}/pdf`,
  }),
  "POST /api/me/restore": () => ({ path: "/api/me/restore", body: { token: "x".repeat(43) } }),
  "GET /api/review/:token": get(`/api/review/${"x".repeat(43)}`),
  "PUT /api/review/:token": ({ text }) => ({
    path: `/api/review/${"x".repeat(43)}`,
    body: { stars: 5, body: text.slice(0, 1500), name: "Asha", party: "family", places: [] },
  }),
  "DELETE /api/review/:token": () => ({ path: `/api/review/${"x".repeat(43)}` }),
  "PUT /api/review/:token/photos/:id": () => ({
    path: `/api/review/${"x".repeat(43)}/photos/${ids}`,
    body: {},
  }),
  "GET /api/review/:token/photos/:id/:size": get(
    `/api/review/${"x".repeat(43)}/photos/${ids}/full.webp`,
  ),
  "POST /api/review/:token/stop": () => ({
    path: `/api/review/${"x".repeat(43)}/stop`,
    body: {},
  }),
  "GET /api/reviews/voices": get("/api/reviews/voices?path=/destinations/hampi"),
  "GET /api/reviews/photos/:id/:size": get(`/api/reviews/photos/${ids}/full.webp`),
  "POST /api/reports": ({ text }) => ({
    path: "/api/reports",
    body: {
      path: "/attractions/taj-mahal",
      subject: "hours",
      body: text.slice(0, 1000),
      email: "asha@example.org",
    },
  }),
  "GET /data/corrections.json": get("/data/corrections.json"),
  "GET /api/reviews": get("/api/reviews?limit=50"),
  "GET /api/reviews/summary": get("/api/reviews/summary"),
  "POST /api/reviews/:id/report": ({ text }) => ({
    path: "/api/reviews/1/report",
    body: { reason: text.slice(0, 400) },
  }),
  "POST /api/photos": () => ({
    path: "/api/photos",
    body: { place: "Leh", credit: "Asha", files: [{ name: "a.jpg", size: 1000 }] },
  }),
  "GET /api/photos": get("/api/photos"),
  "GET /api/photos/submissions/:id": get(`/api/photos/submissions/${ids}`),
  "PUT /api/photos/:id": () => ({ path: `/api/photos/${ids}`, body: {} }),
  "GET /api/photos/:id/:size": get(`/api/photos/${ids}/full.webp`),
  "POST /api/contact": ({ text }, n) => ({
    path: "/api/contact",
    body: { name: "Asha", email: stranger(n), message: text.slice(0, 1500) },
  }),
  "POST /api/newsletter": (_s, n) => ({ path: "/api/newsletter", body: { email: stranger(n) } }),
  "GET /api/chat": get("/api/chat"),
  "POST /api/chat": ({ text }) => ({ path: "/api/chat", body: { message: text.slice(0, 1500) } }),
  "PUT /api/chat/contact": () => ({ path: "/api/chat/contact", body: { name: "Asha" } }),
  "GET /api/chat/stream": get("/api/chat/stream"),
  "DELETE /api/chat": get("/api/chat"),
  "GET /data/attractions.json": get("/data/attractions.json"),
  "GET /data/experiences.json": get("/data/experiences.json"),
  "GET /data/festivals.json": get("/data/festivals.json"),
  "GET /data/treks.json": get("/data/treks.json"),
  "GET /api/search": ({ text }) => ({
    path: `/api/search?limit=50&q=${encodeURIComponent(text.slice(0, 100))}`,
  }),
  "GET /api/search-index.json": get("/api/search-index.json"),
  "GET /data/:looks": get("/data/sight-looks-x.json"),
  "GET /data/:planner": get("/data/planner-facts-x.json"),
  "GET /data/:facts": get("/data/plannable-x.json"),
  "POST /api/plans": (_s, n) => ({
    path: "/api/plans",
    body: {
      when: { month: `2027-${String(1 + n).padStart(2, "0")}`, days: 30 },
      party: { adults: 20, children: Array(12).fill(8), elders: 4 },
      pace: "full",
      interests: { history: 3, mountains: 2 },
    },
  }),
  "GET /api/calendar/:token/departures.ics": get(`/api/calendar/${"x".repeat(43)}/departures.ics`),
  "POST /api/desk/invitation/open": () => ({
    path: "/api/desk/invitation/open",
    body: { token: "x".repeat(43) },
  }),
  "POST /api/desk/invitation/accept": () => ({
    path: "/api/desk/invitation/accept",
    body: { token: "x".repeat(43), name: "Asha", password: "Journey!2026" },
  }),
  // Pages that are rendered for who asks, where the site is built.
  "GET /search?q=": (_s, n) => ({ path: `/search?q=mountain+lakes+and+monasteries+${n}` }),
  "GET /plan?days=": (_s, n) => ({ path: `/plan?days=${14 + (n % 7)}&month=10&interest=history` }),
  "GET /nowhere": (_s, n) => ({ path: `/nowhere-${n}` }),
};
