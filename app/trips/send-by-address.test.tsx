import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { SendByAddress } from "./send-by-address.tsx";

test("before the application answers there is no form that would put an address into the address bar", () => {
  expect(renderToString(<SendByAddress describe={() => Promise.reject()} />)).toBe("");
});
