import { memo, useMemo, useState } from "react";
import { m } from "#app/paraglide/messages.js";
import { formatMonth } from "#app/ui/format-dates.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import type { PlanForm } from "#server/content/plans/plan-page.ts";

/** What stands for a wish of several parts, or of one that the list does not have. */
const several = "several";

const toOptions = (places: readonly { id: string; name: string }[], kind = "") =>
  places.map(({ id, name }) => ({ value: `${kind}${id}`, label: name }));

/** A festival is kept in its own month: who chooses one means that. */
function takeMonth(form: HTMLFormElement | null, festival: { month: string } | undefined): void {
  const month = form?.elements.namedItem("month");
  const from = form?.elements.namedItem("from");
  if (!festival || !(month instanceof HTMLSelectElement)) return;
  month.value = festival.month;
  // Beyond the months that are listed: any, and the planner goes to its days.
  if (month.value !== festival.month) month.value = "";
  if (from instanceof HTMLInputElement) from.value = "";
}

/** The part of the country that is meant, or a festival: one of the list, or what the wish has, which stays while nothing is chosen. */
export const WhereField = memo(function WhereField({
  form: { areas, bases, festivals },
  where,
}: {
  form: Pick<PlanForm, "areas" | "bases" | "festivals">;
  where: readonly string[];
}) {
  const groups = useMemo(
    () => [
      { label: m.plan_where_regions(), options: toOptions(areas.regions) },
      { label: m.plan_where_states(), options: toOptions(areas.states) },
      {
        label: m.plan_where_festivals(),
        options: festivals.map(({ id, name, month }) => ({
          value: id,
          label: m.plan_where_festival({ name, month: formatMonth(month) }),
        })),
      },
      { label: m.plan_where_places(), options: toOptions(bases, "base:") },
    ],
    [areas, bases, festivals],
  );
  const [only = ""] = where;
  const isListed = groups.some(({ options }) => options.some(({ value }) => value === only));
  const isSeveral = where.length > 1 || (where.length === 1 && !isListed);
  const [chosen, setChosen] = useState(isSeveral ? several : only);
  const isKept = chosen === several;
  return (
    <>
      {isKept && where.map((part) => <input key={part} type="hidden" name="where" value={part} />)}
      <SelectField
        label={m.plan_where()}
        // What is kept is written by the hidden fields.
        name={isKept ? undefined : "where"}
        // Where another choice was made in the other language, it is made here too (`restore-forms.ts`).
        data-name="where"
        value={chosen}
        onChange={(event) => {
          setChosen(event.target.value);
          takeMonth(
            event.target.form,
            festivals.find(({ id }) => id === event.target.value),
          );
        }}
        options={[
          { value: "", label: m.plan_where_any() },
          ...(isSeveral
            ? [{ value: several, label: m.plan_where_several({ count: where.length }) }]
            : []),
          ...groups,
        ]}
      />
    </>
  );
});
