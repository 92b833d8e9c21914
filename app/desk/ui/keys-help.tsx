import { m } from "#app/paraglide/messages.js";
import { Popup } from "#app/ui/popup.tsx";
import styles from "./keys-help.module.css";

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
  return (
    <Popup open={open} onClose={onClose} title={m.desk_keys()} width={480}>
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
    </Popup>
  );
}
