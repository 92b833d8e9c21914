import { type ComponentType, useEffect, useEffectEvent } from "react";
import { m } from "#app/paraglide/messages.js";
import { askRelease } from "#app/release/ask-release.ts";
import { hideNotice, showNotice } from "#app/release/notice.ts";
import { loadAnew, untilReachable } from "#app/release/patience.ts";
import { reloadOnce } from "#app/release/reload-once.ts";
import { Button } from "./button.tsx";
import type { Load, LostProps, Way } from "./late-way.ts";
import styles from "./notice.module.css";

type ViewProps = LostProps & { text: string; isGone: boolean };

function tell(way: Way, lost: Way["lost"]): void {
  way.lost = lost;
  for (const listener of way.listeners) listener();
}

/** In the part's own place. */
function LostWithin({ way, text, isGone }: ViewProps) {
  return (
    <div className={styles.lost} role="alert">
      <p>{text}</p>
      <Button size="small" onClick={isGone ? () => location.reload() : () => way.wake()}>
        {isGone ? m.late_reload() : m.error_again()}
      </Button>
    </div>
  );
}

/** Over the page, where nothing stands yet: a notice says why, and what was opened is closed. */
function LostOver({ way, text, isMenu, onLost }: ViewProps) {
  const close = useEffectEvent(() => {
    // It may have been asked for again just now.
    if (!way.lost) return;
    showNotice(isMenu ? `${text} ${m.late_links()}` : text);
    onLost?.();
  });
  useEffect(() => close(), []);
  return null;
}

function createView(isGone: boolean): ComponentType<LostProps> {
  return function Lost(props) {
    const text = isGone ? m.late_gone() : m.late_offline();
    const View = props.onLost ? LostOver : LostWithin;
    return <View {...props} text={text} isGone={isGone} />;
  };
}
/** No connection, and the site answers but the part's file does not come. */
const views = { offline: createView(false), gone: createView(true) };

/** Says that a part does not come, until the connection is back or somebody asks for it. */
async function waitForMore(way: Way): Promise<void> {
  const isThere = await askRelease();
  // The page goes; nothing more is to be done in it.
  if (isThere && !way.isQuiet && reloadOnce()) await new Promise(() => {});
  const ending = new AbortController();
  tell(way, isThere ? views.gone : views.offline);
  await Promise.race([
    new Promise<void>((resolve) => {
      way.wake = () => {
        tell(way, null);
        resolve();
      };
    }),
    ...(isThere ? [] : [untilReachable(ending.signal)]),
  ]);
  ending.abort();
  way.wake = () => {};
  hideNotice();
  if (way.lost) tell(way, null);
}

/**
 * Asks until it is there for a part that did not come. Where the site answers and the part's file does not
 * come the page is loaded anew, once.
 */
export async function insist<P>(load: Load<P>, way: Way): Promise<ComponentType<P>> {
  for (;;) {
    await waitForMore(way);
    try {
      return await loadAnew(load);
    } catch {
      // Said anew.
    }
  }
}
