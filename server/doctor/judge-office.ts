import type { Office } from "#contract/content/office.ts";
import type { Config } from "#server/config/config.ts";
import { type Finding, isExample } from "./finding.ts";

const area = "placeholders";
const atDesk = "Change it at the desk: Office.";

/** What of the office is still what the specification gave as a stand-in. `given`: the content's. */
export function judgeOffice(office: Office, given: Office): Finding[] {
  const findings: Finding[] = [];
  const say = (what: string) => findings.push({ area, state: "fault", what, todo: atDesk });
  if (office.address.join() === given.address.join())
    findings.push({
      area,
      state: "warning",
      what: "The office's address is the one that the site came with.",
      todo: atDesk,
    });
  for (const line of [office.phone, office.helpline, office.fax])
    if (/(?:^|\D)000[\s-]?000\d?$/.test(line.shown))
      say(`${line.label}: ${line.shown} is nobody's number.`);
  for (const { label, address } of office.emails)
    if (isExample(address)) say(`${label}: ${address} reaches nobody.`);
  if (findings.length === 0)
    findings.push({ area, state: "ok", what: "The office's details are real." });
  return findings;
}

/** Addresses of the configuration that reach nobody. */
export function judgeAddresses({ mail }: Pick<Config, "mail">): Finding[] {
  const from = /<([^>]+)>/.exec(mail.from)?.[1] ?? mail.from;
  return [["MAIL_FROM", from] as const, ["OPERATOR_EMAIL", mail.operator] as const].flatMap(
    ([name, address]) =>
      isExample(address)
        ? [
            {
              area,
              state: "fault",
              what: `${name} is ${address}: nobody is reached by it.`,
              todo: `Set ${name} to an address of your own.`,
            } satisfies Finding,
          ]
        : [],
  );
}
