import { type ComponentProps, useEffect, useRef, useState } from "react";
import { watchNear } from "#app/site/when-near.ts";

/** Holds the place of a picture that has not come. */
const nothing = "data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAACADs=";

/** The picture's bytes under an address of this page alone. @throws Error where it does not come */
async function bring(src: string): Promise<string> {
  const answer = await fetch(src, { cache: "no-store" });
  if (!answer.ok) throw new Error("a picture did not come");
  return URL.createObjectURL(await answer.blob());
}

/**
 * A picture whose address has a trip's link in it: fetched when it comes near the screen, and so that this address
 * never lies in the browser's cache. Without a network its `alt` stands there.
 */
export function LinkImage({ src, alt, ...rest }: ComponentProps<"img"> & { src: string }) {
  const image = useRef<HTMLImageElement>(null);
  const [shown, setShown] = useState<string | undefined>(nothing);
  useEffect(() => {
    let made = "";
    let isOver = false;
    const stop = watchNear(image.current, () => {
      bring(src).then(
        (address) => {
          made = address;
          if (isOver) URL.revokeObjectURL(made);
          else setShown(made);
        },
        () => setShown(undefined),
      );
    });
    return () => {
      isOver = true;
      stop();
      URL.revokeObjectURL(made);
    };
  }, [src]);
  return <img {...rest} ref={image} src={shown} alt={alt} />;
}
