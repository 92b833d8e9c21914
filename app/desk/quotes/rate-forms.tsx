import { useState } from "react";
import { useDeskAction } from "#app/desk/use-desk-action.ts";
import { useForm } from "#app/forms/use-form.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { formatPaisa } from "#contract/quote/money-arithmetic.ts";
import { type ChildPrice, itemKinds, itemUnits } from "#contract/quote/quote-item.ts";
import type { Rate, Supplier } from "#contract/quote/rate-book.ts";
import { noTerms, type RateTerms, supplierTaxes } from "#contract/quote/rate-terms.ts";
import { supplierGst, withGst } from "#contract/quote/supplier-gst.ts";
import { AmountField } from "./amount-field.tsx";
import { ChildPricesField } from "./child-prices.tsx";
import { kindNames, unitNames } from "./quote-names.ts";
import styles from "./quotes.module.css";
import { RateTermsFields } from "./rate-terms-fields.tsx";

/** A further supplier of the rate book, or one that is changed. */
export function SupplierForm({
  supplier,
  send,
}: {
  supplier?: Supplier;
  send(supplier: object): Promise<void>;
}) {
  const form = useForm({
    action: useDeskAction(),
    async send(values) {
      await send({ ...(supplier && { note: supplier.note }), ...values });
      if (!supplier) form.reset();
    },
  });
  return (
    <form className={styles.basics} {...form.props}>
      <SelectField
        label={m.book_kind()}
        name="kind"
        defaultValue={supplier?.kind ?? "stay"}
        options={itemKinds.map((value) => ({ value, label: kindNames[value]() }))}
      />
      <TextField
        label={m.book_supplier()}
        name="name"
        defaultValue={supplier?.name ?? ""}
        maxLength={120}
        required
        error={form.error("name")}
      />
      <TextField
        label={m.book_place()}
        name="place"
        defaultValue={supplier?.place ?? ""}
        maxLength={120}
        error={form.error("place")}
      />
      <TextField
        label={m.book_address()}
        name="address"
        defaultValue={supplier?.address ?? ""}
        maxLength={240}
        error={form.error("address")}
      />
      <TextField
        label={m.book_local_name()}
        hint={m.book_local_name_hint()}
        name="localName"
        defaultValue={supplier?.localName ?? ""}
        maxLength={120}
        error={form.error("localName")}
      />
      <TextField
        label={m.book_email()}
        name="email"
        defaultValue={supplier?.email ?? ""}
        type="email"
        maxLength={254}
        error={form.error("email")}
      />
      <TextField
        label={m.book_phone()}
        name="phone"
        defaultValue={supplier?.phone ?? ""}
        type="tel"
        maxLength={40}
        error={form.error("phone")}
      />
      <Button type="submit" size="small" busy={form.busy}>
        {supplier ? m.book_keep() : m.book_add_supplier()}
      </Button>
    </form>
  );
}

const gstNames = {
  ...{ "": m.book_gst_in, stay: m.book_gst_stay },
  ...{ "5": m.book_gst_5, "18": m.book_gst_18 },
};

/** What a supplier asks for, from when to when; the margin is the owner's to set. `rate`: one that is changed. */
export function RateForm({
  supplier,
  rate,
  isOwner,
  send,
  onCancel,
}: {
  supplier: Supplier;
  rate?: Rate;
  isOwner: boolean;
  /** Several for one season: a price for one alone is a rate of its own. */
  send(rates: object[]): Promise<void>;
  onCancel(): void;
}) {
  const [price, setPrice] = useState(rate?.price ?? 0);
  const [single, setSingle] = useState<number | null>(null);
  const [childPrice, setChildPrice] = useState(rate?.childPrice ?? null);
  const [extraBedPrice, setExtraBedPrice] = useState(rate?.extraBedPrice ?? null);
  const [childPrices, setChildPrices] = useState<ChildPrice[]>(rate?.childPrices ?? []);
  const [terms, setTerms] = useState<RateTerms>(
    rate?.terms ?? { ...noTerms, sharing: supplier.kind === "stay" ? "double" : "" },
  );
  const [per, setPer] = useState<Rate["per"]>(
    rate?.per ?? (supplier.kind === "stay" ? "room" : "group"),
  );
  const gst = supplierGst({ per, price, terms });
  const form = useForm({
    action: useDeskAction(),
    check: ({ margin = "" }) => ({
      price: price > 0 ? "" : m.book_price_missing(),
      margin: /^(?:\d{1,3}(?:\.\d{1,2})?)?$/.test(margin.trim()) ? "" : m.book_margin_fault(),
    }),
    send({ name = "", from, to, margin }) {
      const share = Number(margin?.trim() || Number.NaN);
      const whole = {
        name,
        per,
        from: from || null,
        to: to || null,
        price,
        ...(per === "person" && { childPrice }),
        ...(per === "room" && { extraBedPrice }),
        ...(per !== "group" && { childPrices }),
        margin: Number.isFinite(share) ? Math.round(share * 100) : null,
        ...(rate && { tax: rate.tax }),
        terms,
      };
      if (single === null) return send([whole]);
      const alone = {
        ...whole,
        name: m.book_single_name({ name }),
        price: single,
        extraBedPrice: null,
        childPrices: [],
        terms: { ...terms, sharing: "single" as const },
      };
      return send([whole, alone]);
    },
  });
  return (
    <form className={styles.basics} {...form.props}>
      <TextField
        label={m.book_rate_name()}
        name="name"
        defaultValue={rate?.name ?? ""}
        maxLength={110}
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
      {!rate && per === "room" && terms.sharing === "double" && (
        <AmountField label={m.book_single_price()} value={single} optional onChange={setSingle} />
      )}
      <RateTermsFields
        kind={supplier.kind}
        value={terms}
        onChange={(change) => setTerms((now) => ({ ...now, ...change }))}
      />
      {isOwner && (
        <SelectField
          label={m.book_gst()}
          hint={gst > 0 ? m.book_gst_cost({ cost: formatPaisa(withGst(price, gst)) }) : undefined}
          value={terms.gst}
          options={supplierTaxes
            .filter((one) => one !== "stay" || supplier.kind === "stay")
            .map((value) => ({ value, label: gstNames[value]() }))}
          onChange={({ target }) =>
            setTerms((now) => ({ ...now, gst: target.value as RateTerms["gst"] }))
          }
        />
      )}
      {isOwner && (
        <TextField
          label={m.quote_margin()}
          hint={m.quote_margin_hint()}
          name="margin"
          inputMode="decimal"
          defaultValue={rate?.margin == null ? "" : String(rate.margin / 100)}
          error={form.error("margin")}
        />
      )}
      <TextField
        label={m.book_from()}
        name="from"
        type="date"
        defaultValue={rate?.from ?? ""}
        error={form.error("from")}
      />
      <TextField
        label={m.book_to()}
        name="to"
        type="date"
        defaultValue={rate?.to ?? ""}
        error={form.error("to")}
      />
      {per !== "group" && <ChildPricesField value={childPrices} onChange={setChildPrices} />}
      {form.error("childPrices") && <p className={styles.warn}>{form.error("childPrices")}</p>}
      {form.problem && <p className={styles.warn}>{form.problem}</p>}
      <Button type="submit" size="small" busy={form.busy}>
        {rate ? m.book_keep() : m.book_add_rate()}
      </Button>
      <Button variant="quiet" size="small" onClick={onCancel}>
        {m.desk_cancel()}
      </Button>
    </form>
  );
}
