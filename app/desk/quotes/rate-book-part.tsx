import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { useQuery } from "#app/calls/use-query.ts";
import { EmptyList } from "#app/desk/empty-list.tsx";
import { Fault, LoadingRows } from "#app/desk/ui/list-body.tsx";
import { useDeskAction } from "#app/desk/use-desk-action.ts";
import { m } from "#app/paraglide/messages.js";
import { IconButton } from "#app/ui/button.tsx";
import { formatPaisa } from "#contract/quote/quote-total.ts";
import type { Rate, RateBook } from "#contract/quote/rate-book.ts";
import type { DeskSelf } from "#contract/wire/desk-admins.ts";
import { kindNames, saySeason, unitNames } from "./quote-names.ts";
import styles from "./quotes.module.css";
import { RateForm, SupplierForm } from "./rate-forms.tsx";

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
          send={async (body) =>
            book.set(await callAsAdmin<RateBook>("POST", "/api/desk/suppliers", body))
          }
        />
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
                      void remove(`/api/desk/suppliers/${supplier.id}`);
                  }}
                />
              )}
            </header>
            <ul>
              {supplier.rates.map((rate) => (
                <li key={rate.id}>
                  <span>{rate.name}</span>
                  <span>{saySeason(rate)}</span>
                  <span>
                    {formatPaisa(rate.price)} {unitNames[rate.per]()}
                    {rate.margin !== null && ` + ${rate.margin / 100} %`}
                    {sayFurther(rate).map((text) => ` · ${text}`)}
                  </span>
                  {mayEdit && (
                    <IconButton
                      name="close"
                      variant="plain"
                      label={m.quote_remove({ title: rate.name })}
                      onClick={() => void remove(`/api/desk/rates/${rate.id}`)}
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
                send={async (body) =>
                  book.set(
                    await callAsAdmin<RateBook>(
                      "POST",
                      `/api/desk/suppliers/${supplier.id}/rates`,
                      body,
                    ),
                  )
                }
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
