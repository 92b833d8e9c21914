import { type ComponentProps, useState } from "react";
import { m } from "#app/paraglide/messages.js";
import { IconButton } from "./button.tsx";
import { TextField } from "./field.tsx";
import styles from "./password-field.module.css";

type PasswordProps = Omit<ComponentProps<typeof TextField>, "type" | "after" | "icon"> & {
  /** What a password manager may make up, in the notation of `passwordrules`. */
  passwordrules?: string;
  /** Shown at first: one that was made up has to be read. */
  open?: boolean;
};

/** A password that can be looked at. */
export function PasswordField({ open = false, ...props }: PasswordProps) {
  const [shown, setShown] = useState(open);
  return (
    <TextField
      {...props}
      type={shown ? "text" : "password"}
      // What keeps forms (`forms-at-rest.ts`) knows it by this while it is looked at.
      data-secret
      autoCapitalize="none"
      spellCheck={false}
      icon="lock"
      after={
        <IconButton
          name={shown ? "eye-off" : "eye"}
          label={shown ? m.auth_hide_characters() : m.auth_show_characters()}
          variant="plain"
          className={styles.eye ?? ""}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
