import { startTransition } from "react";

type RouterState = { location: { pathname: string }; navigation: unknown };
type Told = { deletedFetchers: string[]; newErrors: object | null };
type Tell = (state: RouterState, told: Told) => void;
type Router = { state: RouterState; subscribe(tell: Tell): () => void };

/** Whether nothing is new but how far a step to another page has come. */
const isUnderWay = (before: RouterState, now: RouterState, { deletedFetchers, newErrors }: Told) =>
  !newErrors &&
  deletedFetchers.length === 0 &&
  Object.keys(now).every(
    (key) =>
      key === "navigation" ||
      Object.is(now[key as keyof RouterState], before[key as keyof RouterState]),
  );

/**
 * The router draws the page that is left once more when a step begins, to say that it is loading. Nobody
 * shows that (`useNavigation` would always be idle), so it is not told. Another page is drawn in one go,
 * since between two pieces the browser would paint the old one; on the same page a change may wait, as
 * parts of it may not be awake yet. (React Router 8.4: `RouterProvider`, `HydratedRouter`.)
 */
export function quietRouter(page: object): void {
  let router: Router | undefined;
  Object.defineProperty(page, "__reactRouterDataRouter", {
    configurable: true,
    get: () => router,
    set(made: Router) {
      router = made;
      const subscribe = made.subscribe;
      made.subscribe = (tell) => {
        let last: RouterState | undefined;
        const stop = subscribe((state, told) => {
          const before = last;
          if (before && isUnderWay(before, state, told)) return;
          last = state;
          if (before && before.location.pathname !== state.location.pathname) tell(state, told);
          else startTransition(() => tell(state, told));
        });
        last ??= made.state;
        return stop;
      };
    },
  });
}
