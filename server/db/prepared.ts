import type postgres from "postgres";

/** Texts that are prepared at once, and of what length: each is kept by every connection. */
const most = { texts: 300, length: 8000 };
/** Connections live for an hour at most, and what they have prepared with them. */
const forgetEvery = 3600_000;
/**
 * What is planned for its values each time: of a search they say which index serves, and the part of an
 * index that a conflict is looked for in is not known at all without them.
 */
const needsValues = / i?like | on conflict \([^)]*\) where [^$]*\$/i;

/**
 * Which texts are worth preparing: those that come again. A list's length makes ever new texts, and so may
 * a caller; their number is bounded, and who has filled the list holds it for an hour.
 */
export function createTextMemory(now = Date.now): (text: string) => boolean {
  const once = new Set<string>();
  const kept = new Set<string>();
  let since = now();
  return (text) => {
    if (now() - since > forgetEvery) {
      since = now();
      kept.clear();
    }
    if (kept.has(text)) return true;
    if (kept.size >= most.texts || text.length > most.length || needsValues.test(text))
      return false;
    if (once.delete(text)) {
      kept.add(text);
      return true;
    }
    if (once.size >= most.texts) once.clear();
    once.add(text);
    return false;
  };
}

/**
 * The same client, whose statements are prepared when they come again. Drizzle asks for each without, which
 * is one more way to the server and a new plan each time. `?prepare=false` in the address turns it off.
 */
export function prepareStatements(client: postgres.Sql): postgres.Sql {
  const isWorthIt = createTextMemory();
  type Work = (transaction: postgres.TransactionSql) => unknown;
  function wrap<Client extends postgres.Sql | postgres.TransactionSql>(sql: Client): Client {
    return new Proxy(sql, {
      get(target, key) {
        const value = Reflect.get(target, key, target) as (...args: unknown[]) => unknown;
        if (key === "unsafe")
          return (text: string, values?: unknown[], options?: object) =>
            value(text, values, { ...options, prepare: isWorthIt(text) });
        if (key === "begin" || key === "savepoint")
          return (work: Work) =>
            value((transaction: postgres.TransactionSql) => work(wrap(transaction)));
        return value;
      },
    });
  }
  return wrap(client);
}
