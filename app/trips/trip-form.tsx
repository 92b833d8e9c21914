import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { openAuth } from "#app/calls/auth.ts";
import { keys, useStored } from "#app/calls/stored-values.ts";
import { sayNativeFaults } from "#app/forms/native-faults.ts";
import { usePanels } from "#app/panels/panels.tsx";
import type { LoginMode } from "#app/panels/panels-state.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { prepareToasts, showToast } from "#app/ui/toast.tsx";
import { useFocusAfter } from "#app/ui/use-focus-after.ts";
import { findContactFaults } from "./contact-faults.ts";
import { ContactStep } from "./contact-step.tsx";
import { DetailsStep } from "./details-step.tsx";
import { HorizonHeader } from "./horizon-header.tsx";
import { resumeAfterSignIn } from "./resume-trip.tsx";
import { sendTrip, sendTripByAddress, type TripOutcome } from "./send-trip.ts";
import { chooseAttempt, useTripDraft } from "./trip-draft.ts";
import styles from "./trip-form.module.css";
import { TripSent } from "./trip-sent.tsx";
import type { Sent, StepProps } from "./trip-steps.ts";

/** Plan Your Trip, section 2: contact first, then the trip; the body of the navbar's panel. */
export function TripForm() {
  const { openLogin, dismiss } = usePanels();
  const { draft, setValue, goTo, keepAttempt, drop } = useTripDraft();
  const [errors, setErrors] = useState<StepProps["errors"]>({});
  const [processing, setProcessing] = useState(false);
  const signedIn = useStored(keys.image) !== null;
  const [sent, setSent] = useState<Sent | null>(null);
  /** What the server said of the mail that asks to confirm; "" before. */
  const [asked, setAsked] = useState("");
  const body = useRef<HTMLDivElement>(null);

  // What reports a failed network, and what asks who is here, must not need it then.
  useEffect(() => {
    prepareToasts();
    openAuth().catch(() => {});
  }, []);

  const isOver = sent !== null || asked !== "";
  const step = isOver ? "sent" : draft.step;
  const lastStep = useRef(step);
  useEffect(() => {
    if (lastStep.current === step) return;
    lastStep.current = step;
    // Sent back by a fault of the first step: to that field, not to the first one.
    const faulty = body.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (faulty ?? body.current?.querySelector<HTMLElement>("input, [data-focus]"))?.focus();
  }, [step]);

  const focusAfter = useFocusAfter();
  const focusOn = (selector: string) =>
    focusAfter(() => body.current?.querySelector<HTMLElement>(selector));

  const askForAccount = (mode: LoginMode) => {
    resumeAfterSignIn();
    openLogin(mode);
  };

  /** What the server would refuse later is said where it is typed. */
  function leaveContact() {
    const faults = findContactFaults(draft.values);
    setErrors(faults);
    if (Object.keys(faults).length === 0) goTo("details");
    else focusOn('[aria-invalid="true"]');
  }

  async function submitByAddress() {
    if (processing) return;
    setProcessing(true);
    setErrors({});
    const outcome = await sendTripByAddress(draft.values);
    setProcessing(false);
    if (outcome.kind === "asked") {
      setAsked(outcome.text);
      drop();
    } else refuse(outcome);
  }

  async function submit() {
    if (processing) return;
    setProcessing(true);
    setErrors({});
    const attempt = chooseAttempt(draft.attempt, draft.values);
    keepAttempt(attempt);
    // Whose session has run out has an account already.
    const known = signedIn;
    const outcome = await sendTrip(draft.values, attempt.key);
    setProcessing(false);
    if (outcome.kind === "sent") {
      setSent({
        reference: outcome.reference,
        email: draft.values.email,
        values: draft.values,
      });
      drop();
      void showToast(outcome.text);
      return;
    }
    if (outcome.kind === "signed-out") {
      // No fault of anybody's: what was asked for opens.
      void showToast(outcome.text, "info");
      askForAccount(known ? "sign-in" : "sign-up");
      return;
    }
    refuse(outcome);
  }

  function refuse(outcome: TripOutcome) {
    void showToast(outcome.text, "error");
    if (outcome.kind !== "refused") return;
    setErrors(outcome.fields);
    if (["name", "email", "phone"].some((name) => outcome.fields[name])) goTo("contact");
    focusOn('[aria-invalid="true"]');
  }

  const shared: StepProps = {
    values: draft.values,
    errors,
    setValue(name, value) {
      setValue(name, value);
      if (errors[name]) setErrors({ ...errors, [name]: undefined });
    },
    onInvalid: sayNativeFaults((name, fault) =>
      setErrors((known) => ({ ...known, [name]: fault })),
    ),
  };
  return (
    <div>
      <HorizonHeader step={step} />
      <div className={styles.body} ref={body}>
        {!signedIn && !isOver && (
          <div className={styles.ask}>
            <p>
              <b>{m.trip_account_title()}</b>
              {m.trip_account()}
            </p>
            <Button
              variant="secondary"
              size="small"
              icon="person"
              onClick={() => askForAccount("sign-in")}
            >
              {m.trip_account_have()}
            </Button>
          </div>
        )}
        {!isOver && (
          <p className={styles.plan}>
            {draft.values.plan ? (
              <>
                {m.trip_plan_along()}
                <Button variant="quiet" size="small" onClick={() => setValue("plan", "")}>
                  {m.trip_plan_leave()}
                </Button>
              </>
            ) : (
              <Link to="/plan" className="more" onClick={dismiss}>
                {m.plan_link()}
              </Link>
            )}
          </p>
        )}
        {asked ? (
          <div className={styles.asked}>
            <h3 className="h3" tabIndex={-1} data-focus>
              {m.trip_asked_title()}
            </h3>
            <p>{asked}</p>
            <Button onClick={dismiss}>{m.trip_sent_close()}</Button>
          </div>
        ) : sent ? (
          <TripSent sent={sent} onAnother={() => setSent(null)} onDone={dismiss} />
        ) : draft.step === "contact" ? (
          <ContactStep shared={shared} onNext={leaveContact} />
        ) : (
          <DetailsStep
            shared={shared}
            processing={processing}
            onBack={() => goTo("contact")}
            onSubmit={submit}
            onSubmitByAddress={signedIn ? null : submitByAddress}
          />
        )}
      </div>
    </div>
  );
}
