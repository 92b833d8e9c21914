import fc from "fast-check";
import { expect, test } from "vitest";
import { type ReadRequest, readRequest } from "./read-request.ts";

const today = "2026-11-22";
const places = [
  "Kerala",
  "Leh",
  "Munnar",
  "Alleppey",
  "Jaipur",
  "Rajasthan",
  "Goa",
  "Varanasi",
  "North Goa",
];

const cases: [string, Partial<ReadRequest>][] = [
  [
    "Hello, my name is Asha Devi. We are a family of 5 and would like to go to Kerala on 14 February 2027. My number is +91 98765 43210.",
    {
      name: "Asha Devi",
      travelers: "5",
      destination: "Kerala",
      travelDate: "2027-02-14",
      tripType: "family",
      phone: "+919876543210",
      isVague: false,
    },
  ],
  [
    "Guten Tag, ich heiße Jürgen Müller. Wir sind zu viert (2 Erwachsene und 2 Kinder) und möchten Mitte Februar nach Rajasthan reisen.\n\nViele Grüße\nJürgen Müller",
    {
      name: "Jürgen Müller",
      travelers: "4",
      destination: "Rajasthan",
      travelDate: "2027-02-15",
      isVague: true,
      tripType: "family",
    },
  ],
  [
    "Von: Sabine Köhler <sabine.koehler@example.de>\nAn: trips@example.org\nBetreff: Flitterwochen in Kerala\n\nHallo, wir möchten vom 03.04.2027 an zwei Wochen reisen. Tel. 0049 30 1234567",
    {
      name: "Sabine Köhler",
      email: "sabine.koehler@example.de",
      destination: "Kerala",
      travelDate: "2027-04-03",
      travelers: "2",
      tripType: "honeymoon",
      phone: "+49301234567",
      source: "email",
    },
  ],
  [
    "[22/11/26, 14:05:33] Kabir Singh: Hi, we want to visit Munnar and Alleppey\n[22/11/26, 14:06:02] Kabir Singh: 4 people, 10th of January\n[22/11/26, 14:07:11] Safarnama: Hello! We are glad to help 9 people.",
    {
      name: "Kabir Singh",
      destination: "Munnar, Alleppey",
      travelDate: "2027-01-10",
      travelers: "4",
      source: "whatsapp",
      message: "Hi, we want to visit Munnar and Alleppey\n4 people, 10th of January",
    },
  ],
  [
    "22.11.26, 14:05 - +49 151 23456789: Hallo, meine Frau und ich wollen im März nach Leh",
    {
      name: "",
      phone: "+4915123456789",
      travelers: "2",
      destination: "Leh",
      travelDate: "2027-03-01",
      isVague: true,
      source: "whatsapp",
    },
  ],
  [
    "11/22/26, 2:05 PM - Meera: solo trip to Varanasi, 3 March 2027",
    { name: "Meera", travelers: "1", destination: "Varanasi", travelDate: "2027-03-03" },
  ],
  [
    "नमस्ते, मेरा नाम राधा शर्मा है। हम चार लोग हैं और १५ मार्च २०२७ को जयपुर जाना चाहते हैं। फ़ोन ९८७६५४३२१०",
    {
      name: "राधा शर्मा",
      travelers: "4",
      travelDate: "2027-03-15",
      destination: "जयपुर",
      phone: "9876543210",
    },
  ],
  [
    "Namaste, mera naam Rohit hai. Hum 6 log hain, bachho ke saath, agle mahine Goa jaana hai",
    {
      name: "Rohit",
      travelers: "6",
      destination: "Goa",
      travelDate: "2026-12-01",
      isVague: true,
      tripType: "family",
    },
  ],
  [
    "अगले महीने हनीमून के लिए केरल जाना है, मैं और मेरी पत्नी",
    { travelers: "2", tripType: "honeymoon", travelDate: "2026-12-01", destination: "केरल" },
  ],
  [
    "We are two adults and three children, travelling 24.12.2026 to 3.1.2027, to Jaipur.",
    { travelers: "5", travelDate: "2026-12-24", destination: "Jaipur" },
  ],
  [
    "Group of 12 from Lyon, trek in the Himalayas, end of May 2027",
    { travelers: "9+", tripType: "adventure", travelDate: "2027-05-25", isVague: true },
  ],
  [
    "Business trip to Mumbai, 2027-01-18, I'm Lena Fischer",
    { name: "Lena Fischer", tripType: "business", travelDate: "2027-01-18", destination: "Mumbai" },
  ],
  ["Trip on 02/14/2027", { travelDate: "2027-02-14" }],
  ["Trip on 5/6/2027", { travelDate: "2027-06-05" }],
  ["We may come on 3.2., two people", { travelDate: "2027-02-03", travelers: "2" }],
  ["Feb 14-20, 2 pax", { travelDate: "2027-02-14", travelers: "2" }],
  ["14-20 Feb 2027, 2 pax", { travelDate: "2027-02-14" }],
  ["I may be late. Can you march on?", { travelDate: "", isVague: false }],
  ["hum 2 log, march mein", { travelDate: "2027-03-01", isVague: true, travelers: "2" }],
  [
    "eine Reise mit einem Kind und meiner Frau, Anfang Mai",
    { travelers: "3", travelDate: "2027-05-05" },
  ],
  ["in November", { travelDate: "2026-11-28", isVague: true }],
  ["on 30 February 2027", { isVague: true, travelDate: "2027-02-01" }],
  ["family trip with 2 kids", { travelers: "3", tripType: "family" }],
  ["me, my husband and 2 small children", { travelers: "4" }],
  ["We are 4, 2 of them children under six", { travelers: "4" }],
  ["Wir sind eine 3-köpfige Familie", { travelers: "3", tripType: "family" }],
  [
    "Name: Jean-Pierre O'Neil\nPhone: 06 12 34 56 78\nDestination: Spice coast, two weeks",
    { name: "Jean-Pierre O'Neil", phone: "0612345678", destination: "Spice coast, two weeks" },
  ],
  ["I am interested in India.", { name: "", destination: "India", travelers: "", tripType: "" }],
  [
    "Call me on (0651) 223 4455 after 18:00, thanks\nVikram Rao",
    { phone: "06512234455", name: "Vikram Rao" },
  ],
  ["Thank you,\nDr. Anna van der Berg", { name: "Dr. Anna van der Berg" }],
  [
    "asha.may@example.org wants North Goa",
    { email: "asha.may@example.org", travelDate: "", destination: "North Goa" },
  ],
  [
    "",
    {
      name: "",
      email: "",
      phone: "",
      destination: "",
      travelDate: "",
      travelers: "",
      party: null,
      tripType: "",
      message: "",
      source: "",
    },
  ],
];

test.each(cases)("%j", (text, wanted) => {
  expect(readRequest(text, { today, places })).toMatchObject(wanted);
});

test("whatever is pasted: an answer that fits the form, soon", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: "binary", maxLength: 600 }),
        fc.stringMatching(/^[\d\s./+()-]{0,400}$/),
      ),
      (text) => {
        const read = readRequest(text, { today, places });
        expect(read.travelDate).toMatch(/^(?:\d{4}-\d\d-\d\d)?$/);
        expect(read.travelers).toMatch(/^(?:[1-8]|9\+)?$/);
        expect(read.name.length).toBeLessThanOrEqual(100);
      },
    ),
    { numRuns: 300 },
  );
});

test.each([
  ["digits", "1 ".repeat(4000)],
  ["names", "My name is A".repeat(600)],
  ["capitals", "Aa ".repeat(2600)],
  ["months", "may ".repeat(2000)],
  ["chat heads", "1/1/26, 1:11 - a: ".repeat(400)],
  ["dots", "a@b.".repeat(2000)],
])("a long text of %s is read in a moment", (_what, text) => {
  const begin = performance.now();
  readRequest(text, { today, places });
  expect(performance.now() - begin).toBeLessThan(1500);
});
