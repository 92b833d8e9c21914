import { stageNames } from "#app/desk/request-names.ts";
import { Chips } from "#app/desk/ui/chips.tsx";
import { StageSun } from "#app/desk/ui/stage-sun.tsx";
import { m } from "#app/paraglide/messages.js";
import { Select } from "#app/ui/select-field.tsx";
import { type TripCounts, type TripSort, type TripStage, tripStages } from "#contract/desk.ts";
import styles from "./requests.module.css";

export type RequestFilter = {
  view: TripStage | "open" | "due" | "unread" | "all";
  owner: "" | "mine" | "none";
  sort: TripSort;
};

/** What the list shows and in which order. */
export function Filters({
  filter,
  counts,
  onChange,
}: {
  filter: RequestFilter;
  counts: TripCounts | null;
  onChange(filter: RequestFilter): void;
}) {
  const open = counts && counts.new + counts.qualified + counts.quote_sent;
  const all = open !== null && counts && open + counts.accepted + counts.lost;
  const views = [
    { value: "open", label: m.desk_view_open(), count: open ?? undefined },
    ...tripStages.map((stage) => ({
      value: stage,
      label: stageNames[stage](),
      count: counts?.[stage],
      icon: <StageSun stage={stage} size={20} />,
    })),
    { value: "due", label: m.desk_view_due(), count: counts?.due },
    { value: "unread", label: m.desk_view_unread(), count: counts?.unread },
    { value: "all", label: m.desk_view_all(), count: all || undefined },
  ] as const;
  return (
    <div className={styles.filters}>
      <Chips
        label={m.desk_stage()}
        value={filter.view}
        options={views}
        onChange={(view) => onChange({ ...filter, view })}
      />
      <div className={styles.selects}>
        <span className={styles.select}>
          <Select
            aria-label={m.desk_owner()}
            value={filter.owner}
            options={[
              { value: "", label: m.desk_owner_all() },
              { value: "mine", label: m.desk_owner_mine() },
              { value: "none", label: m.desk_owner_none() },
            ]}
            onChange={(event) =>
              onChange({ ...filter, owner: event.target.value as RequestFilter["owner"] })
            }
          />
        </span>
        <span className={styles.select}>
          <Select
            aria-label={m.desk_sort()}
            value={filter.sort}
            options={[
              { value: "newest", label: m.desk_sort_newest() },
              { value: "updated", label: m.desk_sort_updated() },
              { value: "next_action", label: m.desk_sort_next_action() },
              { value: "travel_date", label: m.desk_sort_travel_date() },
            ]}
            onChange={(event) => onChange({ ...filter, sort: event.target.value as TripSort })}
          />
        </span>
      </div>
    </div>
  );
}
