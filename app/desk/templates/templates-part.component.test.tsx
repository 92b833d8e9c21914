import { beforeEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import type { Template, TemplateInput } from "#contract/quote/rate-book.ts";
import { answerCalls, type Call } from "#tests/components/answer-calls.ts";
import { renderPage } from "#tests/components/render-page.tsx";
import { emptyDocument } from "#trip/document-of-days.ts";
import { TemplatesPart } from "./templates-part.tsx";
import { TextPicker } from "./text-picker.tsx";

let templates: Template[];
let calls: Call[];
beforeEach(() => {
  templates = [
    {
      id: "t1",
      kind: "text",
      language: "hi",
      name: "Greeting",
      content: { body: "नमस्ते {name}, {departure}" },
    },
    {
      id: "t2",
      kind: "trip",
      language: "en",
      name: "Ladakh",
      content: { trip: emptyDocument, items: [], inclusions: [], exclusions: [], intro: "" },
    },
  ];
  calls = answerCalls(({ method, path, body }) => {
    const id = path.split("/").at(-1);
    const sent = body as TemplateInput;
    if (method === "POST") templates = [...templates, { ...sent, id: "t3", kind: "text" }];
    if (method === "PUT")
      templates = templates.map((one) => (one.id === id ? { ...one, ...sent } : one));
    if (method === "DELETE") templates = templates.filter((one) => one.id !== id);
    return { templates };
  });
});

test("a text is written with words of the trip, and is on the shelf", async () => {
  const view = await renderPage(<TemplatesPart mayEdit />);
  await userEvent.click(view.getByRole("button", { name: "Write a text" }));
  await userEvent.fill(view.getByLabelText("Name", { exact: true }), "Thanks");
  await userEvent.fill(view.getByLabelText("Text", { exact: true }), "Dear ");
  await userEvent.click(view.getByRole("button", { name: "Name", exact: true }));
  await userEvent.click(view.getByRole("button", { name: "Save" }));
  await expect.element(view.getByText("Dear {name}")).toBeVisible();
  expect(calls.find(({ method }) => method === "POST")?.body).toEqual({
    name: "Thanks",
    language: "en",
    content: { body: "Dear {name}" },
  });
});

test("a whole trip is called otherwise without sending its prices; a text is removed when one is sure", async () => {
  const view = await renderPage(<TemplatesPart mayEdit />);
  await userEvent.click(view.getByRole("button", { name: "Rename" }));
  await userEvent.fill(view.getByLabelText("Name", { exact: true }), "Ladakh in June");
  await userEvent.click(view.getByRole("button", { name: "Save" }));
  await expect.element(view.getByText("Ladakh in June")).toBeVisible();
  expect(calls.find(({ method }) => method === "PUT")).toMatchObject({
    path: "/api/desk/templates/t2",
    body: { name: "Ladakh in June", language: "en" },
  });
  expect(calls.find(({ method }) => method === "PUT")?.body).not.toHaveProperty("content");
  const confirm = vi.spyOn(window, "confirm").mockReturnValue(false);
  await userEvent.click(view.getByRole("button", { name: "Remove" }).nth(0));
  expect(templates).toHaveLength(2);
  confirm.mockReturnValue(true);
  await userEvent.click(view.getByRole("button", { name: "Remove" }).nth(0));
  await expect.poll(() => templates.map(({ id }) => id)).toEqual(["t2"]);
});

test("a viewer reads the shelf", async () => {
  const view = await renderPage(<TemplatesPart mayEdit={false} />);
  await expect.element(view.getByText("Greeting")).toBeVisible();
  expect(view.getByRole("button").elements()).toHaveLength(0);
});

test("a text that is taken is filled from the trip in its language", async () => {
  const take = vi.fn();
  const trip = {
    name: "Asha",
    destination: "Leh",
    departure: "2027-06-10",
    travelers: "2",
    reference: "SF-1",
  };
  const view = await renderPage(<TextPicker trip={trip} onTake={take} />);
  await userEvent.selectOptions(view.getByLabelText("Text from a template"), "t1");
  expect(take).toHaveBeenCalledWith("नमस्ते Asha, 10 जून 2027");
});
