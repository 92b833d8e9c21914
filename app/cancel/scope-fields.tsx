import { m } from "#app/paraglide/messages.js";
import { CheckField, TextField } from "#app/ui/field.tsx";
import { nameHead } from "#app/ui/price-words.ts";
import { SelectField } from "#app/ui/select-field.tsx";

import styles from "./cancel.module.css";
import type { Cancellable, ScopeChoice } from "./scope.ts";

const toggle = <T,>(list: T[], one: T, isIn: boolean): T[] =>
  isIn ? [...list, one] : list.filter((other) => other !== one);

function CountBox(props: {
  label: string;
  value: number;
  most: number;
  onChange(n: number): void;
}) {
  const { label, value, most, onChange } = props;
  return (
    <TextField
      label={label}
      type="number"
      min={0}
      max={most}
      value={value}
      onChange={(event) => onChange(Math.trunc(event.target.valueAsNumber || 0))}
    />
  );
}

/** What is cancelled: all, some who travel, or some services. */
export function ScopeFields({
  of,
  value,
  onChange,
}: {
  of: Cancellable;
  value: ScopeChoice;
  onChange(choice: ScopeChoice): void;
}) {
  const { party, heads, services } = of;
  const change = (part: Partial<ScopeChoice>) => onChange({ ...value, ...part });
  const people = party.adults + party.children;
  return (
    <div className={styles.fields}>
      <SelectField
        label={m.cancel_what()}
        value={value.of}
        options={[
          { value: "whole", label: m.cancel_whole() },
          ...(people > 1 ? [{ value: "persons", label: m.cancel_persons() }] : []),
          ...(services.length > 0 ? [{ value: "services", label: m.cancel_services() }] : []),
        ]}
        onChange={(event) => change({ of: event.target.value as ScopeChoice["of"] })}
      />
      {value.of === "persons" && !heads && (
        <>
          <CountBox
            label={m.cancel_adults()}
            value={value.adults}
            most={party.adults - 1}
            onChange={(adults) => change({ adults })}
          />
          {Array.from({ length: party.children }, (_, at) => {
            const age = party.ages[at];
            const label =
              age == null
                ? m.cancel_child({ number: at + 1 })
                : m.cancel_child_of({ number: at + 1, age });
            return (
              <CheckField
                key={at}
                label={label}
                checked={value.children.includes(at)}
                onChange={(event) =>
                  change({ children: toggle(value.children, at, event.target.checked) })
                }
              />
            );
          })}
        </>
      )}
      {value.of === "persons" &&
        heads?.map(({ of: head, count }) => (
          <CountBox
            key={head}
            label={m.cancel_fewer({ who: nameHead(head), count })}
            value={value.heads[head] ?? 0}
            most={count}
            onChange={(number) => change({ heads: { ...value.heads, [head]: number } })}
          />
        ))}
      {value.of === "services" &&
        services.map(({ id, title }) => (
          <CheckField
            key={id}
            label={title}
            checked={value.items.includes(id)}
            onChange={(event) => change({ items: toggle(value.items, id, event.target.checked) })}
          />
        ))}
    </div>
  );
}
