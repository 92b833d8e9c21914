import { expect, test } from "vitest";
import { quietRouter } from "./quiet-router.ts";

type State = { location: { pathname: string }; matches: object; navigation: string };

/** A router as React's side of it is handed one, and what that side is told. */
function openRouter() {
  let tell = (_state: State, _told: object) => {};
  const router = {
    state: { location: { pathname: "/a" }, matches: {}, navigation: "idle" } as State,
    subscribe(next: typeof tell) {
      tell = next;
      return () => {};
    },
  };
  const page = {} as { __reactRouterDataRouter: typeof router };
  quietRouter(page);
  page.__reactRouterDataRouter = router;
  const heard: string[] = [];
  page.__reactRouterDataRouter.subscribe((state) => {
    heard.push(`${state.location.pathname} ${state.navigation}`);
  });
  const change = (state: Partial<State>, told: object = {}) => {
    router.state = { ...router.state, ...state };
    tell(router.state, { deletedFetchers: [], newErrors: null, ...told });
  };
  return { heard, change };
}

test("that a step has begun is not told, that it is done is", () => {
  const { heard, change } = openRouter();
  change({ navigation: "loading" });
  expect(heard).toEqual([]);
  change({ navigation: "idle", location: { pathname: "/b" }, matches: {} });
  expect(heard).toEqual(["/b idle"]);
});

test("a step that is given up leaves nothing to tell; errors and answers are told", () => {
  const { heard, change } = openRouter();
  change({ navigation: "loading" });
  change({ navigation: "idle" });
  expect(heard).toEqual([]);
  change({}, { newErrors: {} });
  change({}, { deletedFetchers: ["a"] });
  change({ matches: {} });
  expect(heard).toHaveLength(3);
});
