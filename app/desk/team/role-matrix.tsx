import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { useQuery } from "#app/calls/use-query.ts";
import tableStyles from "#app/desk/desk-table.module.css";
import { Fault, LoadingRows } from "#app/desk/ui/list-body.tsx";
import { m } from "#app/paraglide/messages.js";
import type { RoleMatrix as Matrix } from "#contract/wire/desk-admins.ts";
import { type AdminRole, adminRoles, isAtLeast } from "#contract/wire/desk-roles.ts";
import { roleNames } from "./role-names.ts";
import styles from "./team.module.css";

type Area = Matrix["areas"][number];

const areaNames: Record<string, () => string> = {
  Product: m.area_product,
  "Desk: administrators": m.area_administrators,
  "Desk: content": m.area_content,
  "Desk: money": m.area_money,
  "Desk: quotes": m.area_quotes,
  "Desk: rate book": m.area_rates,
  "Desk: sign-ups": m.area_sign_ups,
  "Desk: suppliers": m.area_suppliers,
  "Desk: the day": m.area_day,
  "Desk: the road": m.area_road,
  "Desk: trips": m.area_trips,
  "Desk: voices": m.area_voices,
};

/** What a role may of an area, from what the server asks of each of its calls. */
export function sayMay({ calls }: Pick<Area, "calls">, role: AdminRole): string {
  const may = calls.filter(({ least }) => isAtLeast(role, least));
  if (may.length === 0) return m.matrix_nothing();
  if (may.length === calls.length) return m.matrix_all();
  if (may.every(({ reads }) => reads))
    return may.length === calls.filter(({ reads }) => reads).length
      ? m.matrix_reads()
      : m.matrix_reads_part();
  return m.matrix_part();
}

/** Which role may do what: one row an area, and behind it each call with the least role that may make it. */
export function RoleMatrix() {
  const matrix = useQuery<Matrix>(callAsAdmin, "/api/desk/roles");
  if (!matrix.data)
    return matrix.fault ? (
      <Fault text={matrix.fault} onRetry={() => void matrix.reload()} />
    ) : (
      <LoadingRows count={3} />
    );
  const { areas } = matrix.data;
  const nameOf = (area: string) => areaNames[area]?.() ?? area;
  return (
    <section className={styles.matrix} aria-label={m.matrix_title()}>
      <h3 className="h4">{m.matrix_title()}</h3>
      <p className="muted small">{m.matrix_lede()}</p>
      <table className={tableStyles.table}>
        <thead>
          <tr>
            <th scope="col">{m.matrix_area()}</th>
            {adminRoles.map((role) => (
              <th key={role} scope="col">
                {roleNames[role]()}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {areas.map((area) => (
            <tr key={area.area}>
              <th scope="row">{nameOf(area.area)}</th>
              {adminRoles.map((role) => (
                <td key={role} data-label={roleNames[role]()}>
                  {sayMay(area, role)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <details>
        <summary>{m.matrix_calls()}</summary>
        {areas.map(({ area, calls }) => (
          <section key={area}>
            <h4>{nameOf(area)}</h4>
            <ul className={styles.calls}>
              {calls.map(({ call, summary, least }) => (
                <li key={call}>
                  {summary} <code>{call}</code> <b>{m.matrix_from({ role: roleNames[least]() })}</b>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </details>
    </section>
  );
}
