import type { Office } from "#contract/content/office.ts";
import type { OfficeDetails } from "#contract/wire/desk-office.ts";

type Hours = OfficeDetails["weekdays"];

/** "09:00" as the specification writes it: "9:00 AM". */
function writeTime(time: string): string {
  const [hour = 0, minute = ""] = time
    .split(":")
    .map((part, index) => (index ? part : Number(part)));
  const number = Number(hour);
  return `${number % 12 || 12}:${minute} ${number < 12 ? "AM" : "PM"}`;
}

const writeHours = (hours: Hours) =>
  hours ? `${writeTime(hours.opens)} to ${writeTime(hours.closes)}` : "Closed";

/** What the owner may change of the office as the site came with it. */
export const detailsOf = (office: Office): OfficeDetails => ({
  address: office.address,
  postal: {
    street: office.postal.street,
    locality: office.postal.locality,
    region: office.postal.region,
    postalCode: office.postal.postalCode,
  },
  coordinates: office.coordinates,
  phone: office.phone.shown,
  helpline: office.helpline.shown,
  fax: office.fax.shown,
  emails: {
    general: office.emails[0]?.address ?? "",
    trips: office.emails[1]?.address ?? "",
  },
  weekdays: office.week[1] ?? null,
  saturday: office.week[6] ?? null,
  sunday: office.week[0] ?? null,
});

/** The office of the content with the owner's details in it; labels and the names of days stay. */
export function applyDetails(office: Office, details: OfficeDetails): Office {
  const dialled = (line: Office["phone"], shown: string) => ({
    ...line,
    shown,
    href: `tel:${shown.replaceAll(/[^+\d]/g, "")}`,
  });
  const { weekdays, saturday, sunday } = details;
  const inWords = [weekdays, saturday, sunday].map(writeHours);
  return {
    ...office,
    address: details.address,
    postal: { ...office.postal, ...details.postal },
    coordinates: details.coordinates,
    phone: dialled(office.phone, details.phone),
    helpline: dialled(office.helpline, details.helpline),
    fax: dialled(office.fax, details.fax),
    emails: office.emails.map((line, index) => ({
      ...line,
      address: index === 0 ? details.emails.general : details.emails.trips,
    })),
    week: [sunday, weekdays, weekdays, weekdays, weekdays, weekdays, saturday],
    hours: office.hours.map((line, index) => ({ ...line, hours: inWords[index] ?? line.hours })),
  };
}
