import { expect, it } from "vitest";
import { requireInstaller, requireNode } from "./install.mjs";

it.each([
  "npm/9.2.0 node/v18.20.4 linux x64 workspaces/false",
  "npm/10.8.2 node/v20.18.3 darwin arm64",
  "npm/10.9.0 node/v22.11.0 linux x64",
])("an install by %s is refused in a sentence: the bundler's binary was left out", (agent) =>
  expect(() => requireInstaller(agent)).toThrow("Install by Node 20.19"),
);

it.each([
  "npm/10.8.2 node/v20.19.0 linux x64 workspaces/false",
  "npm/11.19.1 node/v24.21.0 linux x64 workspaces/false",
  // Another package manager, which checks by itself.
  "yarn/4.10.0",
  undefined,
])("an install by %s is taken", (agent) => {
  expect(() => requireInstaller(agent)).not.toThrow();
});

it("a start by a Node that cannot build is refused before anything is installed", () => {
  expect(() => requireNode("20.18.0")).toThrow("Node 20.18.0 is too old");
  expect(() => requireNode("24.0.0")).not.toThrow();
});
