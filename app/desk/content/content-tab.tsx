import { useState } from "react";
import { Link } from "react-router";
import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { useQuery } from "#app/calls/use-query.ts";
import { EmptyList } from "#app/desk/empty-list.tsx";
import type { GoTo } from "#app/desk/go-to.ts";
import { useLive } from "#app/desk/live.tsx";
import { Chips } from "#app/desk/ui/chips.tsx";
import { Fault, LoadingRows } from "#app/desk/ui/list-body.tsx";
import { badgeClass, rowClass, rowsClass } from "#app/desk/ui/list-classes.ts";
import { SearchBox } from "#app/desk/ui/search-box.tsx";
import { NothingOpen, Split } from "#app/desk/ui/split-view.tsx";
import { TabHead } from "#app/desk/ui/tab-head.tsx";
import { useDebounced } from "#app/desk/ui/use-debounced.ts";
import { m } from "#app/paraglide/messages.js";
import { formatRecent } from "#app/ui/format-dates.ts";
import { useAddress } from "#app/ui/use-address.ts";
import type { ContentOverview, FactReports } from "#contract/wire/corrections.ts";
import type { DeskSelf } from "#contract/wire/desk-admins.ts";
import styles from "./content.module.css";
import { ItemPane } from "./item-pane.tsx";
import { nameField, nameKind } from "./names.ts";
import { Reports } from "./reports.tsx";

/** What readers report, what the office says in the place of shipped content, and the way to change more. */
export function ContentTab({ self, onGo }: { self: DeskSelf; onGo: GoTo }) {
  const address = useAddress();
  const [search, setSearch] = useState("");
  const asked = useDebounced(search.trim());
  const overview = useQuery<ContentOverview>(
    callAsAdmin,
    `/api/desk/content?search=${encodeURIComponent(asked)}`,
  );
  const reports = useQuery<FactReports>(callAsAdmin, "/api/desk/reports");
  const open = address.get("content");
  const show = address.get("show") === "changed" ? "changed" : "reports";
  const mayEdit = self.role !== "viewer";
  useLive(["desk-facts", "desk-content", "content"], () => {
    void overview.reload();
    void reports.reload();
  });
  const openItem = (kind: string, item: string, report: string | null = null) =>
    address.set({ content: `${kind}/${item}`, report });
  const { data } = overview;
  const lines = asked
    ? data?.found.map((one) => ({ ...one, field: "", badges: [], when: "" }))
    : data?.changed.map(({ state, isStale, isRefused, at, who, ...one }) => ({
        ...one,
        badges: [
          state === "draft" ? m.content_draft() : m.content_published(),
          ...(isRefused ? [m.content_refused()] : isStale ? [m.content_stale()] : []),
        ],
        when: `${who}, ${formatRecent(at)}`,
      }));
  const list =
    !asked && show === "reports" ? (
      <Reports reports={reports} mayEdit={mayEdit} onOpen={openItem} />
    ) : overview.fault && !data ? (
      <Fault text={overview.fault} onRetry={() => void overview.reload()} />
    ) : !lines ? (
      <LoadingRows />
    ) : lines.length === 0 ? (
      <EmptyList
        title={asked ? m.content_none_found() : m.content_none_changed()}
        lede={asked ? m.content_none_found_lede() : m.content_none_changed_lede()}
      />
    ) : (
      <ul className={rowsClass}>
        {lines.map(({ kind, item, name, field, badges, when }) => (
          <li key={`${kind}/${item}/${field}/${badges[0] ?? ""}`}>
            <button
              type="button"
              className={rowClass}
              aria-current={open === `${kind}/${item}`}
              onClick={() => openItem(kind, item)}
            >
              <b>{name}</b>
              <span className="muted">
                {nameKind(kind)}
                {field && ` · ${nameField(field)}`}
                {when && ` · ${when}`}
              </span>
              {badges.length > 0 && (
                <span className={styles.badges}>
                  {badges.map((text, index) => (
                    <span
                      key={text}
                      className={badgeClass}
                      data-tone={index > 0 ? "err" : undefined}
                    >
                      {text}
                    </span>
                  ))}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    );
  const [kind = "", item = ""] = open?.split("/") ?? [];
  return (
    <>
      <TabHead title={m.content_title()}>
        <SearchBox value={search} onChange={setSearch} label={m.content_search()} />
        <Chips
          label={m.content_show()}
          value={show}
          options={[
            { value: "reports", label: m.content_reports(), count: reports.data?.waiting },
            { value: "changed", label: m.content_changed(), count: data?.changed.length },
          ]}
          onChange={(value) => {
            setSearch("");
            address.set({ show: value });
          }}
        />
      </TabHead>
      <p className={styles.lede}>
        {m.content_lede()}{" "}
        <button type="button" className={styles.link} onClick={() => onGo("photos")}>
          {m.desk_photos()}
        </button>
        {" · "}
        <button type="button" className={styles.link} onClick={() => onGo("reviews")}>
          {m.desk_reviews()}
        </button>
        {" · "}
        <Link to="/how-we-know" className={styles.link}>
          {m.content_how_we_know()}
        </Link>
      </p>
      <Split
        list={list}
        open={open !== null}
        onClose={() => address.set({ content: null, report: null })}
        paneLabel={m.content_pane()}
        pane={
          item ? (
            <ItemPane
              key={open}
              kind={kind}
              item={item}
              mayEdit={mayEdit}
              report={
                reports.data?.reports.find(
                  ({ id, status }) => id === address.get("report") && status === "new",
                ) ?? null
              }
              onOpen={openItem}
            />
          ) : (
            <NothingOpen text={m.content_nothing_open()} />
          )
        }
      />
    </>
  );
}
