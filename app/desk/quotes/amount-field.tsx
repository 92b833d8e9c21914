import { useState } from "react";
import { TextField } from "#app/ui/field.tsx";
import { readRupees, writeRupees } from "./rupees.ts";

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
  const written = value === null ? "" : writeRupees(value);
  const [text, setText] = useState<string | null>(null);
  const shown = text ?? written;
  const isWrong = text !== null && readRupees(text) === null && !(optional && text.trim() === "");
  return (
    <TextField
      label={label}
      value={shown}
      inputMode="decimal"
      disabled={disabled}
      name={name}
      error={error}
      aria-invalid={isWrong || undefined}
      placeholder={optional ? "–" : "0"}
      onFocus={(event) => event.target.select()}
      onChange={(event) => {
        const next = event.target.value;
        setText(next);
        const paisa = readRupees(next);
        if (paisa !== null) onChange(paisa);
        else if (next.trim() === "") onChange(optional ? null : 0);
      }}
      onBlur={() => setText(null)}
    />
  );
}

/** A whole number; what is none stays as it was. */
export function CountField({
  label,
  value,
  least = 0,
  most = 999,
  placeholder,
  onChange,
  disabled = false,
}: {
  label: string;
  value: number | null;
  least?: number;
  most?: number;
  /** What holds where nothing is typed; without it a number is needed. */
  placeholder?: string;
  onChange(value: number | null): void;
  disabled?: boolean;
}) {
  const [text, setText] = useState<string | null>(null);
  return (
    <TextField
      label={label}
      value={text ?? (value === null ? "" : String(value))}
      inputMode="numeric"
      disabled={disabled}
      placeholder={placeholder}
      onFocus={(event) => event.target.select()}
      onChange={(event) => {
        const next = event.target.value;
        setText(next);
        if (next.trim() === "" && placeholder !== undefined) return onChange(null);
        const count = Number(next);
        if (/^\d{1,6}$/.test(next) && count >= least && count <= most) onChange(count);
      }}
      onBlur={() => setText(null)}
    />
  );
}
