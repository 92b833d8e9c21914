import type { ItemKind } from "./quote-item.ts";

const fold = (name: string) => name.trim().toLowerCase();

/**
 * Who a typed name is: the one supplier of the rate book that is called so. Undefined: none is, or several are.
 * @param kind of the line that they are for; null: of no line, a supplier of any kind
 */
export function findCalled<Supplier extends { kind: ItemKind; name: string }>(
  suppliers: readonly Supplier[],
  name: string,
  kind: ItemKind | null,
): Supplier | undefined {
  const called = suppliers.filter(
    (one) => (kind === null || one.kind === kind) && fold(one.name) === fold(name),
  );
  return called.length === 1 ? called[0] : undefined;
}
