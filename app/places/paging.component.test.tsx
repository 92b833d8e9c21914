import { useState } from "react";
import { createRoutesStub, useSearchParams } from "react-router";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { Paging } from "./paging.tsx";

function List() {
  const [query] = useSearchParams();
  const [filters] = useState({});
  return <Paging path="/" filters={filters} page={Number(query.get("page") ?? 1)} pages={2} />;
}

test("on the last page the focus stays on Next, which leads nowhere and says so", async () => {
  const Stub = createRoutesStub([{ path: "*", Component: List }]);
  const screen = await render(<Stub initialEntries={["/"]} />);
  const next = screen.getByRole("link", { name: "Next" });
  await next.click();
  await expect.element(screen.getByText("Page 2 of 2")).toBeVisible();
  await expect.element(next).toHaveFocus();
  await expect.element(next).toHaveAttribute("aria-disabled", "true");
  await next.click({ force: true });
  await expect.element(screen.getByText("Page 2 of 2")).toBeVisible();
  await expect.element(next).toHaveFocus();
});
