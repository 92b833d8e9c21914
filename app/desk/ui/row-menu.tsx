import { DropdownMenu } from "radix-ui";
import type { ReactNode } from "react";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import styles from "./row-menu.module.css";

/** What can be done with one row, behind three dots: nothing of it lies open under a finger. */
export function RowMenu({
  label,
  busy,
  children,
}: {
  label: string;
  busy?: boolean;
  children: ReactNode;
}) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger
        className={styles.dots}
        aria-label={label}
        aria-busy={busy || undefined}
      >
        <span aria-hidden="true" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className={styles.menu}
          align="end"
          sideOffset={4}
          collisionPadding={8}
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

export function RowMenuItem({
  icon,
  label,
  danger,
  disabled,
  onPick,
}: {
  icon: IconName;
  label: string;
  danger?: boolean;
  disabled?: boolean;
  onPick(): void;
}) {
  return (
    <DropdownMenu.Item
      className={styles.item}
      data-danger={danger || undefined}
      disabled={disabled ?? false}
      onSelect={onPick}
    >
      <Icon name={icon} size={18} />
      {label}
    </DropdownMenu.Item>
  );
}
