import { expect, test } from "vitest";
import { type ReadRequest, readRequest } from "./read-request.ts";

const today = "2026-11-22";
const places = [
  "Agra",
  "Betla",
  "Delhi",
  "Goa",
  "Jaipur",
  "Kerala",
  "Netarhat",
  "Patratu",
  "Puri",
  "Ranchi",
  "Varanasi",
];
const party = (adults: number, ...children: (number | null)[]) => ({ adults, children });

/** Sixty enquiries as they are pasted at a desk in Ranchi, and what is to be read in each. */
const enquiries: [string, Partial<ReadRequest>][] = [
  // Who travels.
  ["2 couples and 1 child to Netarhat", { party: party(4, null), travelers: "5" }],
  ["two couples", { party: party(4), travelers: "4" }],
  ["a couple of questions before we decide", { party: null, travelers: "" }],
  ["a couple with 2 kids aged 4 and 7", { party: party(2, 4, 7), travelers: "4" }],
  ["3 couples, 2 kids (5 yrs, 8 yrs)", { party: party(6, 5, 8), travelers: "8" }],
  ["hum 5 log hain, 2 bachche (6 aur 9 saal)", { party: party(3, 6, 9), travelers: "5" }],
  ["5 people and 2 children", { party: party(5, null, null), travelers: "7" }],
  ["4 adults + 2 kids (6 & 9)", { party: party(4, 6, 9), travelers: "6" }],
  ["2A+1C, Ranchi 2N Netarhat 1N", { party: party(2, null), travelers: "3" }],
  ["pax (4+1)", { party: party(4, null), travelers: "5" }],
  ["Adults: 2\nChildren: 1 (5 yrs)\nBudget: 50000 - 60000", { party: party(2, 5), phone: "" }],
  ["No. of pax: 12", { party: party(12), travelers: "9+" }],
  ["family of four, kids are 6 and 9 years old", { party: party(2, 6, 9), travelers: "4" }],
  ["We are 6 including one infant (8 months)", { party: party(5, 0), travelers: "6" }],
  ["my wife, 2 kids and my parents", { party: party(4, null, null), travelers: "6" }],
  ["with my wife and our 5-year-old", { party: party(2, 5), travelers: "3" }],
  ["me and my mother", { party: party(2), travelers: "2" }],
  ["My sister told us about you. Two people.", { party: party(2), travelers: "2" }],
  ["2 adults and 2 senior citizens", { party: party(4), travelers: "4" }],
  ["my son (7) and I", { party: party(1, 7), travelers: "2" }],
  ["we celebrate 10 years of marriage, 2 adults", { party: party(2), travelers: "2" }],
  ["zu zweit mit unserer Tochter (6 Jahre alt)", { party: party(1, 6), travelers: "2" }],
  ["2 Erwachsene und 2 Kinder (4 und 8 Jahre)", { party: party(2, 4, 8), travelers: "4" }],
  ["solo", { party: party(1), travelers: "1" }],
  ["2 kids 5 nights, 2 adults", { party: party(2, null, null), travelers: "4" }],
  ["40 students from Ranchi", { party: party(40), travelers: "9+" }],
  // Hinglish.
  ["hum do log hain, Puri jaana hai", { party: party(2), destination: "Puri" }],
  ["Hum sab 7 hain, 3 bacche", { party: party(4, null, null, null), travelers: "7" }],
  ["pati patni aur ek baccha 4 saal ka", { party: party(2, 4), travelers: "3" }],
  ["biwi aur 2 bachon ke saath", { party: party(2, null, null), travelers: "4" }],
  ["4 bade 1 chhota baccha", { party: party(4, null), travelers: "5" }],
  ["mata pita ke saath Varanasi jana hai", { party: party(3), destination: "Varanasi" }],
  ["Delhi se 4 log, Betla ghumna hai", { destination: "Betla", travelers: "4" }],
  ["mera naam rohit kumar hai", { name: "Rohit Kumar" }],
  ["main Sunita bol rahi hoon Bokaro se", { name: "Sunita" }],
  // A name as people put it on a telephone: on the line of the greeting, or before their number.
  ["Puri with my wife. Regards, Anil Kumar +91 94311 22334", { name: "Anil Kumar" }],
  ["4 of us for Sikkim, 10 March. Meena, 9876501234", { name: "Meena", phone: "9876501234" }],
  ["hum 2 log Varanasi jana chahte hain. Sanjay 98765 43001", { name: "Sanjay" }],
  ["हम 2 लोग वाराणसी जाना चाहते हैं। संजय 98765 43001", { name: "संजय" }],
  ["हम 2 लोग हैं। मेरा नंबर 98765 43001", { name: "" }],
  ["3 adults for Deoghar. Call Farah 98310 55555", { name: "Farah" }],
  ["Netarhat for two days. Thanks Priya", { name: "Priya" }],
  ["2 rooms please. Thanks, We will wait", { name: "" }],
  ["We want Puri. Phone 98310 55555", { name: "" }],
  ["Trip to Puri, Mobile: 98310 55555", { name: "" }],
  ["Netarhat for 2 in March. Budget 98310", { name: "" }],
  ["We want Puri. Ranchi 98310 55555", { name: "" }],
  ["15 feb se 18 feb tak", { travelDate: "2027-02-15", isVague: false }],
  ["20 se 25 december, 3 log", { travelDate: "2026-12-20", travelers: "3" }],
  ["15/2 se 18/2", { travelDate: "2027-02-15" }],
  ["march ke shuru mein", { travelDate: "2027-03-05", isVague: true }],
  ["budget 50000 - 60000 hai", { phone: "", party: null }],
  // Hindi.
  ["१५ फरवरी को चार लोग", { travelDate: "2027-02-15", party: party(4), travelers: "4" }],
  ["हम पाँच लोग हैं, दो बच्चे (६ और ९ साल)", { party: party(3, 6, 9), travelers: "5" }],
  ["मैं और मेरी पत्नी और एक बच्चा (५ साल)", { party: party(2, 5), travelers: "3" }],
  ["मेरा नाम अनिल महतो है, मोबाइल ९४३११ २३४५६", { name: "अनिल महतो", phone: "9431123456" }],
  ["२० दिसंबर २०२६ से, ६ लोग, २ बच्चे", { travelDate: "2026-12-20", party: party(4, null, null) }],
  ["माता-पिता के साथ बनारस जाना है", { party: party(3), destination: "बनारस" }],
  // Dates.
  ["15-Feb-2027", { travelDate: "2027-02-15" }],
  ["15-Feb-27", { travelDate: "2027-02-15" }],
  ["10th of Jan '27", { travelDate: "2027-01-10" }],
  ["between 10 and 15 March", { travelDate: "2027-03-10", isVague: false }],
  ["14 Feb 20 pax", { travelDate: "2027-02-14", party: party(20) }],
  ["from 05/01 for a week", { travelDate: "2027-01-05" }],
  ["open 24/7, please call", { travelDate: "" }],
  // Telephones and addresses.
  ["9876543210/9431100000", { phone: "9876543210" }],
  ["Call +91-94311-23456 or 0651 2234455", { phone: "+919431123456" }],
  ["Aadhaar 1234 5678 9012, mob 94311 23456", { phone: "9431123456" }],
  ["15.02.2027 - 20.02.2027", { phone: "", travelDate: "2027-02-15" }],
  ["mail me: Asha.Devi@example.co.in.", { email: "Asha.Devi@example.co.in", source: "email" }],
  ["We are from Delhi and want to go to Kerala", { destination: "Kerala" }],
  ["Delhi to Agra to Jaipur", { destination: "Delhi, Agra, Jaipur" }],
  [
    "[20/11/26, 9:14 am] ~ Priya: Hi, 2 adults n 1 kid (3 yrs)\n[20/11/26, 9:15 am] ~ Priya: Patratu n Netarhat, 26 jan",
    {
      name: "Priya",
      party: party(2, 3),
      travelDate: "2027-01-26",
      destination: "Patratu, Netarhat",
      source: "whatsapp",
    },
  ],
  [
    "From: Ravi Oraon <ravi@example.org>\nSubject: Netarhat in January\n\nWe are 2 couples and 1 child (6).\nRegards\nRavi",
    { name: "Ravi Oraon", email: "ravi@example.org", party: party(4, 6), source: "email" },
  ],
];

test("there are sixty of them", () => expect(enquiries.length).toBeGreaterThanOrEqual(60));

test.each(enquiries)("%j", (text, wanted) => {
  expect(readRequest(text, { today, places })).toMatchObject(wanted);
});
