import { type ComponentProps, useState } from "react";
import { Button } from "./button.tsx";

/** What is done at the second press; whoever goes elsewhere in between has not meant it. */
export function useSecondPress(act: () => void) {
  const [isSure, setSure] = useState(false);
  const press = () => {
    setSure(!isSure);
    if (isSure) act();
  };
  return { isSure, press, forget: () => setSure(false) };
}

type SureButtonProps = Omit<ComponentProps<typeof Button>, "onClick" | "onBlur"> & {
  /** What it says once pressed, in place of its children. */
  sure: string;
  onSure(): void;
};

/** A button for what cannot be taken back: it asks in its own words, and does it when pressed again. */
export function SureButton({ sure, onSure, variant, children, ...rest }: SureButtonProps) {
  const { isSure, press, forget } = useSecondPress(onSure);
  return (
    <Button
      {...rest}
      variant={isSure ? "danger" : (variant ?? "quiet")}
      onBlur={forget}
      onClick={press}
    >
      {isSure ? sure : children}
    </Button>
  );
}
