import { useEffect, useRef, useState } from "react";
import { m } from "#app/paraglide/messages.js";
import { TextField } from "#app/ui/field.tsx";
import { formatPaisa } from "#contract/quote/money-arithmetic.ts";
import { isShort, readRupees, writeRupees } from "./rupees.ts";

/** Rupees as people type them, paisa as they are kept. Empty: `null`, where that may be. */
export function AmountField({
  label,
  value,
  onChange,
  name,
  error,
  optional = false,
  disabled = false,
}: {
  label: string;
  value: number | null;
  /** Under which a refusal of the form's speaks of it. */
  name?: string;
  error?: string | undefined;
  onChange(paisa: number | null): void;
  optional?: boolean;
  disabled?: boolean;
}) {
  const [text, setText] = useState<string | null>(null);
  const paisa = text === null ? value : readRupees(text);
  const isWrong = text !== null && paisa === null && text.trim() !== "";
  const refusal = isWrong ? m.quote_amount_fault() : "";
  const box = useRefusal(refusal);
  return (
    <TextField
      ref={box}
      label={label}
      value={text ?? (value === null ? "" : writeRupees(value))}
      inputMode="decimal"
      disabled={disabled}
      name={name}
      error={refusal || error}
      note={text !== null && paisa !== null && isShort(text) && `= ${formatPaisa(paisa)}`}
      placeholder={optional ? "–" : "0"}
      onFocus={(event) => event.target.select()}
      onChange={(event) => {
        const next = event.target.value;
        setText(next);
        const read = readRupees(next);
        if (read !== null) onChange(read);
        else if (next.trim() === "") onChange(optional ? null : 0);
      }}
      // What could not be read stays to be mended, and what was short stays beside its sum: a line that
      // went with the focus would draw the button away from under the press.
      onBlur={() => !isWrong && !isShort(text ?? "") && setText(null)}
    />
  );
}

/** Keeps a form from being sent while one of its fields is refused. */
function useRefusal(refusal: string) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => box.current?.setCustomValidity(refusal), [refusal]);
  return box;
}

/** A whole number; what is none is refused beside it, and changes nothing. */
export function CountField({
  label,
  value,
  least = 0,
  most = 999,
  placeholder,
  name,
  error,
  onChange,
  disabled = false,
}: {
  label: string;
  value: number | null;
  /** Under which a refusal of the form's speaks of it. */
  name?: string;
  error?: string | undefined;
  least?: number;
  most?: number;
  /** What holds where nothing is typed; without it a number is needed. */
  placeholder?: string;
  onChange(value: number | null): void;
  disabled?: boolean;
}) {
  const [text, setText] = useState<string | null>(null);
  const isCount = (typed: string) =>
    /^\d{1,6}$/.test(typed.trim()) && Number(typed) >= least && Number(typed) <= most;
  const isWrong = text !== null && text.trim() !== "" && !isCount(text);
  const refusal = isWrong ? m.quote_count_fault({ least, most }) : "";
  const box = useRefusal(refusal);
  return (
    <TextField
      ref={box}
      error={refusal || error}
      label={label}
      name={name}
      value={text ?? (value === null ? "" : String(value))}
      inputMode="numeric"
      disabled={disabled}
      placeholder={placeholder}
      onFocus={(event) => event.target.select()}
      onChange={(event) => {
        const next = event.target.value;
        setText(next);
        if (next.trim() === "" && placeholder !== undefined) return onChange(null);
        if (isCount(next)) onChange(Number(next));
      }}
      onBlur={() => !isWrong && setText(null)}
    />
  );
}
