import { m } from "#app/paraglide/messages.js";
import { Button, IconButton } from "#app/ui/button.tsx";
import { CheckField } from "#app/ui/field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { formatPaisa, SumError } from "#contract/quote/money-arithmetic.ts";
import { countHeads, packageHeads, sayHead } from "#contract/quote/package-heads.ts";
import type { PackagePrice, PackageRow } from "#contract/quote/package-price.ts";
import { proposePackage } from "#contract/quote/propose-package.ts";
import type { QuoteContent } from "#contract/quote/quote.ts";
import { sumPackage } from "#contract/quote/quote-total.ts";
import { AmountField, CountField } from "./amount-field.tsx";
import { ruleNames } from "./quote-names.ts";
import styles from "./quotes.module.css";

type Props = {
  content: QuoteContent;
  disabled: boolean;
  onChange(change: Partial<QuoteContent>): void;
};

/** Sums that are too large are said beside the lines: until then there is no proposal. */
function tryPackage(content: QuoteContent): PackagePrice | null {
  try {
    return proposePackage(content);
  } catch (error) {
    if (error instanceof SumError) return null;
    throw error;
  }
}

function sayRowSum({ count, price }: PackageRow): string {
  return Number.isSafeInteger(count * price) ? formatPaisa(count * price) : m.quote_too_large();
}

function sayPackageSum(price: PackagePrice): string {
  try {
    return formatPaisa(sumPackage(price));
  } catch (error) {
    if (error instanceof SumError) return error.message;
    throw error;
  }
}

/** One price of the package: for whom, for how many, how much. */
function Row(props: {
  row: PackageRow;
  isOnly: boolean;
  disabled: boolean;
  onChange(row: PackageRow): void;
  onRemove(): void;
}) {
  const { row, disabled, onChange } = props;
  const name = sayHead(row.of);
  return (
    <li className={styles.headPrice}>
      <b>{name}</b>
      <CountField
        label={m.quote_package_count()}
        value={row.count}
        least={1}
        most={200}
        disabled={disabled}
        onChange={(count) => onChange({ ...row, count: count ?? 1 })}
      />
      <AmountField
        label={m.quote_price()}
        value={row.price}
        disabled={disabled}
        onChange={(price) => onChange({ ...row, price: price ?? 0 })}
      />
      <output className={styles.sum} aria-label={m.quote_line_total({ title: name })}>
        {sayRowSum(row)}
      </output>
      <IconButton
        name="close"
        label={m.quote_remove({ title: name })}
        variant="plain"
        disabled={disabled || props.isOnly}
        onClick={props.onRemove}
      />
    </li>
  );
}

/** The prices of a package and what they are taxed as; the lines beside them are what it costs us. */
function PackageRows({ content, price, disabled, onChange }: Props & { price: PackagePrice }) {
  const put = (change: Partial<PackagePrice>) => onChange({ package: { ...price, ...change } });
  const { adults, children } = countHeads(price);
  const { party } = content;
  const isOtherParty = adults !== party.adults || children !== party.children;
  const free = packageHeads.filter((of) => !price.rows.some((row) => row.of === of));
  const proposed = tryPackage(content);
  return (
    <>
      <ul className={styles.items}>
        {price.rows.map((row) => (
          <Row
            key={row.of}
            row={row}
            isOnly={price.rows.length === 1}
            disabled={disabled}
            onChange={(next) => put({ rows: price.rows.map((one) => (one === row ? next : one)) })}
            onRemove={() => put({ rows: price.rows.filter((one) => one !== row) })}
          />
        ))}
      </ul>
      <p>
        {m.quote_before_tax()}: <b>{sayPackageSum(price)}</b>
      </p>
      {isOtherParty && (
        <p className={styles.warn} role="status">
          {m.quote_package_party({ adults, children })}
        </p>
      )}
      <SelectField
        label={m.quote_tax()}
        value={price.tax}
        disabled={disabled}
        options={(["package", "other"] as const).map((value) => ({
          value,
          label: ruleNames[value](),
        }))}
        onChange={(event) => put({ tax: event.target.value as PackagePrice["tax"] })}
      />
      {!disabled && (
        <div className={styles.buttons}>
          {free.map((of) => (
            <Button
              key={of}
              size="small"
              variant="secondary"
              icon="plus"
              onClick={() => put({ rows: [...price.rows, { of, count: 1, price: 0 }] })}
            >
              {sayHead(of)}
            </Button>
          ))}
          {proposed && (
            <Button size="small" variant="quiet" onClick={() => onChange({ package: proposed })}>
              {m.quote_package_propose()}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

/** What the traveller is told of the price: lines, or so much a person; and whether suppliers are named. */
export function PackagePart(props: Props) {
  const { content, disabled, onChange } = props;
  return (
    <section className={styles.part} aria-label={m.quote_shown_title()}>
      <h3 className="h4">{m.quote_shown_title()}</h3>
      <div className={styles.shownAs}>
        <SelectField
          label={m.quote_shown_as()}
          value={content.package ? "package" : "lines"}
          disabled={disabled}
          options={[
            { value: "lines", label: m.quote_shown_lines() },
            { value: "package", label: m.quote_shown_package() },
          ]}
          onChange={(event) => {
            if (event.target.value === "lines") return onChange({ package: null });
            const price = tryPackage(content);
            if (price) onChange({ package: price });
          }}
        />
      </div>
      <CheckField
        label={m.quote_suppliers_shown()}
        checked={content.suppliers}
        disabled={disabled}
        onChange={(event) => onChange({ suppliers: event.target.checked })}
      />
      {content.package && <PackageRows {...props} price={content.package} />}
    </section>
  );
}
