import { afterEach, beforeEach, vi } from "vitest";
import { cleanup } from "vitest-browser-react";
import "#app/styles/index.css";

// Nothing is waited for: what rises and fades is there at once.
const still = document.createElement("style");
still.textContent =
  "*, ::before, ::after { animation-duration: 1ms !important; animation-delay: 0s !important; transition-duration: 1ms !important }";
document.head.append(still);

// What a part asks for must be answered by its test (answer-calls.ts): nothing goes out.
beforeEach(async () => {
  await cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
