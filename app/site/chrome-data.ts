import { useRouteLoaderData } from "react-router";
import type { Chrome } from "#server/content/chrome.ts";

/** What the document's loader read for the navbar, the footer and the head. */
export function useChrome(): Chrome {
  const chrome = useRouteLoaderData("root") as Chrome | undefined;
  if (!chrome) throw new Error("the document's loader did not answer");
  return chrome;
}
