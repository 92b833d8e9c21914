import { expect, test } from "vitest";
import { SignupInput, signupFieldErrors } from "./accounts.ts";

const good = {
  username: "Asha Devi",
  email: "asha@example.org",
  password: "Ranchi!2026",
  Pass: "Ranchi!2026",
  country: "India",
  phone: "+916512234455",
  image: null,
};

test("a good sign-up has no errors and is trimmed", () => {
  expect(signupFieldErrors(good)).toEqual({});
  expect(SignupInput.parse({ ...good, email: " asha@example.org " }).email).toBe(
    "asha@example.org",
  );
});

test.each(["आशा देवी", "María José", "ലക്ഷ്മി", "Łukasz", "李小龙", "A".repeat(50)])(
  "%s is a name",
  (username) => expect(signupFieldErrors({ ...good, username })).toEqual({}),
);

test.each(["Al", "  Al  ", "A".repeat(51), "Asha2", "Asha-Devi", "Asha_", "Asha😀", "   ", ""])(
  "%o is not a name",
  (username) =>
    expect(signupFieldErrors({ ...good, username })).toEqual({
      username: "Use 3–50 letters and spaces only.",
    }),
);

test.each(["", "asha", "asha@example", "a sha@example.org", "a@b@c.d", "@example.org"])(
  "%o is not an email",
  (email) =>
    expect(signupFieldErrors({ ...good, email })).toEqual({ email: "Invalid email format." }),
);

test.each([
  "Ra!2026",
  "ranchi!2026",
  "RANCHI!2026",
  "Ranchi!abcd",
  "Ranchi2026",
  "Ranchi?2026",
  "",
])("%o is not a password", (password) =>
  expect(signupFieldErrors({ ...good, password, Pass: password })).toEqual({
    password: "Password must be 8+ chars, upper, lower, number & special char.",
  }),
);

test.each(["123456", "1234567890123456", "+91 98765", "phone", "++919876543", ""])(
  "%o is not a phone number",
  (phone) =>
    expect(signupFieldErrors({ ...good, phone })).toEqual({ phone: "Invalid phone number." }),
);

test("an untouched form says everything at once", () => {
  expect(
    signupFieldErrors({ username: "", email: "", password: "", Pass: "x", country: "", phone: "" }),
  ).toEqual({
    username: "Use 3–50 letters and spaces only.",
    email: "Invalid email format.",
    password: "Password must be 8+ chars, upper, lower, number & special char.",
    Pass: "Passwords do not match.",
    country: "Please select a country.",
    phone: "Invalid phone number.",
  });
});

test.each([null, undefined, 7, [], { username: ["x"] }])("%o does not throw", (input) => {
  expect(SignupInput.safeParse(input).success).toBe(false);
  signupFieldErrors(input);
});
