import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { CheckField, TextAreaField, TextField } from "#app/ui/field.tsx";
import type { ValuePart } from "#contract/wire/corrections.ts";
import styles from "./content.module.css";
import { nameField } from "./names.ts";

type Props = {
  /** Where it stands in the whole value, as faults name it: "0.name"; "" is the whole. */
  at: string;
  label: string;
  value: unknown;
  /** What a group may have besides what it has. */
  parts?: readonly ValuePart[];
  fault(at: string): string | undefined;
  onChange(value: unknown): void;
};

const blankOf = ({ type }: ValuePart) => (type === "number" ? 0 : "");

/** Of the same make with nothing in it: the next line of a list. */
function blankLike(value: unknown): unknown {
  if (typeof value === "string") return "";
  if (typeof value === "number") return 0;
  if (Array.isArray(value)) return value.slice(0, 1).map(blankLike);
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, blankLike(part)]));
  return value;
}

const provenance = new Set(["source", "checked", "unverified"]);

/** Fields for a value of whatever make: texts, numbers, lists of them, groups of them. */
export function ValueFields(props: Props) {
  const { at, label, value, fault, onChange } = props;
  const error = fault(at || "value");
  if (typeof value === "string")
    return value.length > 60 || at === "" ? (
      <TextAreaField
        label={label}
        value={value}
        rows={Math.min(12, Math.max(2, Math.ceil(value.length / 70)))}
        error={error}
        onChange={(event) => onChange(event.target.value)}
      />
    ) : (
      <TextField
        label={label}
        value={value}
        error={error}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  if (typeof value === "number")
    return (
      <TextField
        label={label}
        type="number"
        step="any"
        value={Number.isNaN(value) ? "" : value}
        error={error}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    );
  if (typeof value === "boolean")
    return (
      <CheckField
        label={label}
        checked={value}
        onChange={(event) => onChange(event.target.checked)}
      />
    );
  if (Array.isArray(value)) return <ListFields {...props} value={value} />;
  if (typeof value === "object" && value !== null)
    return <GroupFields {...props} value={value as Record<string, unknown>} />;
  const { parts = [] } = props;
  const begin = () =>
    onChange(
      parts.length > 0
        ? Object.fromEntries(
            parts.filter(({ needed }) => needed).map((part) => [part.name, blankOf(part)]),
          )
        : "",
    );
  return (
    <p className={styles.unknown}>
      {label}: {m.content_unknown()}{" "}
      <Button variant="quiet" size="small" onClick={begin}>
        {m.content_fill_in()}
      </Button>
    </p>
  );
}

function ListFields({ at, label, value, fault, onChange }: Props & { value: unknown[] }) {
  const path = (index: number) => (at ? `${at}.${index}` : String(index));
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {value.map((part, index) => (
        <div key={index} className={styles.line}>
          <ValueFields
            at={path(index)}
            label={m.content_line({ number: index + 1 })}
            value={part}
            fault={fault}
            onChange={(next) => onChange(value.with(index, next))}
          />
          <Button
            variant="quiet"
            size="small"
            icon="close"
            aria-label={m.content_remove_line({ number: index + 1 })}
            onClick={() => onChange(value.toSpliced(index, 1))}
          >
            {m.content_remove()}
          </Button>
        </div>
      ))}
      {fault(at || "value") && <p className={styles.fault}>{fault(at || "value")}</p>}
      <div>
        <Button
          variant="quiet"
          size="small"
          icon="plus"
          onClick={() => onChange([...value, blankLike(value.at(-1) ?? "")])}
        >
          {m.content_add_line()}
        </Button>
      </div>
    </fieldset>
  );
}

function GroupFields({
  at,
  label,
  value,
  parts = [],
  fault,
  onChange,
}: Props & { value: Record<string, unknown> }) {
  const without = (name: string) =>
    Object.fromEntries(Object.entries(value).filter(([other]) => other !== name));
  const absent = parts.filter(({ name }) => !(name in value));
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {Object.entries(value)
        .filter(([name]) => at !== "" || !provenance.has(name))
        .map(([name, part]) => (
          <div key={name} className={styles.line}>
            <ValueFields
              at={at ? `${at}.${name}` : name}
              label={nameField(name)}
              value={part}
              fault={fault}
              onChange={(next) => onChange({ ...value, [name]: next })}
            />
            {parts.some((other) => other.name === name && !other.needed) && (
              <Button
                variant="quiet"
                size="small"
                icon="close"
                aria-label={m.content_remove_part({ name: nameField(name) })}
                onClick={() => onChange(without(name))}
              >
                {m.content_remove()}
              </Button>
            )}
          </div>
        ))}
      {fault(at || "value") && <p className={styles.fault}>{fault(at || "value")}</p>}
      {absent.length > 0 && (
        <div className={styles.add}>
          {absent.map((part) => (
            <Button
              key={part.name}
              variant="quiet"
              size="small"
              icon="plus"
              onClick={() => onChange({ ...value, [part.name]: blankOf(part) })}
            >
              {nameField(part.name)}
            </Button>
          ))}
        </div>
      )}
    </fieldset>
  );
}
