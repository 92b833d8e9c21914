import { type FormEvent, useRef, useState } from "react";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { Rules, TextField } from "#app/ui/field.tsx";
import { PasswordField } from "#app/ui/password-field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { showToast } from "#app/ui/toast.tsx";
import { useFocusAfter } from "#app/ui/use-focus-after.ts";
import { signupFieldErrors } from "#contract/wire/accounts.ts";
import { countries, homeCountry, nameCountry, otherCountry } from "./countries.ts";
import styles from "./login-popup.module.css";
import { nameRule, sameRule, tickOff } from "./password-ticks.ts";
import { PhoneField } from "./phone-field.tsx";
import { joinPhoneNumber } from "./phone-number.ts";
import { PictureField } from "./picture-field.tsx";
import { type SignUpValues, signUp } from "./sign-up.ts";
import { dropSignUpDraft, emptySignUp, keepSignUpDraft } from "./sign-up-draft.ts";
import { passwordRulesText, suggestPassword } from "./suggest-password.ts";

type FieldName = keyof SignUpValues;

/** Section 5: errors show per field; submission is blocked with an alert while there are any. */
export function SignUpForm({
  values,
  onChange,
  onSent,
}: {
  values: SignUpValues;
  onChange(values: SignUpValues): void;
  onSent(email: string): void;
}) {
  const form = useRef<HTMLFormElement>(null);
  const [dialling, setDialling] = useState<typeof homeCountry>();
  const [checked, setChecked] = useState<ReadonlySet<FieldName>>(new Set());
  const [refused, setRefused] = useState<Partial<Record<string, string>>>({});
  const [pending, setPending] = useState(false);
  const focusAfter = useFocusAfter();

  const [suggested, setSuggested] = useState("");
  const chosen = [...countries, otherCountry].find(({ label }) => label === values.country);
  const dialled = dialling ?? chosen ?? homeCountry;
  const payload = { ...values, phone: joinPhoneNumber(dialled.dial, values.phone) };
  const faults: Partial<Record<string, string>> = signupFieldErrors(payload);
  const errorOf = (name: FieldName) =>
    checked.has(name) ? (faults[name] ?? refused[name]) : undefined;
  const check = (...names: FieldName[]) => setChecked(new Set([...checked, ...names]));
  const set = (change: Partial<SignUpValues>) => {
    const next = { ...values, ...change };
    onChange(next);
    keepSignUpDraft(next);
    const rest = { ...refused };
    for (const name of Object.keys(change)) delete rest[name];
    setRefused(rest);
  };
  const text = (name: "username" | "email" | "password" | "Pass") => ({
    name,
    value: values[name],
    error: errorOf(name),
    onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value }),
    onBlur: () => values[name] && check(name),
  });
  /** The field is another one then, shown; the focus stays with it. */
  const suggest = () => {
    const password = suggestPassword();
    set({ password, Pass: password });
    setSuggested(password);
    focusAfter(() => form.current?.querySelector<HTMLElement>('[name="password"]'));
  };
  const focusFirstError = () =>
    focusAfter(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]'));

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (pending) return;
    check(...(Object.keys(emptySignUp) as FieldName[]));
    if (Object.keys(faults).length > 0) {
      window.alert(m.auth_fix_errors());
      focusFirstError();
      return;
    }
    setPending(true);
    const outcome = await signUp({ ...payload, email: payload.email.trim() });
    setPending(false);
    if (outcome.kind === "sent") {
      dropSignUpDraft();
      onChange(emptySignUp);
      window.alert(m.auth_check_email());
      onSent(payload.email.trim());
    } else if (outcome.kind === "refused") {
      setRefused(outcome.fields);
      window.alert(outcome.text);
      focusFirstError();
    } else void showToast(outcome.text, "error");
  }

  return (
    <form className={styles.form} ref={form} onSubmit={submit} noValidate>
      <div className={styles.pair}>
        <TextField
          {...text("username")}
          label={m.auth_full_name()}
          icon="person"
          autoComplete="name"
          required
          note={<Rules rules={[nameRule(values.username)]} />}
        />
        <TextField
          {...text("email")}
          label={m.auth_email()}
          type="email"
          icon="mail"
          autoComplete="email"
          required
        />
        <PasswordField
          {...text("password")}
          key={`password-${suggested}`}
          open={suggested !== ""}
          label={m.auth_password()}
          autoComplete="new-password"
          passwordrules={passwordRulesText}
          required
          note={
            <>
              <Rules rules={tickOff(values.password)} />
              {!values.password && (
                <button type="button" className={styles.suggest} onClick={suggest}>
                  {m.auth_suggest()}
                </button>
              )}
            </>
          }
        />
        <PasswordField
          {...text("Pass")}
          key={`again-${suggested}`}
          label={m.auth_confirm_password()}
          autoComplete="new-password"
          passwordrules={passwordRulesText}
          required
          note={<Rules rules={[sameRule(values)]} />}
        />
        <SelectField
          label={m.auth_country()}
          name="country"
          autoComplete="country-name"
          placeholder={m.auth_country_placeholder()}
          required
          options={[...countries, otherCountry].map((one) => ({
            value: one.label,
            label: nameCountry(one),
          }))}
          value={values.country}
          error={errorOf("country")}
          onChange={(event) => set({ country: event.target.value })}
        />
        <PhoneField
          country={dialled}
          onCountry={setDialling}
          number={values.phone}
          onNumber={(phone) => set({ phone })}
          onBlur={() => values.phone && check("phone")}
          error={errorOf("phone")}
        />
      </div>
      <PictureField
        image={values.image}
        onChange={(image) => set({ image })}
        error={errorOf("image")}
      />
      <Button type="submit" full busy={pending}>
        {pending ? m.auth_signing_up() : m.auth_sign_up()}
      </Button>
    </form>
  );
}
