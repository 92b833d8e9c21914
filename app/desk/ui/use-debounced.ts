import { useEffect, useState } from "react";

/** A value that follows the other once it has stood still: one question to the server, not one a key. */
export function useDebounced<T>(value: T, milliseconds = 220): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
