import { useState } from "react";
import { m } from "#app/paraglide/messages.js";
import { Button, IconButton } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { groupLimits } from "#contract/wire/group-input.ts";
import type { PackingItem } from "#contract/wire/trip-group.ts";
import { type CardProps, nameMember } from "./card-props.ts";
import styles from "./group.module.css";

/** One list of things to pack. */
function PackingList({ shared, ...props }: CardProps & { shared: boolean }) {
  const { group, shown, action, undo } = props;
  const [text, setText] = useState("");
  const items = shown.packing.filter((item) => item.shared === shared);
  const put = (id: string, item: Pick<PackingItem, "text">, done: boolean) =>
    group.change("PUT", `/packing/${id}`, { text: item.text, shared, done });
  async function add(): Promise<void> {
    const thing = text.trim();
    if (!thing) return;
    if (await action.run(`add ${shared}`, () => put(crypto.randomUUID(), { text: thing }, false)))
      setText("");
  }
  async function remove(item: PackingItem): Promise<void> {
    if (await action.run(item.id, () => group.change("DELETE", `/packing/${item.id}`)))
      undo.offer(m.group_removed({ title: item.text }), () =>
        put(item.id, item, item.doneBy !== null),
      );
  }
  const title = shared ? m.group_pack_shared() : m.group_pack_own();
  return (
    <div className={styles.part}>
      <h4 className={styles.sub}>{title}</h4>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.id}>
            <label className={styles.tick} data-done={item.doneBy ? "" : undefined}>
              <input
                type="checkbox"
                checked={item.doneBy !== null}
                onChange={() =>
                  void action.run(item.id, () => put(item.id, item, item.doneBy === null))
                }
              />
              <span dir="auto">{item.text}</span>
            </label>
            {shared && item.doneBy && (
              <small className="small muted">{nameMember(shown, item.doneBy)}</small>
            )}
            {shown.waiting.has(item.id) && (
              <small className={`small ${styles.waits}`}>{m.group_waits()}</small>
            )}
            <IconButton
              name="close"
              variant="quiet"
              label={m.group_remove({ title: item.text })}
              onClick={() => void remove(item)}
            />
          </li>
        ))}
      </ul>
      <form
        className={styles.row}
        data-end=""
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <TextField
          label={shared ? m.group_pack_add_shared() : m.group_pack_add_own()}
          value={text}
          maxLength={groupLimits.item}
          autoComplete="off"
          onChange={({ target }) => setText(target.value)}
        />
        <div className={styles.buttons}>
          <Button
            type="submit"
            size="small"
            variant="secondary"
            busy={action.busy === `add ${shared}`}
          >
            {m.group_pack_add()}
          </Button>
        </div>
      </form>
    </div>
  );
}

/** What everybody packs together, and what one packs for oneself. */
export function PackingCard(props: CardProps) {
  const left = props.shown.packing.filter(({ doneBy }) => doneBy === null).length;
  return (
    <section className={styles.card} aria-labelledby="group-packing">
      <h3 className="h4" id="group-packing">
        {m.group_packing()}
      </h3>
      {props.shown.packing.length > 0 && (
        <p className="small muted">
          {left === 0 ? m.group_pack_done() : m.group_pack_left({ count: left })}
        </p>
      )}
      {props.shown.members.length > 1 && <PackingList {...props} shared />}
      <PackingList {...props} shared={false} />
    </section>
  );
}
