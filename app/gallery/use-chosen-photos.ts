import { useEffect, useRef, useState } from "react";
import type { ChosenPhoto } from "./photo-files.ts";

/** The photos that were chosen: they stay while their page does, however often their popup is closed. */
export function useChosenPhotos() {
  const [photos, setPhotos] = useState<ChosenPhoto[]>([]);
  /** Where each announced photo may go, by its key: what was announced once is never announced again. */
  const places = useRef(new Map<string, { id: string; token: string }>());
  const shown = useRef<ChosenPhoto[]>([]);
  shown.current = photos;
  useEffect(
    () => () => {
      for (const photo of shown.current) URL.revokeObjectURL(photo.preview);
    },
    [],
  );
  return {
    photos,
    setPhotos,
    places: places.current,
    /** All have arrived: the next ones begin anew. */
    clear(): void {
      for (const photo of shown.current) URL.revokeObjectURL(photo.preview);
      places.current.clear();
      setPhotos([]);
    },
  };
}

export type ChosenPhotos = ReturnType<typeof useChosenPhotos>;
