import { useEffect, useState } from "react";

type Find = () => HTMLElement | null | undefined;

/**
 * Gives the focus to what a change of state shows, once it stands in the document: called beside the change. A frame
 * of the browser is no measure of that, for a busy machine draws one before React is done.
 */
export function useFocusAfter(): (find: Find) => void {
  const [wanted, setWanted] = useState<{ find: Find }>();
  useEffect(() => wanted?.find()?.focus(), [wanted]);
  return (find) => setWanted({ find });
}
