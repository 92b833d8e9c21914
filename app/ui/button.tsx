import type { ButtonHTMLAttributes, KeyboardEvent, MouseEvent, ReactNode, Ref } from "react";
import { Link } from "react-router";
import styles from "./button.module.css";
import { Icon, type IconName } from "./icon.tsx";

export type ButtonLook = {
  /** One primary a view; `sun` on deep grounds, `danger` for what cannot be taken back. */
  variant?: "primary" | "secondary" | "quiet" | "sun" | "danger";
  size?: "small" | "medium" | "large";
  full?: boolean;
  icon?: IconName;
  iconAfter?: IconName;
  children: ReactNode;
};

const lookOf = ({ variant = "primary", size = "medium", full }: ButtonLook, extra?: string) =>
  [styles.button, styles[variant], size !== "medium" && styles[size], full && styles.full, extra]
    .filter(Boolean)
    .join(" ");

function Inside({ icon, iconAfter, children }: ButtonLook) {
  return (
    <>
      {icon && <Icon name={icon} />}
      {children}
      {iconAfter && <Icon name={iconAfter} />}
    </>
  );
}

type ButtonProps = ButtonLook &
  ButtonHTMLAttributes<HTMLButtonElement> & { busy?: boolean; ref?: Ref<HTMLButtonElement> };

/**
 * `busy` says so and does nothing when pressed, nor does Enter in a field of its form; it keeps the
 * focus, which a disabled button would lose. The words for it are the caller's ('Processing...').
 */
export function Button(props: ButtonProps) {
  const { variant, size, full, icon, iconAfter, busy, className, children, ...rest } = props;
  const look = { variant, size, full, icon, iconAfter, children };
  return (
    <button
      type="button"
      {...rest}
      onClick={busy ? (event) => event.preventDefault() : rest.onClick}
      aria-disabled={busy || rest["aria-disabled"] || undefined}
      aria-busy={busy || undefined}
      className={lookOf(look, [busy && styles.busy, className].filter(Boolean).join(" "))}
    >
      <Inside {...look} />
    </button>
  );
}

/** A link that looks like a button. Addresses of other sites, mail and telephone are plain anchors. */
export function ButtonLink(
  props: ButtonLook & {
    to: string;
    className?: string;
    target?: string;
    role?: "button";
    onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
    onKeyDown?: (event: KeyboardEvent<HTMLAnchorElement>) => void;
  },
) {
  const { to, className, target, role, onClick, onKeyDown, ...look } = props;
  const shared = { className: lookOf(look, className), target, role, onClick, onKeyDown };
  if (/^[a-z]+:/.test(to) || target === "_blank")
    return (
      <a href={to} rel="noopener" {...shared}>
        <Inside {...look} />
      </a>
    );
  return (
    <Link to={to} {...shared}>
      <Inside {...look} />
    </Link>
  );
}

type IconButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  name: IconName;
  /** What it does, for those who do not see it. */
  label: string;
  variant?: "surface" | "quiet" | "outline" | "primary" | "plain";
  size?: number;
  ref?: Ref<HTMLButtonElement>;
};

const round = {
  surface: "",
  quiet: styles["icon-quiet"],
  outline: styles["icon-outline"],
  primary: styles["icon-primary"],
  plain: styles["icon-plain"],
};

export function IconButton(props: IconButtonProps) {
  const { name, label, variant = "surface", size, className, ...rest } = props;
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      className={[styles["icon-button"], round[variant], className].filter(Boolean).join(" ")}
    >
      <Icon name={name} size={size} />
    </button>
  );
}
