import { beforeEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import type { EditableField } from "#contract/wire/corrections.ts";
import { renderPage } from "#tests/components/render-page.tsx";
import { FieldEditor } from "./field-editor.tsx";

const field: EditableField = {
  ...{ field: "own", shipped: null, now: null, needsSource: false, published: null, draft: null },
  ...{ isStale: false, isRefused: false, parts: [], base: 0, history: [] },
};
const kept = {
  file: "5f0f4e50-4c39-4be5-8a5d-bd6b2c5f7a11",
  ...{ width: 960, height: 600, widths: [480, 960], colour: "#204060" },
  placeholder: "data:image/webp;base64,AAAA",
  focus: { x: 0.5, y: 0.5 },
};
const sent = vi.fn();
beforeEach(() => {
  sessionStorage.clear();
  sent.mockClear();
  vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
    const isPicture = init.body instanceof Blob;
    sent(init.method, address, isPicture ? "bytes" : JSON.parse(String(init.body)));
    return Response.json(isPicture ? kept : { fields: [] }, { status: isPicture ? 201 : 200 });
  });
});

async function drawFile(): Promise<File> {
  const canvas = new OffscreenCanvas(1200, 800);
  const context = canvas.getContext("2d");
  if (context) {
    context.fillStyle = "#3b7a57";
    context.fillRect(0, 0, 1200, 800);
    context.fillStyle = "#f4c430";
    context.fillRect(800, 200, 200, 200);
  }
  return new File([await canvas.convertToBlob({ type: "image/png" })], "fort.png", {
    type: "image/png",
  });
}

test("a picture is chosen, pointed at, sent, described and saved as a draft", async () => {
  const screen = await renderPage(
    <FieldEditor
      path="/api/desk/content/pictures/attraction-amber-fort"
      field={field}
      mayEdit={true}
      report={null}
      onSaved={() => {}}
      onReload={async () => {}}
    />,
  );
  await userEvent.upload(screen.getByLabelText(/Choose a picture/), await drawFile());
  await screen.getByLabelText("From left to right").fill("75");
  await screen.getByRole("button", { name: "Use this picture" }).click();
  await screen.getByLabelText("What the picture shows").fill("The fort above its lake at noon");
  await screen.getByRole("button", { name: "Save draft" }).click();
  await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  expect(sent.mock.calls[0]).toEqual([
    ...["POST", "/api/desk/place-pictures?x=0.7500&y=0.5000", "bytes"],
  ]);
  expect(sent.mock.calls[1]?.[2]).toMatchObject({
    value: { ...kept, alt: "The fort above its lake at noon", credit: "" },
  });
});
