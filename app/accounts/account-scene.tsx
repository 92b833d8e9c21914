import { m } from "#app/paraglide/messages.js";
import styles from "./account-scene.module.css";

export type AccountView = "sign-in" | "sign-up" | "sign-out";

/** A small sky beside an account form: a dome at dawn, a boat in the gold, a camp at dusk. */
export function AccountScene({ view }: { view: AccountView }) {
  const words = {
    "sign-in": m.auth_welcome_in(),
    "sign-up": m.auth_welcome_up(),
    "sign-out": m.auth_welcome_out(),
  };
  return (
    <div className={styles.scene} data-view={view}>
      <p className={styles.words}>{words[view]}</p>
      <svg viewBox="0 0 240 320" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        {view === "sign-in" ? <Dome /> : view === "sign-up" ? <Boat /> : <Camp />}
      </svg>
    </div>
  );
}

function Dome() {
  return (
    <>
      <circle cx="168" cy="150" r="34" fill="var(--sun)" />
      <path d="M-10 232q60-26 128-10t132-14v120H-10z" fill="var(--far)" />
      <g fill="var(--near)">
        <path d="M62 320V232h116v88z" />
        <path d="M120 118c-3 10-8 12-18 22-16 16-24 30-24 48 0 16 6 30 12 38h60c6-8 12-22 12-38 0-18-8-32-24-48-10-10-15-12-18-22z" />
        <path d="M119 98h2v22h-2z" />
        <path d="M74 206c-9 8-14 15-14 25h32c0-10-6-17-18-25zM166 206c-12 8-18 15-18 25h32c0-10-5-17-14-25z" />
        <path d="M22 320V150h12v170zM206 320V150h12v170zM20 168h16v5H20zM204 168h16v5h-16zM20 214h16v5H20zM204 214h16v5h-16zM20 262h16v5H20zM204 262h16v5h-16z" />
        <path d="M28 132c-5 5-8 9-8 16h16c0-7-3-11-8-16zM212 132c-5 5-8 9-8 16h16c0-7-3-11-8-16z" />
      </g>
      <g fill="var(--lit)">
        <path d="M104 320v-44c0-14 10-22 16-28 6 6 16 14 16 28v44z" />
        <path d="M72 320v-24c0-8 5-12 9-15 4 3 9 7 9 15v24zM150 320v-24c0-8 5-12 9-15 4 3 9 7 9 15v24z" />
      </g>
      <path d="M-10 304q70-14 130-6t130-4v30H-10z" fill="var(--front)" />
    </>
  );
}

function Boat() {
  return (
    <>
      <circle cx="72" cy="146" r="36" fill="var(--sun)" />
      <path d="M-10 208q50-16 110-8t150-10v60H-10z" fill="var(--far)" />
      <g fill="none" stroke="var(--near)" strokeWidth="5" strokeLinecap="round">
        <path d="M198 226q-10-60 4-116" />
        <path d="M202 110q-22-16-44-4M202 110q-18 0-32 20M202 110q20-18 42-8M202 110q18 2 28 22M202 110q-4-20 8-36" />
      </g>
      <path d="M-10 224h260v100H-10z" fill="var(--water)" />
      <g fill="var(--front)">
        <path d="M14 236c26 22 190 22 214-6-4 26-18 38-34 38H54c-20 0-34-10-40-32z" />
        <path d="M58 240c0-26 16-40 62-40s66 14 68 40z" />
        <path d="M84 206c4-14 20-18 38-18s34 4 38 18z" />
      </g>
      <g fill="var(--lit)">
        <path d="M76 238v-14h14v14zM102 238v-16h14v16zM128 238v-16h14v16zM154 238v-14h14v14z" />
      </g>
      <path
        d="M30 286h52M104 296h70M60 308h90M178 284h40"
        stroke="var(--lit)"
        strokeWidth="3"
        strokeLinecap="round"
        opacity=".6"
      />
    </>
  );
}

function Camp() {
  return (
    <>
      <circle cx="156" cy="158" r="32" fill="var(--sun)" />
      <path d="M-10 222q70-46 132-8t130-16v130H-10z" fill="var(--far)" />
      <path d="M-10 262q80-52 150-14t110-8v90H-10z" fill="var(--near)" />
      <g fill="var(--lit)">
        <path d="M70 272l26-38 26 38z" />
      </g>
      <path d="M96 234l26 38h-18z" fill="var(--front)" />
      <path d="M-10 292q70-24 130-10t130-10v60H-10z" fill="var(--front)" />
    </>
  );
}
