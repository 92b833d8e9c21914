import { useState } from "react";
import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { useQuery } from "#app/calls/use-query.ts";
import { EmptyList } from "#app/desk/empty-list.tsx";
import type { GoTo } from "#app/desk/go-to.ts";
import { useLive } from "#app/desk/live.tsx";
import { Chips } from "#app/desk/ui/chips.tsx";
import { Fault, LoadingRows } from "#app/desk/ui/list-body.tsx";
import { badgeClass } from "#app/desk/ui/list-classes.ts";
import { NothingOpen, Split } from "#app/desk/ui/split-view.tsx";
import { TabHead } from "#app/desk/ui/tab-head.tsx";
import { m } from "#app/paraglide/messages.js";
import { formatDay } from "#app/ui/format-dates.ts";
import { useAddress } from "#app/ui/use-address.ts";
import { formatPaisa } from "#contract/quote/money-arithmetic.ts";
import type { SupplierAccount, SupplierAccounts } from "#contract/wire/payables.ts";
import { AccountPane } from "./account-pane.tsx";
import { MarginsPart } from "./margins-part.tsx";
import styles from "./suppliers.module.css";

/** What each supplier is owed and when, what they were paid, and what is left of each trip. Owners alone. */
export function SuppliersTab({ onGo }: { onGo: GoTo }) {
  const address = useAddress();
  const [look, setLook] = useState<"accounts" | "margins">("accounts");
  const list = useQuery<SupplierAccounts>(callAsAdmin, "/api/desk/payables");
  useLive(["trips"], () => void list.reload());
  const open = address.get("account");
  const accounts = list.data?.accounts;
  return (
    <>
      <TabHead title={m.suppliers_title()} count={accounts?.length}>
        <Chips
          label={m.suppliers_look()}
          value={look}
          options={[
            { value: "accounts", label: m.suppliers_accounts() },
            { value: "margins", label: m.suppliers_margins() },
          ]}
          onChange={setLook}
        />
      </TabHead>
      {look === "margins" ? (
        <MarginsPart onGo={onGo} />
      ) : !accounts ? (
        list.fault ? (
          <Fault text={list.fault} onRetry={() => void list.reload()} />
        ) : (
          <LoadingRows count={4} />
        )
      ) : accounts.length === 0 ? (
        <EmptyList title={m.suppliers_none()} lede={m.suppliers_none_lede()} />
      ) : (
        <Split
          paneLabel={m.suppliers_statement()}
          open={open !== null}
          onClose={() => address.set({ account: null })}
          list={
            <ul className={styles.accounts}>
              {accounts.map((one) => (
                <li key={one.account}>
                  <AccountRow
                    account={one}
                    current={one.account === open}
                    onOpen={() => address.set({ account: one.account })}
                  />
                </li>
              ))}
            </ul>
          }
          pane={
            open ? (
              <AccountPane key={open} id={open} onGo={onGo} onChanged={() => void list.reload()} />
            ) : (
              <NothingOpen text={m.suppliers_open_one()} />
            )
          }
        />
      )}
    </>
  );
}

function AccountRow({
  account,
  current,
  onOpen,
}: {
  account: SupplierAccount;
  current: boolean;
  onOpen(): void;
}) {
  const { name, owed, paid, advance, overdue, nextDue, unpriced } = account;
  const open = owed - paid - advance;
  return (
    <button type="button" aria-current={current || undefined} onClick={onOpen}>
      <span className={styles.name}>
        <b>{name}</b>
        <small>
          {[
            nextDue && m.suppliers_next({ day: formatDay(nextDue) }),
            advance > 0 && m.suppliers_advance_is({ sum: formatPaisa(advance) }),
          ]
            .filter(Boolean)
            .join(" · ")}
        </small>
      </span>
      <span className={styles.sums}>
        {(open !== 0 || unpriced === 0) && (
          <>
            <b>{formatPaisa(Math.abs(open))}</b>
            <small>
              {open === 0
                ? m.suppliers_settled()
                : open < 0
                  ? m.suppliers_credit()
                  : m.suppliers_open()}
            </small>
          </>
        )}
        {overdue > 0 && (
          <span className={badgeClass} data-tone="err">
            {m.suppliers_overdue({ sum: formatPaisa(overdue) })}
          </span>
        )}
        {unpriced > 0 && (
          <span className={badgeClass} data-tone="sun">
            {m.suppliers_unpriced({ count: unpriced })}
          </span>
        )}
      </span>
    </button>
  );
}
