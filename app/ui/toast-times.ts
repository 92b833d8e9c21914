/** Milliseconds a toast stays, section 9. */
export const toastTimes = { usual: 2500, signOut: 2000, admin: 5000 } as const;

export type ToastKind = "success" | "error" | "info" | "warning";
