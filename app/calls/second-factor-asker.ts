type Asker = () => Promise<boolean>;
let asker: Asker | null = null;
let asking: Promise<boolean> | null = null;

/** Those who asked before there was anybody to ask the visitor. */
const early = new Set<() => void>();
/** Milliseconds that they wait: who asks comes when the page is at rest. */
const patience = 8000;

/** Who asks the visitor for the code of the second step; resolves to whether it was right. */
export function setSecondFactorAsker(next: Asker): () => void {
  asker = next;
  for (const go of early) go();
  return () => {
    if (asker === next) asker = null;
  };
}

async function waitForAsker(): Promise<void> {
  if (asker) return;
  await new Promise<void>((resolve) => {
    early.add(resolve);
    setTimeout(resolve, patience);
  }).finally(() => early.clear());
}

/** Asks once, however many calls wait for it. */
export function askSecondFactor(): Promise<boolean> {
  asking ??= waitForAsker()
    .then(() => asker?.() ?? false)
    .finally(() => {
      asking = null;
    });
  return asking;
}
