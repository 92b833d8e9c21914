import { useEffect } from "react";
import { bringRouteModule } from "#app/internals/route-modules.ts";
import { hideFrozenPage } from "#app/kept/frozen-page.ts";
import { followReleases } from "#app/release/ask-release.ts";
import { followLinksAnew } from "#app/release/next-link.ts";
import { watchSheets } from "#app/release/patience.ts";
import { watchTyping } from "#app/release/typed.ts";
import "#app/ui/lost-part.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { watchEnglish } from "./mark-english.ts";
import { SecondFactorGate } from "./second-factor-gate.tsx";
import { useLanguagePlace } from "./use-language-place.tsx";
import { WarmLinks } from "./warm-links.tsx";

/**
 * What a page needs that stays open: where one may go next is fetched beforehand, it hears of newer releases,
 * and what to do when the network is gone is here before it goes. Fetched once the page is idle.
 */
export function AtRest() {
  useEffect(watchSheets, []);
  useEffect(hideFrozenPage, []);
  useEffect(() => {
    if (import.meta.env.DEV) return;
    window.bringRouteModule = bringRouteModule;
    watchTyping();
    followLinksAnew();
    return followReleases();
  }, []);
  const offer = useLanguagePlace();
  useEffect(() => {
    const page = import.meta.env.LANGUAGE === "en" ? null : document.querySelector("main");
    return page ? watchEnglish(page) : undefined;
  }, []);
  return (
    <>
      <Notice />
      {offer}
      <WarmLinks />
      <SecondFactorGate />
    </>
  );
}
