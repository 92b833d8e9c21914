import { useState } from "react";
import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { useQuery } from "#app/calls/use-query.ts";
import type { GoTo } from "#app/desk/go-to.ts";
import { useLive } from "#app/desk/live.tsx";
import { Fault, LoadingRows } from "#app/desk/ui/list-body.tsx";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { formatPaisa } from "#contract/quote/money-arithmetic.ts";
import type { SupplierStatement } from "#contract/wire/payables.ts";
import { PaidList } from "./paid-list.tsx";
import { PayForm } from "./pay-form.tsx";
import { ServiceRow } from "./service-row.tsx";
import styles from "./suppliers.module.css";

/** One supplier: services with what each costs and when it is due, what was paid, and the statement. */
export function AccountPane({
  id,
  onGo,
  onChanged,
}: {
  id: string;
  onGo: GoTo;
  onChanged(): void;
}) {
  const path = `/api/desk/payables/${id}`;
  const view = useQuery<SupplierStatement>(callAsAdmin, path);
  useLive(["trips"], () => void view.reload());
  const [isPaying, setPaying] = useState(false);
  const { data } = view;
  if (!data)
    return view.fault ? (
      <Fault text={view.fault} onRetry={() => void view.reload()} />
    ) : (
      <LoadingRows count={4} />
    );
  const { account, services, payments } = data;
  /** Throws what the call throws; what a colleague did meanwhile is shown beside the refusal. */
  async function send(method: "POST" | "PUT", where: string, body: object) {
    try {
      view.set(await callAsAdmin<SupplierStatement>(method, `${path}/${where}`, body));
      onChanged();
    } catch (error) {
      void view.reload();
      throw error;
    }
  }
  const open = account.owed - account.paid - account.advance;
  return (
    <article className={styles.pane}>
      <header className={styles.head}>
        <h3 className="h4">{account.name}</h3>
        <span className={styles.files}>
          <a href={`${path}/statement.pdf`} target="_blank" rel="noopener">
            {m.suppliers_pdf()}
          </a>
          <a href={`${path}/statement.csv`} download>
            {m.suppliers_csv()}
          </a>
        </span>
      </header>
      <dl className={styles.totals}>
        <div>
          <dt>{m.suppliers_owed()}</dt>
          <dd>{formatPaisa(account.owed)}</dd>
        </div>
        <div>
          <dt>{m.suppliers_paid()}</dt>
          <dd>{formatPaisa(account.paid)}</dd>
        </div>
        <div>
          <dt>{m.suppliers_advance()}</dt>
          <dd>{formatPaisa(account.advance)}</dd>
        </div>
        <div>
          <dt>{open < 0 ? m.suppliers_credit() : m.suppliers_open()}</dt>
          <dd>{formatPaisa(Math.abs(open))}</dd>
        </div>
      </dl>
      <h4>{m.suppliers_services()}</h4>
      <ul className={styles.rows}>
        {services.map((one) => (
          <ServiceRow
            key={`${one.id} ${one.revision}`}
            service={one}
            onOpen={() => onGo("requests", { trip: one.tripId, part: "asks" })}
            send={(body) => send("PUT", `services/${one.id}`, body)}
          />
        ))}
      </ul>
      {isPaying ? (
        <PayForm
          supplier={account.name}
          services={services}
          send={async (body) => {
            await send("POST", "payments", body);
            setPaying(false);
          }}
          onCancel={() => setPaying(false)}
        />
      ) : (
        <p>
          <Button size="small" icon="plus" onClick={() => setPaying(true)}>
            {m.suppliers_pay()}
          </Button>
        </p>
      )}
      {payments.length > 0 && (
        <PaidList
          payments={payments}
          services={services}
          send={(where, body) => send("POST", where, body)}
        />
      )}
    </article>
  );
}
