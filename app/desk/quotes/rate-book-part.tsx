import { type FormEvent, useState } from "react";
import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { useQuery } from "#app/calls/use-query.ts";
import { EmptyList } from "#app/desk/empty-list.tsx";
import { Fault, LoadingRows } from "#app/desk/ui/list-body.tsx";
import { useDeskAction } from "#app/desk/use-desk-action.ts";
import { m } from "#app/paraglide/messages.js";
import { Button, IconButton } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { formatDay } from "#app/ui/format-dates.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import type { DeskSelf } from "#contract/desk-admins.ts";
import { itemKinds, itemUnits } from "#contract/quote.ts";
import { formatPaisa } from "#contract/quote-total.ts";
import type { Rate, RateBook, Supplier } from "#contract/rate-book.ts";
import { AmountField } from "./amount-field.tsx";
import { kindNames, unitNames } from "./quote-names.ts";
import styles from "./quotes.module.css";

const season = ({ from, to }: Rate) =>
  from || to
    ? [from ? formatDay(from) : "…", to ? formatDay(to) : "…"].join(" – ")
    : m.book_all_year();

/** Suppliers, their seasons and what they ask. */
export function RateBookPart({ self }: { self: DeskSelf }) {
  const book = useQuery<RateBook>(callAsAdmin, "/api/desk/suppliers");
  const action = useDeskAction();
  const mayEdit = self.role !== "viewer";
  const run = (name: string, method: "POST" | "DELETE", path: string, body?: object) =>
    action.run(name, async () => book.set(await callAsAdmin<RateBook>(method, path, body)));
  if (!book.data)
    return book.fault ? (
      <Fault text={book.fault} onRetry={() => void book.reload()} />
    ) : (
      <LoadingRows />
    );
  return (
    <div className={styles.book}>
      {mayEdit && (
        <form
          className={styles.basics}
          onSubmit={(event) => {
            event.preventDefault();
            const form = event.currentTarget;
            void run(
              "supplier",
              "POST",
              "/api/desk/suppliers",
              Object.fromEntries(new FormData(form)),
            ).then((done) => done && form.reset());
          }}
        >
          <SelectField
            label={m.book_kind()}
            name="kind"
            options={itemKinds.map((value) => ({ value, label: kindNames[value]() }))}
          />
          <TextField label={m.book_supplier()} name="name" maxLength={120} required />
          <TextField label={m.book_place()} name="place" maxLength={120} />
          <TextField label={m.book_email()} name="email" type="email" maxLength={254} />
          <TextField label={m.book_phone()} name="phone" type="tel" maxLength={40} />
          <Button type="submit" size="small" busy={action.busy === "supplier"}>
            {m.book_add_supplier()}
          </Button>
        </form>
      )}
      {book.data.suppliers.length === 0 && (
        <EmptyList title={m.book_empty()} lede={m.book_empty_lede()} />
      )}
      <ul className={styles.suppliers}>
        {book.data.suppliers.map((supplier) => (
          <li key={supplier.id}>
            <header>
              <b>{supplier.name}</b>
              <small>
                {[kindNames[supplier.kind](), supplier.place, supplier.email, supplier.phone]
                  .filter(Boolean)
                  .join(" · ")}
              </small>
              {mayEdit && (
                <IconButton
                  name="close"
                  variant="plain"
                  label={m.quote_remove({ title: supplier.name })}
                  onClick={() => {
                    if (window.confirm(m.book_remove_confirm({ name: supplier.name })))
                      void run("remove", "DELETE", `/api/desk/suppliers/${supplier.id}`);
                  }}
                />
              )}
            </header>
            <ul>
              {supplier.rates.map((rate) => (
                <li key={rate.id}>
                  <span>{rate.name}</span>
                  <span>{season(rate)}</span>
                  <span>
                    {formatPaisa(rate.price)} {unitNames[rate.per]()}
                    {rate.margin !== null && ` + ${rate.margin / 100} %`}
                  </span>
                  {mayEdit && (
                    <IconButton
                      name="close"
                      variant="plain"
                      label={m.quote_remove({ title: rate.name })}
                      onClick={() => void run("remove", "DELETE", `/api/desk/rates/${rate.id}`)}
                    />
                  )}
                </li>
              ))}
            </ul>
            {mayEdit && (
              <RateForm
                key={supplier.rates.length}
                supplier={supplier}
                isOwner={self.role === "owner"}
                busy={action.busy === supplier.id}
                onSend={(body) =>
                  void run(supplier.id, "POST", `/api/desk/suppliers/${supplier.id}/rates`, body)
                }
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function RateForm({
  supplier,
  isOwner,
  busy,
  onSend,
}: {
  supplier: Supplier;
  isOwner: boolean;
  busy: boolean;
  onSend(body: object): void;
}) {
  const [open, setOpen] = useState(false);
  const [price, setPrice] = useState(0);
  if (!open)
    return (
      <Button variant="quiet" size="small" icon="plus" onClick={() => setOpen(true)}>
        {m.book_add_rate()}
      </Button>
    );
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const margin = Number(form.get("margin") || Number.NaN);
    onSend({
      name: form.get("name"),
      per: form.get("per"),
      from: form.get("from") || null,
      to: form.get("to") || null,
      price,
      margin: Number.isFinite(margin) ? Math.round(margin * 100) : null,
    });
  }
  return (
    <form className={styles.basics} onSubmit={send}>
      <TextField label={m.book_rate_name()} name="name" maxLength={120} required autoFocus />
      <SelectField
        label={m.quote_per()}
        name="per"
        defaultValue={supplier.kind === "stay" ? "room" : "group"}
        options={itemUnits.map((value) => ({ value, label: unitNames[value]() }))}
      />
      <AmountField label={m.quote_price()} value={price} onChange={(sum) => setPrice(sum ?? 0)} />
      {isOwner && <TextField label={m.quote_margin()} name="margin" inputMode="decimal" />}
      <TextField label={m.book_from()} name="from" type="date" />
      <TextField label={m.book_to()} name="to" type="date" />
      <Button type="submit" size="small" busy={busy}>
        {m.book_add_rate()}
      </Button>
    </form>
  );
}
