/** The system's Chromium, for journeys and for the tests of components. */
export const chromium = {
  executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
};

/** Where and how the visitor of a test sits. */
export const pageOfTests = { locale: "en-GB", timezoneId: "Asia/Kolkata" };
