import { type ComponentProps, type ComponentType, useEffect, useEffectEvent } from "react";
import { m } from "#app/paraglide/messages.js";
import { askRelease } from "#app/release/ask-release.ts";
import { hideNotice, showNotice } from "#app/release/notice.ts";
import { loadAnew, untilReachable } from "#app/release/patience.ts";
import { reloadOnce } from "#app/release/reload-once.ts";
import { Button } from "./button.tsx";
import { type Load, type LostView, tellLost, type Way } from "./late-part.tsx";
import styles from "./notice.module.css";

type LostProps = ComponentProps<LostView> & { text: string; isGone: boolean };

/** In the part's own place. */
function LostWithin({ again, text, isGone }: LostProps) {
  return (
    <div className={styles.lost} role="alert">
      <p>{text}</p>
      <Button size="small" onClick={isGone ? () => location.reload() : again}>
        {isGone ? m.late_reload() : m.error_again()}
      </Button>
    </div>
  );
}

/** Over the page, where nothing stands yet: a notice says why, and what was opened is closed. */
function LostOver({ text, hint, isStill, onLost }: LostProps) {
  const close = useEffectEvent(() => {
    if (!isStill()) return;
    showNotice(hint ? `${text} ${hint}` : text);
    onLost?.();
  });
  useEffect(() => close(), []);
  return null;
}

function createView(isGone: boolean): LostView {
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
  tellLost(way, isThere ? views.gone : views.offline);
  await Promise.race([
    new Promise<void>((resolve) => {
      way.wake = resolve;
    }),
    ...(isThere ? [] : [untilReachable(ending.signal)]),
  ]);
  ending.abort();
  hideNotice();
  if (way.lost) tellLost(way, null);
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
