/** All that a mail to a traveller says, in English, by mail and part. The syntax is that of `parse-message.ts`. */
export const english = {
  brand: "Safarnama",
  hello: "{name, select, none {Hello,} other {Dear {who},}}",
  day: "{day, day}",
  paisa: "{paisa, paisa}",
  "full-day": "{day, full-day}",
  code: "Code",
  "keep-reference": "You can also answer this message; keep {reference} in the subject.",
  "not-you-trip": "Was it not you? Answer this message at once; keep {reference} in the subject.",
  "not-you-form":
    "You did not write to us? Then somebody mistyped an address: there is nothing to do.",
  "open-trip": "Open your trip",
  "fact-reference": "Reference",

  "auth-ignore": "If you did not ask for this, you can ignore this message.",
  "auth-not-you":
    "If it was not you who signed up, ignore this message: do not follow the link and tell nobody the code. Without them nobody gets in with your address.",
  "auth-again":
    "More than one sign-up waits for this address. Each has a message of its own: follow the link of the one that you made yourself, and the password that you chose there is yours.",
  "auth-life":
    "The link and the code are good for {minutes, plural, one {a minute} other {# minutes}}.",
  "signup-subject": "Confirm your address for Safarnama",
  "signup-heading": "Welcome aboard",
  "signup-text":
    "Confirm your address and your account is ready: plan trips, keep them, and share what you saw.",
  "signup-label": "Confirm my address",
  "invite-subject": "You are invited to Safarnama",
  "invite-heading": "You are invited",
  "invite-text": "An account has been prepared for you. Accept the invitation to use it.",
  "invite-label": "Accept the invitation",
  "magiclink-subject": "Your sign-in link for Safarnama",
  "magiclink-heading": "Sign in",
  "magiclink-text": "Follow the link, or type in the code. Either works once.",
  "magiclink-label": "Sign in",
  "recovery-subject": "Choose a new password for Safarnama",
  "recovery-heading": "Choose a new password",
  "recovery-text": "Follow the link to choose a new password. It works once.",
  "recovery-label": "Choose a new password",
  "email_change-subject": "Confirm the change of your address for Safarnama",
  "email_change-heading": "Confirm your new address",
  "email_change-label": "Confirm the change",
  "email_change-current":
    "Your address is about to become {address}. Confirm here that you want this; the other half of the confirmation went to the new address.",
  "email_change-current-no": "If this was not you, do nothing and choose a new password.",
  "email_change-both":
    "Confirm that this address is yours; the other half of the confirmation went to your present address.",
  "email_change-one": "Confirm that this address is yours.",
  "claim-text":
    "Somebody signed in with {provider} and gave this address. Confirm it if that was you: from then on that sign-in opens your account.",
  "claim-no":
    "If it was not you, ignore this message: do not follow the link and tell nobody the code.",
  "reauthentication-subject": "Your code for Safarnama",
  "reauthentication-heading": "Confirm that it is you",
  "reauthentication-text": "Type in this code to go on.",
  "code-text": "Your code for Safarnama is {code}",
  "notice-not-you": "If this was not you, choose a new password at once and write to us.",
  "password_changed-subject": "Your password for Safarnama was changed",
  "password_changed-heading": "Your password was changed",
  "password_changed-text": "Every other device has been signed out.",
  "email_changed-subject": "Your address for Safarnama was changed",
  "email_changed-heading": "Your address was changed",
  "email_changed-text": "This account is no longer reached at this address.",
  "factor_added-subject": "A second step was added to your Safarnama account",
  "factor_added-heading": "A second step was added",
  "factor_added-text": "Signing in now asks for it after the password.",
  "factor_removed-subject": "A second step was removed from your Safarnama account",
  "factor_removed-heading": "A second step was removed",
  "factor_removed-text": "Signing in no longer asks for it.",

  "leaving-subject": "Safarnama: your account will be deleted on {day, day}",
  "leaving-heading": "Your account is about to go",
  "leaving-text":
    "you asked us to delete your account. It will go on {day, day}, with your reviews, your messages and your picture. A trip that you have accepted stays in our books.",
  "leaving-change": "Was it a mistake, or not you? One press keeps everything as it is.",
  "leaving-label": "Keep my account",
  "leaving-soon-subject": "Safarnama: your account goes tomorrow",
  "leaving-soon-heading": "Your account goes tomorrow",
  "leaving-soon-text":
    "this is the last day to change your mind: use the link of our first message, or sign in and choose Keep my account.",
  "account-label": "Open my account",
  "stays-subject": "Safarnama: your account stays",
  "stays-heading": "Your account stays",
  "stays-text": "nothing will be deleted. Good to have you with us.",
  "deleted-subject": "Safarnama: your account is deleted",
  "deleted-heading": "Your account is deleted",
  "deleted-text": "it is done. This is the last message you get from us, unless you write first.",

  "chat-subject": "Safarnama has answered you",
  "chat-heading": "An answer for you",
  "chat-label": "Go on in the chat",
  "chat-footer": "You can simply answer this message as well.",

  "contact-subject": "Your message to Safarnama, {reference}",
  "contact-heading": "Your message has arrived",
  "contact-text":
    "Thank you. A person in our office reads every message and answers within two working days.",
  "contact-reply-subject": "Re: your message {reference}",
  "contact-reply-heading": "Our answer to your message",
  "contact-reply-footer": "You can simply answer this message.",

  "report-accepted-subject": "{name}: the page is corrected",
  "report-accepted-heading": "The page is corrected",
  "report-accepted-text":
    "You told us that something has changed: {name}. We looked it up, and the page, its cards and new plans say it now. Thank you.",
  "report-declined-subject": "{name}: what you told us",
  "report-declined-heading": "We looked it up",
  "report-declined-text":
    "You told us that something has changed: {name}. Thank you. We could not confirm it, and the page stays as it is for now.",
  "report-label": "See the page",

  "letters-subject": "Confirm your letters from Safarnama",
  "letters-heading": "One click, and our letters are yours",
  "letters-text":
    "Somebody, we hope you, asked for our letters about travelling in India with this address.",
  "letters-label": "Confirm my address",
  "letters-footer": "It was not you? Then do nothing: without the click nothing is sent.",
  "issue-label": "Read on at Safarnama",
  "issue-footer": "You get this letter because you confirmed this address at Safarnama.",
  "issue-leave": "Unsubscribe",

  "photos-none-subject": "Your photos",
  "photos-none-heading": "Thank you for your photos",
  "photos-none-text":
    "We looked at each, and this time none found its place in the gallery. Please try again: a place that few know is always welcome.",
  "photos-subject": "Your photos are in the gallery",
  "photos-text":
    "{approved, number} of the {sent, plural, one {# photo} other {# photos}} you sent hang in our gallery now, with your name beside them.",
  "photos-label": "See the gallery",

  "review-hidden-subject": "Your review is not shown",
  "review-hidden-text": "we do not show it any more.",
  "review-hidden-why": "we do not show it any more, for this reason: {reason}",
  "review-hidden-change": "You can change it; answer this message to ask for it to be shown again.",
  "review-restored-subject": "Your review is shown again",
  "review-restored-text": "it stands where it stood before.",
  "review-answered-subject": "We have answered your review",
  "review-answered-text": "this is what we have answered, for everybody to read:",
  "reviews-label": "Open the reviews",

  "ask-subject": "How was it? {destination}",
  "ask-label": "Write about your trip",
  "ask-text":
    "you are home again. Would you tell others how it was? Stars for the places and for us, a few words, and photos if you like; no account is needed.",
  "ask-once": "It will say that you travelled with us. We ask once.",
  "published-subject": "Your review is published",
  "published-label": "See it",
  "published-text": "thank you: what you wrote stands on the pages of its places now.",
  "answered-label": "See it where it stands",
  "hidden-label": "Change it",
  "hidden-why": "we do not show your review, for this reason: {reason}",
  "hidden-change": "You can change it by its link and send it again, or answer this message.",
  "trip-review-footer": "This is about your trip with Safarnama: {destination}.",
  "trip-review-stop": "No more mails about reviews",

  "wish-subject": "Safarnama: send your trip request",
  "wish-heading": "One press, and your request is on its way",
  "wish-text":
    "Somebody, we hope you, has asked us to plan a trip and gave this address. The button sends the request to our office and opens the trip's own page.",
  "wish-link":
    "The page needs no account. Whoever has its address can read and change the trip, so keep it to yourself.",
  "wish-label": "Send my request",
  "wish-footer":
    "It was not you? Then do nothing: without the button nothing is sent, and after a week we forget it.",
  "sent-subject": "Your trip request {reference}",
  "sent-heading": "Your trip request has arrived",
  "sent-text":
    "thank you. A person in our office reads every request and answers within two working days. This is what you sent us:",
  "sent-footer":
    "Something to add or to put right? Answer this message and keep the reference {reference} in the subject.",
  "fact-destination": "Destination",
  "fact-date": "Travel date",
  "fact-travellers": "Travellers",
  "fact-type": "Trip type",
  "trip-type":
    "{type, select, leisure {Leisure Vacation} honeymoon {Honeymoon} family {Family Trip} adventure {Adventure Travel} business {Business Trip} other {{said}}}",
  "fact-message": "Special requests",
  "reply-subject": "Your trip: {destination}",
  "reply-label": "Read and answer on the site",

  "quote-subject": "{title}: our offer [{reference}]",
  "quote-subject-again": "{title}: our new offer [{reference}]",
  "quote-text":
    "here is your trip, day by day, with its price. You can read it, ask about a day, and accept it on its page; no account is needed.",
  "quote-text-again":
    "here is the trip once more, with what you asked for. The page says what has changed.",
  "quote-pay": "Nothing is to be paid before you accept. Then:",
  "fact-price": "Price",
  "fact-departure": "Departure",
  "fact-until": "Holds until",
  "fact-head": "{count, number} × {price, paisa}, before tax",
  head: "{of, select, double {Per adult, two in a room} triple {Per adult, three in a room} single {Per adult in a room alone} child-bed {Per child with a bed} other {Per child without a bed}}",
  "remind-subject": "{title}: holds until {day, day} [{reference}]",
  "remind-heading": "Your offer holds a few days more",
  "remind-text":
    "the price of this trip holds until {day, day}. If it does not fit yet, tell us what to change.",
  "agreed-subject": "{title}: agreed [{reference}]",
  "agreed-heading": "Your trip is agreed",
  "agreed-heading-change": "The change of your trip is agreed",
  "agreed-text":
    "{name} has accepted version {version, number} of our offer. We book the places now and write to you with each confirmation.",
  "agreed-text-change":
    "{name} has accepted version {version, number}, in place of what was agreed before. We book what is new and cancel what is gone.",
  "agreed-terms": "These are the terms that you agreed to:",
  "agreed-terms-site": "The terms of our site.",
  "change-subject": "{title}: a change of your trip [{reference}]",
  "change-heading": "A change of your trip",
  "change-text":
    "here is what would change in the trip that we agreed. You accept it on the trip's page; until then, and if you do not, version {version, number} holds as it is.",
  "change-label": "Look at the change",
  "change-before": "Price until now",
  "change-after": "New price",
  "change-less": "Less",
  "change-more": "More",
  "cancelled-subject": "{destination}: cancelled [{reference}]",
  "cancelled-subject-part": "{destination}: cancelled in part [{reference}]",
  "cancelled-heading": "Your trip is cancelled",
  "cancelled-heading-part": "A part of your trip is cancelled",
  "cancelled-text": "your trip is cancelled, and nothing is booked any more.",
  "cancelled-text-part": "a part of your trip is cancelled; the rest stays as it was agreed.",
  "cancelled-money": "We write to you again when the money is sent.",
  "fact-agreed-before": "Agreed until now",
  "fact-charge": "The cancellation costs",
  "fact-agreed-after": "Agreed from now on",
  "fact-received": "Received",
  "fact-refund": "Comes back to you",
  "fact-owed": "Still to be paid",
  "pay-sum": "To pay: {sum, paisa}, with the reference {reference}",
  "pay-later":
    "To pay: {sum, paisa}, with the reference {reference}. We write to you how to pay it.",
  "pay-back": "To come back to you: {sum, paisa}. We write to you when it is sent.",
  "pay-none": "Nothing more is to be paid.",
  "pay-upi": "By UPI to {upi}",
  "pay-bank": "By bank transfer to {bank}",
  "pay-page": "By card, net banking or UPI on your trip's page",
} as const;

export type MailKey = keyof typeof english;
export type MailWords = Readonly<Record<MailKey, string>>;
