import { Popover } from "radix-ui";
import { sourceNames, stageNames } from "#app/desk/request-names.ts";
import { Chips } from "#app/desk/ui/chips.tsx";
import { m } from "#app/paraglide/messages.js";
import { Icon } from "#app/ui/icon.tsx";
import { Select, SelectField } from "#app/ui/select-field.tsx";
import type { TripCounts, TripSort } from "#contract/wire/desk.ts";
import { tripSources, tripStages } from "#contract/wire/trip-stages.ts";
import type { RequestFilter } from "./request-filter.ts";
import styles from "./requests.module.css";
import { SavedViews } from "./saved-views.tsx";

/** What the list shows and in which order, in one line. */
export function Filters({
  filter,
  counts,
  noStages = false,
  onChange,
}: {
  filter: RequestFilter;
  counts: TripCounts | null;
  /** Where the stages stand beside one another anyway. */
  noStages?: boolean;
  onChange(filter: RequestFilter): void;
}) {
  const open = counts && counts.new + counts.qualified + counts.quote_sent;
  const all = open !== null && counts && open + counts.accepted + counts.lost;
  const views = [
    { value: "open", label: m.desk_view_open(), count: open ?? undefined },
    { value: "due", label: m.desk_view_due(), count: counts?.due },
    { value: "unread", label: m.desk_view_unread(), count: counts?.unread },
    ...tripStages.map((stage) => ({
      value: stage,
      label: stageNames[stage](),
      count: counts?.[stage],
    })),
    { value: "all", label: m.desk_view_all(), count: all || undefined },
  ] as const;
  const isNarrowed = filter.source !== "" || filter.sort !== "newest";
  return (
    <div className={styles.filters}>
      {!noStages && (
        <div className={styles.shows}>
          <Chips
            label={m.desk_stage()}
            value={filter.show}
            options={views}
            onChange={(show) => onChange({ ...filter, show })}
          />
        </div>
      )}
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
      <Popover.Root>
        <Popover.Trigger className={styles.select} data-set={isNarrowed || undefined}>
          {m.desk_filters_more()}
          <Icon name="chevron-down" size={16} />
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Content className={styles.more} align="end" sideOffset={6} collisionPadding={10}>
            <SelectField
              label={m.desk_sort()}
              value={filter.sort}
              options={[
                { value: "newest", label: m.desk_sort_newest() },
                { value: "updated", label: m.desk_sort_updated() },
                { value: "next_action", label: m.desk_sort_next_action() },
                { value: "travel_date", label: m.desk_sort_travel_date() },
              ]}
              onChange={(event) => onChange({ ...filter, sort: event.target.value as TripSort })}
            />
            <SelectField
              label={m.desk_source()}
              value={filter.source}
              options={[
                { value: "", label: m.desk_source_all() },
                ...tripSources.map((source) => ({ value: source, label: sourceNames[source]() })),
              ]}
              onChange={(event) =>
                onChange({ ...filter, source: event.target.value as RequestFilter["source"] })
              }
            />
            <SavedViews filter={filter} onChange={onChange} />
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
    </div>
  );
}
