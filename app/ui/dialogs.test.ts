import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Whatever opens over a page, and the test that walks through it by keyboard. */
const walked = {
  "app/chat/corner-dialog.tsx": "app/ui/keyboard.component.test.tsx",
  "app/desk/requests/filters.tsx": "app/ui/keyboard.component.test.tsx",
  "app/desk/ui/row-menu.tsx": "app/ui/keyboard.component.test.tsx",
  "app/gallery/lightbox.tsx": "app/ui/keyboard.component.test.tsx",
  "app/ui/panel.tsx": "app/ui/keyboard.component.test.tsx",
  "app/ui/popup.tsx": "app/ui/popup.component.test.tsx",
};

test("nothing opens over a page but by parts whose keyboard is tested", () => {
  const parts = globSync("app/**/*.tsx").filter(
    (file) =>
      !file.includes(".test.") &&
      /\b(Dialog|Popover|DropdownMenu)\b[^\n]*from "radix-ui"/.test(readFileSync(file, "utf8")),
  );
  expect(parts.sort()).toEqual(Object.keys(walked));
  for (const [part, test] of Object.entries(walked))
    expect(readFileSync(test, "utf8"), test).toContain(part.split("/").at(-1));
});
