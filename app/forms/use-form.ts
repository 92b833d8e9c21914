import { type FormEvent, useEffect, useRef, useState } from "react";
import type { Action } from "#app/calls/use-action.ts";
import { type DraftPlace, keepDraft, readDraft } from "./drafts.ts";
import { formDraft } from "./form-drafts.ts";

export type FormValues = Record<string, string>;
type Faults = Record<string, string | undefined>;

type FormOptions = {
  /** Runs the sending, and knows what went wrong with it. */
  action: Pick<Action, "busy" | "problem" | "fields" | "run">;
  /**
   * Sends what stands in the fields, by their names, and the pressed button's if it has one. Resolves to false when nothing came of it and
   * what was typed is still wanted. @throws CallError, its `fields` by those names
   */
  send(values: FormValues): Promise<unknown>;
  /** Faults by field, found before anything is sent; an empty object when there are none. */
  check?(values: FormValues): Faults;
  /** The name under which what is typed is kept for this tab, passwords and codes left out. */
  draft?: string;
  /** On the device it outlives a sign-up too, which goes on in another tab. */
  draftPlace?: DraftPlace;
};

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

const keptNowhere = /^(password|file|hidden|submit|button)$/;
const isKept = ({ type, name, autocomplete }: Control) =>
  name !== "" && !keptNowhere.test(type) && !/^(off|one-time-code)$/.test(autocomplete);

const controlsOf = (form: HTMLFormElement) => [...form.elements].filter(isControl).filter(isKept);

const readValues = (form: HTMLFormElement, pressed?: HTMLElement | null): FormValues =>
  Object.fromEntries(
    [...new FormData(form, pressed)].filter(
      (pair): pair is [string, string] => typeof pair[1] === "string",
    ),
  );

function keepForm(form: HTMLFormElement, name: string, place: DraftPlace): void {
  const values = readValues(form);
  const kept = controlsOf(form).flatMap(({ name: field }) =>
    values[field] ? [[field, values[field]]] : [],
  );
  keepDraft(formDraft(name), kept.length > 0 ? Object.fromEntries(kept) : null, place);
}

/** Puts a draft back where nothing has been typed since; a choice is made again as by hand. */
function restoreForm(form: HTMLFormElement, name: string, place: DraftPlace): void {
  const values = readDraft<FormValues>(formDraft(name), place) ?? {};
  for (const control of controlsOf(form)) {
    const value = values[control.name];
    if (typeof value !== "string") continue;
    if (control instanceof HTMLInputElement && /^(radio|checkbox)$/.test(control.type)) {
      if (control.value === value && !control.checked) control.click();
    } else if (!("defaultValue" in control) || control.value === control.defaultValue)
      control.value = value;
  }
}

/**
 * The habit of every form: its fields keep their values themselves, under their names; an error stands
 * beside its field, the first one takes the focus, and goes when the field is mended; while it is being
 * sent the button stays where it is and keeps the focus. Without a script the browser sends the form.
 */
export function useForm({ action, send, check, draft, draftPlace = "tab" }: FormOptions) {
  const ref = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<Faults>({});
  const [mended, setMended] = useState<ReadonlySet<string>>(new Set());
  const [failures, setFailures] = useState(0);

  useEffect(() => {
    if (draft && ref.current) restoreForm(ref.current, draft, draftPlace);
  }, [draft, draftPlace]);
  useEffect(() => {
    if (failures > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failures]);

  const drop = () => draft && keepDraft(formDraft(draft), null, draftPlace);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (action.busy) return;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const values = readValues(event.currentTarget, submitter);
    const found = check?.(values) ?? {};
    setFaults(found);
    setMended(new Set());
    const isWhole = Object.values(found).every((fault) => !fault);
    let isWanted = true;
    const work = async () => {
      isWanted = (await send(values)) === false;
    };
    if (!isWhole || !(await action.run("send", work))) setFailures((count) => count + 1);
    else if (!isWanted) drop();
  }

  const errors: Faults = { ...action.fields, ...faults };
  const isShown = (name: string) => ref.current?.elements.namedItem(name) != null;
  return {
    props: {
      ref,
      onSubmit,
      onInput({ currentTarget, target }: FormEvent<HTMLFormElement>) {
        if (draft) keepForm(currentTarget, draft, draftPlace);
        const { name } = target as unknown as Control;
        if (errors[name] && !mended.has(name)) setMended(new Set([...mended, name]));
      },
    },
    /** What is wrong with a field, for its `error`. */
    error: (name: string): string | undefined =>
      mended.has(name) ? undefined : errors[name] || undefined,
    /** What went wrong with the whole of it: "" when a field says it. */
    problem: Object.keys(action.fields).some(isShown) ? "" : action.problem,
    busy: action.busy === "send",
    /** Empties the fields, and lets the draft go. */
    reset(): void {
      ref.current?.reset();
      drop();
    },
  };
}
