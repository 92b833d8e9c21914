import { useState } from "react";
import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { useQuery } from "#app/calls/use-query.ts";
import { EmptyList } from "#app/desk/empty-list.tsx";
import { Fault, LoadingRows } from "#app/desk/ui/list-body.tsx";
import { useDeskAction } from "#app/desk/use-desk-action.ts";
import { m } from "#app/paraglide/messages.js";
import { Button, IconButton } from "#app/ui/button.tsx";
import { formatPaisa } from "#contract/quote/money-arithmetic.ts";
import type { Rate, RateBook } from "#contract/quote/rate-book.ts";
import { sayTerms } from "#contract/quote/rate-terms.ts";
import type { DeskSelf } from "#contract/wire/desk-admins.ts";
import { isAtLeast } from "#contract/wire/desk-roles.ts";
import { kindNames, saySeason, unitNames } from "./quote-names.ts";
import styles from "./quotes.module.css";
import { RateForm, SupplierForm } from "./rate-forms.tsx";
import { RateTablePart } from "./rate-table-part.tsx";
import { SeasonCopyForm } from "./season-copy-form.tsx";

/** What children and further beds cost. */
const sayFurther = ({ childPrice, childPrices, extraBedPrice }: Rate): string[] => [
  ...childPrices.map(({ from, to, price, bedPrice }) =>
    bedPrice === null
      ? m.book_child({ from, to, price: formatPaisa(price) })
      : m.book_child_beds({ from, to, price: formatPaisa(price), bed: formatPaisa(bedPrice) }),
  ),
  ...(childPrice === null ? [] : [m.book_any_child({ price: formatPaisa(childPrice) })]),
  ...(extraBedPrice === null ? [] : [m.book_extra_bed({ price: formatPaisa(extraBedPrice) })]),
];

/** Suppliers, their seasons and what they ask. */
export function RateBookPart({ self }: { self: DeskSelf }) {
  const book = useQuery<RateBook>(callAsAdmin, "/api/desk/suppliers");
  const action = useDeskAction();
  /** The supplier or rate that is changed, or whose rate is added: "new <supplier>". */
  const [open, setOpen] = useState("");
  const put = async (method: "POST" | "PUT", path: string, body: object) => {
    book.set(await callAsAdmin<RateBook>(method, path, body));
    setOpen("");
  };
  const mayEdit = self.role !== "viewer";
  const remove = (path: string) =>
    action.run("remove", async () => book.set(await callAsAdmin<RateBook>("DELETE", path)));
  if (!book.data)
    return book.fault ? (
      <Fault text={book.fault} onRetry={() => void book.reload()} />
    ) : (
      <LoadingRows />
    );
  return (
    <div className={styles.book}>
      {mayEdit && (
        <SupplierForm
          send={async (body) => {
            const known = new Set(book.data?.suppliers.map(({ id }) => id));
            const next = await callAsAdmin<RateBook>("POST", "/api/desk/suppliers", body);
            book.set(next);
            // What they ask is written next.
            const added = next.suppliers.find(({ id }) => !known.has(id));
            if (added) setOpen(`new ${added.id}`);
          }}
        />
      )}
      <RateTablePart mayEdit={mayEdit} onChanged={() => void book.reload()} />
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
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={m.book_change_about({ title: supplier.name })}
                  onClick={() => setOpen(open === supplier.id ? "" : supplier.id)}
                >
                  {m.book_change()}
                </Button>
              )}
              {mayEdit && (
                <IconButton
                  name="close"
                  variant="plain"
                  label={m.quote_remove({ title: supplier.name })}
                  onClick={() => {
                    if (window.confirm(m.book_remove_confirm({ name: supplier.name })))
                      void remove(`/api/desk/suppliers/${supplier.id}`);
                  }}
                />
              )}
            </header>
            {open === supplier.id && (
              <SupplierForm
                supplier={supplier}
                send={(body) => put("PUT", `/api/desk/suppliers/${supplier.id}`, body)}
              />
            )}
            <ul>
              {supplier.rates.map((rate) => (
                <li key={rate.id}>
                  <span>{rate.name}</span>
                  <span>{saySeason(rate)}</span>
                  <span>
                    {formatPaisa(rate.price)} {unitNames[rate.per]()}
                    {rate.margin !== null && ` + ${rate.margin / 100} %`}
                    {sayFurther(rate).map((text) => ` · ${text}`)}
                    {sayTerms(rate.terms) && <small>{sayTerms(rate.terms)}</small>}
                  </span>
                  {mayEdit && (
                    <Button
                      variant="quiet"
                      size="small"
                      aria-label={m.book_change_about({ title: rate.name })}
                      onClick={() => setOpen(open === rate.id ? "" : rate.id)}
                    >
                      {m.book_change()}
                    </Button>
                  )}
                  {mayEdit && (
                    <IconButton
                      name="close"
                      variant="plain"
                      label={m.quote_remove({ title: rate.name })}
                      onClick={() => {
                        if (window.confirm(m.book_remove_confirm({ name: rate.name })))
                          void remove(`/api/desk/rates/${rate.id}`);
                      }}
                    />
                  )}
                  {open === rate.id && (
                    <RateForm
                      supplier={supplier}
                      rate={rate}
                      isOwner={isAtLeast(self.role, "manager")}
                      send={([body = {}]) => put("PUT", `/api/desk/rates/${rate.id}`, body)}
                      onCancel={() => setOpen("")}
                    />
                  )}
                </li>
              ))}
            </ul>
            {mayEdit && open === `new ${supplier.id}` && (
              <RateForm
                supplier={supplier}
                isOwner={isAtLeast(self.role, "manager")}
                send={(rates) =>
                  put("POST", `/api/desk/suppliers/${supplier.id}/season`, { rates })
                }
                onCancel={() => setOpen("")}
              />
            )}
            {mayEdit && open !== `new ${supplier.id}` && (
              <span className={styles.buttons}>
                <Button
                  variant="quiet"
                  size="small"
                  icon="plus"
                  onClick={() => setOpen(`new ${supplier.id}`)}
                >
                  {m.book_add_rate()}
                </Button>
                <SeasonCopyForm
                  key={supplier.rates.length}
                  supplier={supplier}
                  send={(body) =>
                    put("POST", `/api/desk/suppliers/${supplier.id}/next-season`, body)
                  }
                />
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
