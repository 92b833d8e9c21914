import { expect as base, type Locator, type Page } from "@playwright/test";
import { escapeSigns, patternOf, widen } from "../../scripts/pseudo/either-form.ts";

/**
 * The journeys in the language that a program makes (`npm run pseudo -- --suite`): their pages are the ones below
 * `/xa`, and each word that a journey looks for may stand as English has it or accented. What people type, names that
 * are kept, and answers of calls stay as they are. Without `SUITE_LANGUAGE` nothing is another here.
 */
export const suiteLanguage = process.env.SUITE_LANGUAGE ?? "";

const found = (text: string | RegExp, exact = false): RegExp => {
  if (text instanceof RegExp) return widen(text);
  return exact ? new RegExp(`^\\s*${patternOf(text)}\\s*$`) : new RegExp(patternOf(text), "i");
};

/** What no page of a language is: calls, files, and pages that name another language. */
const elsewhere =
  /^\/(?:api|auth|data|dev|rest|storage|realtime|newsletter|calendar|hi|bn|xa)(?=\/|$)|\.\w+$/;

/** An address of ours as this language has it. */
export function addressHere(address: string): string {
  if (!suiteLanguage || !/^(?:https?:\/\/localhost:\d+)?(?:\/|$)/.test(address)) return address;
  const [, origin = "", path = ""] = /^(https?:\/\/[^/]+)?(.*)$/.exec(address) ?? [];
  const [name = ""] = path.split(/[?#]/);
  if (elsewhere.test(name)) return address;
  return `${origin}/${suiteLanguage}${name === "/" ? path.slice(1) : path}`;
}

const addressPattern = (address: string): RegExp => {
  const [, origin = "", path = ""] = /^(https?:\/\/[^/]+)?(.*)$/.exec(address) ?? [];
  const rest = path === "/" ? "/?" : escapeSigns(path);
  return new RegExp(`^${escapeSigns(origin)}(?:/${suiteLanguage})?${rest}$`);
};

type Options = { name?: string | RegExp; exact?: boolean; hasText?: string | RegExp };
const options = (given: Options | undefined): Options | undefined =>
  given && {
    ...given,
    ...(given.name !== undefined && { name: found(given.name, given.exact) }),
    ...(given.hasText !== undefined && { hasText: found(given.hasText) }),
  };

type Calls = Record<string, (...given: unknown[]) => unknown>;
const spoken = new WeakSet<object>();

/** Pages and locators look for words of either form from now on. */
export function speakHere(page: Page): void {
  if (!suiteLanguage) return;
  for (const one of [page, page.locator("body")] as (Page | Locator)[]) {
    const calls = Object.getPrototypeOf(one) as Calls;
    if (spoken.has(calls)) continue;
    spoken.add(calls);
    const change = (name: string, make: (given: unknown[]) => unknown[]) => {
      const own = calls[name];
      if (!own) return;
      calls[name] = function changed(this: unknown, ...given: unknown[]) {
        return own.apply(this, make(given));
      };
    };
    change("getByRole", ([role, given]) => [role, options(given as Options)]);
    for (const name of ["Text", "Label", "Placeholder", "Title", "AltText"])
      change(`getBy${name}`, ([text, given]) => [
        found(text as string | RegExp, (given as Options)?.exact),
      ]);
    for (const name of ["locator", "filter"])
      change(name, (given) =>
        given.map((one) =>
          typeof one === "object" && one !== null && "hasText" in one
            ? options(one as Options)
            : one,
        ),
      );
    if (one === page)
      for (const name of ["goto", "waitForURL"])
        change(name, ([address, given]) => [
          typeof address !== "string"
            ? address
            : name === "goto"
              ? addressHere(address)
              : addressPattern(address),
          given,
        ]);
  }
}

const whole = /^to(?:HaveText|HaveValue|HaveTitle|HaveAccessibleName|HaveAccessibleDescription)$/;

/** What is expected, as this language has it. */
function translateExpected(name: string, given: unknown[]): unknown[] {
  const say = (text: unknown, exact: boolean): unknown =>
    Array.isArray(text)
      ? text.map((one) => say(one, exact))
      : typeof text === "string"
        ? exact
          ? found(text, true)
          : new RegExp(patternOf(text))
        : text instanceof RegExp
          ? widen(text)
          : text;
  const [first, second, ...rest] = given;
  if (name === "toHaveURL")
    return [typeof first === "string" ? addressPattern(first) : first, second, ...rest];
  if (name === "toHaveAttribute" && typeof second === "string")
    return [
      first,
      /^(?:\/|http)/.test(second) ? addressPattern(second) : say(second, true),
      ...rest,
    ];
  if (whole.test(name)) return [say(first, true), ...given.slice(1)];
  if (name === "toContainText" || name === "toMatch") return [say(first, false), ...given.slice(1)];
  return given;
}

const wrap = <Matchers extends object>(matchers: Matchers, actual: unknown): Matchers =>
  new Proxy(matchers, {
    get(target, name) {
      const own = Reflect.get(target, name);
      if (name === "not" || name === "resolves" || name === "rejects")
        return wrap(own as object, actual);
      if (typeof own !== "function" || typeof name !== "string") return own;
      return (...given: unknown[]) => {
        const [text] = given;
        // A text of a page that was read, and is compared by itself.
        if (
          typeof actual === "string" &&
          typeof text === "string" &&
          /^to(?:Be|Contain)$/.test(name)
        )
          return (Reflect.get(target, "toMatch") as (text: RegExp) => unknown).call(
            target,
            found(text, name === "toBe"),
          );
        return own.apply(target, translateExpected(name, given));
      };
    },
  });

/** Playwright's own, and in another language one that expects its words. */
export const expect: typeof base = suiteLanguage
  ? new Proxy(base, {
      apply: (target, self, given: Parameters<typeof base>) =>
        wrap(Reflect.apply(target, self, given) as object, given[0]),
      get(target, name) {
        const own = Reflect.get(target, name);
        if (name !== "soft" && name !== "poll") return own;
        return (...given: unknown[]) =>
          wrap((own as (...all: unknown[]) => object)(...given), name === "soft" ? given[0] : null);
      },
    })
  : base;
