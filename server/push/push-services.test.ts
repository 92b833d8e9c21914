import { expect, test } from "vitest";
import { knownPushServices } from "#server/config/push-services.ts";
import { isPushService } from "./push-services.ts";

test.each([
  ["https://fcm.googleapis.com/fcm/send/abc", true],
  ["https://updates.push.services.mozilla.com/wpush/v2/abc", true],
  ["https://web.push.apple.com/abc", true],
  ["https://wns2-par02p.notify.windows.com/w/?token=abc", true],
  ["http://fcm.googleapis.com/fcm/send/abc", false],
  ["https://fcm.googleapis.com:8443/abc", false],
  ["https://user@fcm.googleapis.com/abc", false],
  ["https://fcm.googleapis.com.example.org/abc", false],
  ["https://evilfcm.googleapis.com/abc", false],
  ["https://169.254.169.254/latest/meta-data", false],
  ["http://127.0.0.1:8080/", false],
  ["https://[::1]/", false],
  ["file:///etc/passwd", false],
  ["not an address", false],
])("%s is a push service: %s", (address, is) => {
  expect(isPushService(address, knownPushServices)).toBe(is);
});
