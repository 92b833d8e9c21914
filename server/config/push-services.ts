/** Whom messages to phones are handed to: the makers of browsers, by their hosts. Nobody else's address is ever asked. */
export const knownPushServices = [
  "fcm.googleapis.com",
  "updates.push.services.mozilla.com",
  "web.push.apple.com",
  "notify.windows.com",
];
