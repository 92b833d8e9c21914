import { useEffect, useState } from "react";
import { keepDraft, readDraft } from "#app/forms/drafts.ts";
import { formDraft } from "#app/forms/form-drafts.ts";
import type { PlaceName } from "#app/search/find-place-names.ts";

const key = formDraft("review-place");

/** What the review that is being written is about; kept as long as its words are. */
export function usePlaceDraft(): [PlaceName | null, (place: PlaceName | null) => void] {
  const [place, setPlace] = useState<PlaceName | null>(null);
  useEffect(() => {
    const { id, name, where } = readDraft<PlaceName>(key, "device") ?? {};
    if (typeof id === "string" && typeof name === "string")
      setPlace({ id, name, where: typeof where === "string" ? where : "" });
  }, []);
  const keep = (next: PlaceName | null) => {
    setPlace(next);
    keepDraft(key, next, "device");
  };
  return [place, keep];
}
