import { type Call, describedPath } from "#server/calls/call.ts";

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * A call's name in clients that are generated: "GET /api/desk/trips/{id}/quote" is
 * `getDeskTripsByIdQuote`. It hangs on method and address alone, so it lasts as long as they do.
 */
export function operationId(call: Pick<Call, "method" | "path">): string {
  const words = describedPath(call)
    .replace(/^\/api\//, "/")
    .split("/")
    .filter(Boolean)
    .flatMap((part) =>
      part
        .replaceAll(/\{(\w+)\}/g, (_, name: string) => `-by-${name}-`)
        .split(/[^A-Za-z0-9]+/)
        .filter(Boolean),
    );
  return call.method.toLowerCase() + words.map(capital).join("");
}
