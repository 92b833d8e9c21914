import { m } from "#app/paraglide/messages.js";
import { Popup } from "#app/ui/popup.tsx";
import styles from "./keys-help.module.css";

function KeyList({
  keys,
}: {
  keys: readonly (readonly [names: readonly string[], what: string])[];
}) {
  return (
    <dl className={styles.keys}>
      {keys.map(([names, what]) => (
        <div key={what}>
          <dt>
            {names.map((name) => (
              <kbd key={name}>{name}</kbd>
            ))}
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The keys of the desk, on "?". */
export function KeysHelp({ open, onClose }: { open: boolean; onClose(): void }) {
  const keys = [
    [["j", "k"], m.desk_key_move()],
    [["Enter"], m.desk_key_open()],
    [["Esc"], m.desk_key_close()],
    [["x"], m.desk_key_choose()],
    [["/"], m.desk_key_search()],
    [["r"], m.desk_key_reply()],
    [["n"], m.desk_key_note()],
    [["Ctrl", "Enter"], m.desk_key_send()],
    [["?"], m.desk_key_help()],
  ] as const;
  const ofQuotes = [
    [["d", "m", "v"], m.desk_key_look()],
    [["1", "…", "6"], m.desk_key_add_line()],
    [["b"], m.desk_key_book()],
    [["p"], m.desk_key_price()],
    [["Alt", "↑", "↓"], m.desk_key_move_line()],
    [["s"], m.desk_key_keep()],
    [["Esc"], m.desk_key_leave()],
  ] as const;
  return (
    <Popup open={open} onClose={onClose} title={m.desk_keys()} width={480}>
      <KeyList keys={keys} />
      <h3 className="h4">{m.desk_keys_quote()}</h3>
      <KeyList keys={ofQuotes} />
    </Popup>
  );
}
