import { expect, test } from "vitest";
import { looksLikeOffice, signedBy } from "./office-name.ts";

test.each([
  "Safarnama",
  "safarnama office",
  "S a f a r n a m a",
  "Ѕаfаrnаmа",
  "ＳＡＦＡＲＮＡＭＡ",
  "Safamama",
  "Sáfàrnāma",
  "S4f4rn4m4",
  "S-a-f-a-r-n-a-m-a",
  "The Office",
  "0ff1ce",
  "Оffice",
  "Admin",
  "ADM1N istrator",
  "Supp0rt",
  "Official reply",
  "Help desk",
  "Your travel agent",
  "The team",
  "सफरनामा",
  "कार्यालय",
])("%s could be the office", (name) => expect(looksLikeOffice(name)).toBe(true));

test.each([
  "Asha Devi",
  "Uncle",
  "Safar Khan",
  "Rnama",
  "Desktop Das",
  "Steam",
  "Agentha",
  "आशा देवी",
  "山田",
  "O'Brien",
  "",
])("%s is a visitor's name", (name) => expect(looksLikeOffice(name)).toBe(false));

test("a change is signed by the first name that is nobody else's", () => {
  expect(signedBy("Safarnama", "Asha")).toBe("Asha");
  expect(signedBy("", "Asha")).toBe("Asha");
  expect(signedBy("Bilal", "Asha")).toBe("Bilal");
  expect(signedBy("admin", "Office")).toBe("");
});
