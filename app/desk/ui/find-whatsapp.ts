import { dialIndia } from "#contract/dial-india.ts";

/** The number under which somebody is written to on WhatsApp; "" where its country is not known. */
export function findWhatsapp(phone: string): string {
  const dialled = dialIndia(phone);
  return dialled.startsWith("+") ? dialled : "";
}
