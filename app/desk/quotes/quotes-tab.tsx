import { TemplatesPart } from "#app/desk/templates/templates-part.tsx";
import { Chips } from "#app/desk/ui/chips.tsx";
import { TabHead } from "#app/desk/ui/tab-head.tsx";
import { m } from "#app/paraglide/messages.js";
import { useAddress } from "#app/ui/use-address.ts";
import type { DeskSelf } from "#contract/wire/desk-admins.ts";
import { type AdminRole, isAtLeast } from "#contract/wire/desk-roles.ts";
import { BooksPart } from "./books-part.tsx";
import { QuoteEditor } from "./quote-editor.tsx";
import { RateBookPart } from "./rate-book-part.tsx";
import { SettingsPart } from "./settings-part.tsx";

const parts = ["book", "templates", "books", "settings"] as const;

const names = {
  book: m.book_title,
  templates: m.templates_title,
  books: m.books_title,
  settings: m.money_settings,
};
/** What everybody paid, and the firm itself. */
const leastOf: Partial<Record<(typeof parts)[number], AdminRole>> = {
  books: "manager",
  settings: "owner",
};

/** Quotes: one that is open, or what they are made with. */
export function QuotesTab({ self }: { self: DeskSelf }) {
  const address = useAddress();
  const trip = address.get("trip");
  if (trip)
    return (
      <QuoteEditor
        key={trip}
        tripId={trip}
        self={self}
        onBack={() => address.set({ tab: "requests" })}
      />
    );
  const shown = parts.filter((part) => isAtLeast(self.role, leastOf[part] ?? "viewer"));
  const part = shown.find((one) => one === address.get("part")) ?? "book";
  return (
    <>
      <TabHead title={m.desk_quotes()}>
        <Chips
          label={m.desk_quotes_parts()}
          value={part}
          options={shown.map((value) => ({
            value,
            label: names[value](),
          }))}
          onChange={(value) => address.set({ part: value })}
        />
      </TabHead>
      {part === "book" && <RateBookPart self={self} />}
      {part === "templates" && <TemplatesPart mayEdit={self.role !== "viewer"} />}
      {part === "books" && <BooksPart />}
      {part === "settings" && <SettingsPart />}
    </>
  );
}
