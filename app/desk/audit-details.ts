import { methodNames, unitNames } from "#app/desk/quotes/quote-names.ts";
import { lostNames, sourceNames, stageNames } from "#app/desk/request-names.ts";
import { roleNames } from "#app/desk/team/role-names.ts";
import { m } from "#app/paraglide/messages.js";
import { formatDay } from "#app/ui/format-dates.ts";
import type { AuditItem } from "#contract/wire/audit.ts";

/** What stands beside a line of the audit log, in words: names of fields and of what they hold. */

const fieldNames: Record<string, () => string> = {
  charge: m.audit_field_charge,
  channel: m.audit_field_channel,
  code: m.audit_field_reason,
  confirmation: m.audit_field_confirmation,
  cost: m.audit_field_cost,
  changed: m.audit_field_changed,
  day: m.audit_field_day,
  entry: m.desk_audit_action,
  destination: m.admin_trip_destination,
  dueOn: m.audit_field_due_on,
  guests: m.audit_field_guests,
  km: m.audit_field_km,
  margin: m.audit_field_margin,
  method: m.money_method,
  name: m.admin_name,
  note: m.trip_page_note,
  number: m.audit_field_number,
  paidOn: m.audit_field_paid_on,
  parts: m.audit_field_changed,
  per: m.quote_per,
  price: m.part_price,
  rate: m.audit_of_rate,
  reason: m.audit_field_reason,
  receivedOn: m.money_received_on,
  role: m.desk_role,
  source: m.desk_source,
  sum: m.audit_field_sum,
  supplier: m.book_supplier,
  travelers: m.audit_field_travellers,
  until: m.audit_field_until,
  version: m.audit_field_version,
};

/** Fields that hold a code, with its names; "" is what a change goes from and to. */
const codeNames: Record<string, Record<string, () => string>> = {
  "": { ...stageNames, ...roleNames },
  code: lostNames,
  entry: { payment: m.audit_payment, refund: m.audit_refund, reversal: m.audit_reversal },
  method: methodNames,
  per: unitNames,
  role: roleNames,
  source: sourceNames,
};

const day = /^\d{4}-\d\d-\d\d$/;
const id = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
/** Ids of lines and sessions, and sums that stand beside themselves in rupees: nobody reads them. */
const unsaid = new Set(["item", "session", "paisa"]);

function sayValue(value: unknown, field = ""): string {
  if (value === null || value === undefined || value === "") return "—";
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (typeof value !== "string") return JSON.stringify(value);
  if (day.test(value)) return formatDay(value);
  const names = codeNames[field];
  return names && Object.hasOwn(names, value) ? (names[value]?.() ?? value) : value;
}

/** "New → Quote sent", "Sum: ₹5,000"; a field without a name as it is kept, an id not at all. */
export function sayDetails({
  action = "",
  details: { from, to, ...rest },
}: Pick<AuditItem, "details"> & Partial<Pick<AuditItem, "action">>): string {
  // A request's own story keeps whom, or what kind of entry, it was about as its number.
  const named = (name: string) => {
    if (name !== "number") return name;
    if (action.startsWith("trip.entry-")) return "entry";
    return action.startsWith("trip.supplier-") ? "supplier" : name;
  };
  const isId = (value: unknown) => typeof value === "string" && id.test(value);
  const isChange = (from !== undefined || to !== undefined) && !isId(from) && !isId(to);
  return [
    ...(isChange ? [`${sayValue(from)} → ${sayValue(to)}`] : []),
    ...Object.entries(rest)
      .filter(([name, value]) => !unsaid.has(name) && !isId(value))
      .map(
        ([name, value]) =>
          `${fieldNames[named(name)]?.() ?? name}: ${sayValue(value, named(name))}`,
      ),
  ].join(" · ");
}

/** What it is about, where that is a number or a name; what it is stands in the action. */
export const saySubject = ({ subjectId }: Pick<AuditItem, "subjectId">): string =>
  subjectId && !id.test(subjectId) ? subjectId : "";
