/** The present minute in India as a drawing: for the bar's clock where no script runs. */
export function drawClock(now: Date): string {
  const time = new Intl.DateTimeFormat("en-GB", {
    hour: "2-digit",
    minute: "2-digit",
    timeZone: "Asia/Kolkata",
  }).format(now);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 20" role="img" aria-label="${time}"><text x="0" y="15.5" fill="#fff3e8" font-family="system-ui,sans-serif" font-size="17" font-weight="700" textLength="47">${time}</text></svg>`;
}
