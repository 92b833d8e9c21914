import postcss, { type AtRule, type ChildNode, type Declaration, type Rule } from "postcss";
import parseSelectors from "postcss-selector-parser";

/**
 * What a selector needs of a page: its elements (`<p`), classes (`.a`), and data attributes without or with a value
 * (`data-hour`, `data-hour="gold"`).
 */
export type Needs = readonly string[];

/** A property with its value; `reads`: the custom properties in it. */
export type Setting = {
  text: string;
  /** The name of a custom property, else null. */
  custom: string | null;
  reads: readonly string[];
  /** Key frames and families of fonts that it may name. */
  names: readonly string[];
};

/** A stylesheet taken apart: in turn, as it is written. */
export type Piece =
  | { kind: "rule"; head: string; selectors: readonly Needs[]; settings: readonly Setting[] }
  /** Rules under one head: a layer, what holds for a width. */
  | { kind: "group"; head: string; pieces: readonly Piece[] }
  /** Of one piece: key frames and fonts, which somebody must name, and what always stays (`name` null). */
  | { kind: "whole"; text: string; name: string | null; reads: readonly string[] };

/** At-rules that hold rules; all others are of one piece. */
const groups = new Set(["layer", "media", "supports", "container", "starting-style", "scope"]);
/** Set before the application is there, by the page's own scripts. */
const early = new Set(["data-theme", "data-untouched", "data-waits"]);
/** States that nothing is in before the files are there; a link that is focused is. */
const laterStates = new Set([
  ":hover",
  ":active",
  ":disabled",
  ":selection",
  "::selection",
  ":target",
]);
const laterAttributes = new Set(["aria-disabled", "aria-busy", "aria-invalid"]);

/** What each selector of a rule needs; none of one that waits for a pointer or a fault. What stands in brackets
 * (`:not(.a)`, `:is(.a,.b)`) is not needed, or not all of it. */
function readNeeds(selectors: string): Needs[] {
  return parseSelectors()
    .astSync(selectors)
    .nodes.flatMap((selector) => {
      const needs: string[] = [];
      for (const node of selector.nodes) {
        if (node.type === "pseudo" && laterStates.has(node.value)) return [];
        if (node.type === "class") needs.push(`.${node.value}`);
        if (node.type === "tag") needs.push(`<${node.value}`);
        if (node.type !== "attribute") continue;
        if (laterAttributes.has(node.attribute)) return [];
        // The server's or the application's: a page without it needs no rule for it.
        if (!node.attribute.startsWith("data-") || early.has(node.attribute)) continue;
        needs.push(
          node.operator === "=" ? `${node.attribute}="${node.value ?? ""}"` : node.attribute,
        );
      }
      return [needs];
    });
}

/** Custom properties that a text reads: of a sheet, or of the elements' own styles. */
export const listReads = (text: string): string[] =>
  [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = ""]) => name);

function listNames({ prop, value }: Declaration): string[] {
  if (prop.includes("animation")) return value.split(/[\s,]+/);
  if (!/^(?:--|font)/.test(prop)) return [];
  // `500 1rem/1.5 "Some Letters"`: the family is the end of it.
  return value.split(",").flatMap((part) => {
    const words = part.replaceAll(/["']/g, "").trim().split(/\s+/);
    return words.map((_, at) => words.slice(at).join(" "));
  });
}

const readSetting = (node: Declaration): Setting => ({
  text: node.toString(),
  custom: node.prop.startsWith("--") ? node.prop : null,
  reads: listReads(node.value),
  names: listNames(node),
});

/** Rules within rules are kept as they are: one of one piece. */
function readRule(rule: Rule): Piece {
  const selectors = readNeeds(rule.selector);
  if (rule.nodes.every((node) => node.type === "decl"))
    return { kind: "rule", head: rule.selector, selectors, settings: rule.nodes.map(readSetting) };
  const text = rule.toString();
  const within = text.slice(text.indexOf("{") + 1, -1);
  const names: string[] = [];
  rule.walkDecls((node) => void names.push(...listNames(node)));
  const settings = [{ text: within, custom: null, reads: listReads(text), names }];
  return { kind: "rule", head: rule.selector, selectors, settings };
}

const settingOf = (node: AtRule, property: string) =>
  node.nodes?.find(
    (child): child is Declaration => child.type === "decl" && child.prop === property,
  )?.value;

function readAtRule(node: AtRule): Piece[] {
  // Paper, and colours of the reader's own, have time until the files are there.
  if (node.name === "media" && /^(print|\(forced-colors)/.test(node.params)) return [];
  const text = node.toString() + (node.nodes ? "" : ";");
  if (node.nodes && groups.has(node.name)) {
    const head = `@${node.name}${node.raws.afterName ?? " "}${node.params}`;
    return [{ kind: "group", head, pieces: readNodes(node.nodes) }];
  }
  const whole = { kind: "whole", text, reads: listReads(text) } as const;
  if (node.name === "keyframes") return [{ ...whole, name: node.params }];
  if (node.name !== "font-face") return [{ ...whole, name: null }];
  // Letters of other scripts come with the files.
  const range = settingOf(node, "unicode-range");
  if (range && !range.startsWith("U+20-")) return [];
  return [{ ...whole, name: (settingOf(node, "font-family") ?? "").replaceAll(/["']/g, "") }];
}

const readNodes = (nodes: readonly ChildNode[]): Piece[] =>
  nodes.flatMap((node) => {
    if (node.type === "rule") return [readRule(node)];
    if (node.type === "atrule") return readAtRule(node);
    return [];
  });

/** A built stylesheet in its pieces, by PostCSS; one that it cannot read is of one piece and stays. */
export function readSheet(css: string): Piece[] {
  try {
    return readNodes(postcss.parse(css).nodes);
  } catch {
    return [{ kind: "whole", text: css, name: null, reads: listReads(css) }];
  }
}
