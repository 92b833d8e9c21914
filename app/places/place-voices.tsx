import { useEffect, useRef, useState } from "react";
import { callApi } from "#app/calls/call-api.ts";
import { m } from "#app/paraglide/messages.js";
import { Stars } from "#app/reviews/stars.tsx";
import { VoiceList } from "#app/voices/voice-list.tsx";
import styles from "#app/voices/voices.module.css";
import type { Voices, VoiceTop } from "#contract/wire/voices.ts";
import { Section, SectionHead } from "./section.tsx";

/** Asks for the rest once the section is near: what is not looked at costs nothing. */
function useWhenNear(ask: () => void) {
  const ref = useRef<HTMLDivElement>(null);
  const latest = useRef(ask);
  latest.current = ask;
  useEffect(() => {
    if (!ref.current) return;
    const watcher = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        watcher.disconnect();
        latest.current();
      },
      { rootMargin: "400px" },
    );
    watcher.observe(ref.current);
    return () => watcher.disconnect();
  }, []);
  return ref;
}

/** What travellers say of a place, of both kinds; without a place of whole trips. It stands where there is something. */
export function PlaceVoices({
  place,
  name,
  top,
}: {
  place: string | undefined;
  name: string;
  top: VoiceTop;
}) {
  const [all, setAll] = useState<Voices | null>(null);
  const ref = useWhenNear(() => {
    const query = place === undefined ? "" : `?${new URLSearchParams({ place })}`;
    // What the page came with stays, where the rest does not come.
    callApi<Voices>("GET", `/api/reviews/voices${query}`).then(setAll, () => {});
  });
  const { summary } = all ?? top;
  return (
    <Section id="voices">
      <div ref={ref}>
        <SectionHead
          title={place === undefined ? m.voices_trips_title() : m.voices_title({ place: name })}
          lede={
            <span className={styles.sum}>
              {summary.average !== null && <Stars rating={summary.average} />}
              <span className="num">
                {m.voices_sum({ average: summary.average ?? 0, count: summary.count })}
              </span>
              {summary.verified > 0 && (
                <span className="num">{m.voices_verified({ count: summary.verified })}</span>
              )}
            </span>
          }
        />
        <VoiceList place={place} name={name} first={top.first} all={all} />
      </div>
    </Section>
  );
}
