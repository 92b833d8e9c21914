import { useState } from "react";
import { useDeskAction } from "#app/desk/use-desk-action.ts";
import { useForm } from "#app/forms/use-form.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { type ChildPrice, itemKinds, itemUnits } from "#contract/quote/quote.ts";
import type { Rate, Supplier } from "#contract/quote/rate-book.ts";
import { AmountField } from "./amount-field.tsx";
import { ChildPricesField } from "./child-prices.tsx";
import { kindNames, unitNames } from "./quote-names.ts";
import styles from "./quotes.module.css";

/** A further supplier of the rate book. */
export function SupplierForm({ send }: { send(supplier: object): Promise<void> }) {
  const form = useForm({
    action: useDeskAction(),
    async send(values) {
      await send(values);
      form.reset();
    },
  });
  return (
    <form className={styles.basics} {...form.props}>
      <SelectField
        label={m.book_kind()}
        name="kind"
        options={itemKinds.map((value) => ({ value, label: kindNames[value]() }))}
      />
      <TextField
        label={m.book_supplier()}
        name="name"
        maxLength={120}
        required
        error={form.error("name")}
      />
      <TextField label={m.book_place()} name="place" maxLength={120} error={form.error("place")} />
      <TextField
        label={m.book_address()}
        name="address"
        maxLength={240}
        error={form.error("address")}
      />
      <TextField
        label={m.book_email()}
        name="email"
        type="email"
        maxLength={254}
        error={form.error("email")}
      />
      <TextField
        label={m.book_phone()}
        name="phone"
        type="tel"
        maxLength={40}
        error={form.error("phone")}
      />
      <Button type="submit" size="small" busy={form.busy}>
        {m.book_add_supplier()}
      </Button>
    </form>
  );
}

/** What a supplier asks for, from when to when; the margin is the owner's to set. */
export function RateForm({
  supplier,
  isOwner,
  send,
}: {
  supplier: Supplier;
  isOwner: boolean;
  send(rate: object): Promise<void>;
}) {
  const [open, setOpen] = useState(false);
  const [price, setPrice] = useState(0);
  const [childPrice, setChildPrice] = useState<number | null>(null);
  const [extraBedPrice, setExtraBedPrice] = useState<number | null>(null);
  const [childPrices, setChildPrices] = useState<ChildPrice[]>([]);
  const [per, setPer] = useState<Rate["per"]>(supplier.kind === "stay" ? "room" : "group");
  const form = useForm({
    action: useDeskAction(),
    check: ({ margin = "" }) => ({
      margin: /^(?:\d{1,3}(?:\.\d{1,2})?)?$/.test(margin.trim()) ? "" : m.book_margin_fault(),
    }),
    send({ name, from, to, margin }) {
      const share = Number(margin?.trim() || Number.NaN);
      return send({
        name,
        per,
        from: from || null,
        to: to || null,
        price,
        ...(per === "person" && { childPrice }),
        ...(per === "room" && { extraBedPrice }),
        ...(per !== "group" && { childPrices }),
        margin: Number.isFinite(share) ? Math.round(share * 100) : null,
      });
    },
  });
  if (!open)
    return (
      <Button variant="quiet" size="small" icon="plus" onClick={() => setOpen(true)}>
        {m.book_add_rate()}
      </Button>
    );
  return (
    <form className={styles.basics} {...form.props}>
      <TextField
        label={m.book_rate_name()}
        name="name"
        maxLength={120}
        required
        autoFocus
        error={form.error("name")}
      />
      <SelectField
        label={m.quote_per()}
        name="per"
        value={per}
        options={itemUnits.map((value) => ({ value, label: unitNames[value]() }))}
        onChange={(event) => setPer(event.target.value as Rate["per"])}
      />
      <AmountField
        label={m.quote_price()}
        name="price"
        value={price}
        error={form.error("price")}
        onChange={(sum) => setPrice(sum ?? 0)}
      />
      {per === "person" && (
        <AmountField
          label={m.quote_child_price()}
          value={childPrice}
          optional
          onChange={setChildPrice}
        />
      )}
      {per === "room" && (
        <AmountField
          label={m.quote_extra_bed_price()}
          value={extraBedPrice}
          optional
          onChange={setExtraBedPrice}
        />
      )}
      {isOwner && (
        <TextField
          label={m.quote_margin()}
          name="margin"
          inputMode="decimal"
          error={form.error("margin")}
        />
      )}
      <TextField label={m.book_from()} name="from" type="date" error={form.error("from")} />
      <TextField label={m.book_to()} name="to" type="date" error={form.error("to")} />
      {per !== "group" && <ChildPricesField value={childPrices} onChange={setChildPrices} />}
      {form.error("childPrices") && <p className={styles.warn}>{form.error("childPrices")}</p>}
      <Button type="submit" size="small" busy={form.busy}>
        {m.book_add_rate()}
      </Button>
    </form>
  );
}
