import { expect, it } from "vitest";
import { describeWeekdays } from "./weekdays.ts";

it("names the days of the week, or the one or two of rest", () => {
  expect(describeWeekdays("136")).toBe("Mon, Wed, and Sat");
  expect(describeWeekdays("36")).toBe("Wed and Sat");
  expect(describeWeekdays("123567")).toBe("daily but Thu");
  expect(describeWeekdays("12345")).toBe("daily but Sat and Sun");
  expect(describeWeekdays("1234567")).toBe("daily");
});
