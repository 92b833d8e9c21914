import { randomUUID } from "node:crypto";

/** The body of POST /Tripdata as the form sends it. */
export const buildTripRequest = (overrides: Record<string, unknown> = {}) => ({
  id: randomUUID(),
  name: "Asha Devi",
  email: "asha@example.org",
  phone: "+91 651 223 4455",
  destination: "Leh",
  travelDate: "2027-06-10",
  travelers: "2",
  tripType: "family",
  message: "We would like to see Hanle.",
  ...overrides,
});

/** The body of POST /Signup as the form sends it; the password is typed twice. */
export const buildSignUp = ({
  password = "Ranchi!2026",
  ...overrides
}: Partial<{
  username: string;
  email: string;
  password: string;
  phone: string;
  image: string | null;
}> = {}) => ({
  username: "Asha Devi",
  email: "asha@example.org",
  password,
  Pass: password,
  country: "India",
  phone: "+916512234455",
  image: null as string | null,
  ...overrides,
});

/** Options of `app.request` for a JSON call. */
export const json = (body: unknown, headers: Record<string, string> = {}) => ({
  method: "POST",
  body: typeof body === "string" ? body : JSON.stringify(body),
  headers: { "content-type": "application/json", ...headers },
});
