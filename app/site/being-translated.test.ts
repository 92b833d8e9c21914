import { expect, test } from "vitest";
import { isBeingTranslated, tellBeingTranslated } from "./being-translated.tsx";
import { markEnglish } from "./mark-english.ts";

const line = '<p class="being-translated" hidden="">অনুবাদ চলছে</p>';
const page = (body: string) => `<nav>Home</nav><main>${body}${line}</main>`;
const tell = (body: string) => tellBeingTranslated(page(body), "Bengali");

test("a page whose texts are still English says so, and marks them", () => {
  const shown = tell("<h1>ঝাড়খণ্ড</h1><p>A fort above the river, open every day.</p>");
  expect(shown).toContain('<p class="being-translated">');
  expect(markEnglish(shown, "Bengali")).toContain('<p lang="en">A fort');
});

test("one that is done does not, whatever names a list or a script holds", () => {
  for (const body of [
    "<h1>ঝাড়খণ্ডের পাহাড় আর জঙ্গলের পথ</h1><p>NH 20</p>",
    "<h1>ভ্রমণ প্ল্যানার</h1><select><option>Agartala</option><option>Agatti</option></select>",
    '<h1>ভ্রমণ</h1><script>{"a":"English inside of a script"}</script>',
  ])
    expect(tell(body), body).toContain('class="being-translated" hidden');
  expect(isBeingTranslated("", "Bengali")).toBe(false);
});
