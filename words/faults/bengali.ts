import type { ConflictWords } from "./conflict-words.ts";

/**
 * What the server refuses or answers, in Bengali, by its English sentence: `{}` stands for a figure or a name, in the order
 * of the English, and `{label}` for the name of a field, of which `labels` has the Bengali.
 */
export const sentences: Readonly<Record<string, string>> = {
  "{label} is required.": "এটি লিখতেই হবে: {label}",
  "{label} is too long: at most {} characters.": "{label}: বেশি লম্বা, বড়জোর {}টি অক্ষর",
  "{label} must be text.": "{label}: এখানে কথায় লিখুন",
  "{label} must be a whole number.": "{label}: পূর্ণসংখ্যা লিখুন",
  "{label} must be at least {}.": "{label}: অন্তত {}",
  "{label} must be at most {}.": "{label}: বড়জোর {}",
  "{label} must not be negative.": "{label}: শূন্যের কম নয়",
  "{label} is not valid.": "ঠিক মনে হচ্ছে না: {label}",

  "Use 3–50 letters and spaces only.": "শুধু অক্ষর আর ফাঁক, 3 থেকে 50টি।",
  "Invalid email format.": "ইমেল ঠিকানা ঠিক মনে হচ্ছে না।",
  "Password must be 8+ chars, upper, lower, number & special char.":
    "পাসওয়ার্ডে অন্তত 8টি অক্ষর চাই: ছোট ও বড় হাতের ইংরেজি অক্ষর, অঙ্ক আর একটি চিহ্ন।",
  "Passwords do not match.": "দুটি পাসওয়ার্ড এক নয়।",
  "Please select a country.": "দেশ বাছুন।",
  "Invalid phone number.": "ফোন নম্বর ঠিক মনে হচ্ছে না।",
  "Only JPG, PNG, or WEBP images allowed.": "ছবি শুধু JPG, PNG বা WEBP হতে পারে।",
  "Image must be smaller than 2MB.": "ছবি 2 MB-র চেয়ে ছোট হতে হবে।",
  "The password is too long: at most {} characters.": "পাসওয়ার্ড বেশি লম্বা: বড়জোর {}টি অক্ষর।",
  "Enter your email.": "আপনার ইমেল লিখুন।",
  "Enter your password.": "আপনার পাসওয়ার্ড লিখুন।",
  "Wrong password.": "পাসওয়ার্ড ভুল।",
  "Check your email to verify your account.": "অ্যাকাউন্ট নিশ্চিত করতে আপনার ইমেল দেখুন।",
  "If an account has this address, a link to choose a new password is on its way.":
    "এই ঠিকানায় অ্যাকাউন্ট থাকলে নতুন পাসওয়ার্ড বাছার লিঙ্ক রওনা হয়েছে।",
  "Type your address to confirm.": "নিশ্চিত করতে আপনার ঠিকানা লিখুন।",
  "The link is not complete.": "লিঙ্কটি পুরো নেই।",
  "This is not the address of your account.": "এটি আপনার অ্যাকাউন্টের ঠিকানা নয়।",
  "The account is to be deleted already.": "অ্যাকাউন্ট মোছার কথা আগেই বলা হয়েছে।",
  "Your account stays.": "আপনার অ্যাকাউন্ট থাকছে।",
  "There is nothing to undo: this link has been used, or the account is gone.":
    "ফেরানোর কিছু নেই: এই লিঙ্ক আগেই ব্যবহার হয়েছে, কিংবা অ্যাকাউন্ট আর নেই।",
  "There is no such session.": "এমন কোনও সাইন ইন নেই।",

  "That did not work": "এটি হল না",
  "Back to the form": "ফর্মে ফিরুন",
  "Try again": "আবার চেষ্টা করুন",
  "On to the site": "সাইটে চলুন",
  "Look in your mail": "আপনার মেল দেখুন",
  "Thank you": "ধন্যবাদ",
  "We look it up, and correct the page when it is so.": "আমরা খোঁজ নেব, কথাটা ঠিক হলে পাতা শুধরে দেব।",
  "One step more": "আর এক ধাপ",
  "This plan is gone": "এই প্ল্যান আর নেই",
  "Plan a trip": "ভ্রমণ প্ল্যান করুন",
  "No more letters?": "আর চিঠি নয়?",
  "One click, and this address gets none from us.": "একবার চাপুন, এই ঠিকানায় আমাদের আর কোনও চিঠি যাবে না।",
  Unsubscribe: "চিঠি বন্ধ করুন",
  "Welcome aboard": "স্বাগত, উঠে পড়ুন",
  "Your address is confirmed. The next letter from India is yours.":
    "আপনার ঠিকানা নিশ্চিত হয়েছে। ভারত থেকে পরের চিঠি আপনারও।",
  "Goodbye, and good roads": "বিদায়, পথ শুভ হোক",
  "You will get no more letters from us.": "আমাদের আর কোনও চিঠি আপনি পাবেন না।",
  "This link has ended": "এই লিঙ্ক আর চলে না",
  "It was used before, or is too old. You can sign up again in the footer of any page.":
    "এটি আগে ব্যবহার হয়েছে, কিংবা বেশি পুরনো। যে-কোনও পাতার নীচে আবার ঠিকানা দিতে পারেন।",

  "The chat is not open here.": "এখানে চ্যাট চালু নেই।",
  "There is no conversation yet.": "এখনও কোনও কথাবার্তা হয়নি।",
  "Thank you. Your message has arrived; we answer within two working days.":
    "ধন্যবাদ। আপনার বার্তা পৌঁছেছে; আমরা দুটি কাজের দিনের মধ্যে জবাব দিই।",
  "Please check your inbox: a link there confirms your address.":
    "আপনার ইনবক্স দেখুন: সেখানকার একটি লিঙ্কে আপনার ঠিকানা নিশ্চিত হয়।",
  "The size of each photo is required.": "প্রতিটি ছবির মাপ চাই।",
  "A photo is empty.": "একটি ছবি ফাঁকা।",
  "A photo must be smaller than 10 MB.": "ছবি 10 MB-র চেয়ে ছোট হতে হবে।",
  "Choose at least one photo.": "অন্তত একটি ছবি বাছুন।",
  "Ten photos at a time, please.": "একবারে দশটি ছবি পাঠান।",
  "Thank you. Your photo has arrived; we look at each before it joins the gallery.":
    "ধন্যবাদ। আপনার ছবি পৌঁছেছে; গ্যালারিতে দেওয়ার আগে প্রতিটি ছবি আমরা দেখি।",
  "Only JPG, PNG, WEBP or AVIF photos, please.": "ছবি শুধু JPG, PNG, WEBP বা AVIF হতে পারে।",
  "This submission has ended. Please choose the photos again.":
    "এটি পাঠানোর মেয়াদ শেষ। ছবিগুলো আবার বাছুন।",
  "A picture may have 25 megapixels at most.": "ছবি বড়জোর 25 মেগাপিক্সেলের হতে পারে।",
  "Many pictures are arriving: please try again.": "এখন অনেক ছবি আসছে: আবার চেষ্টা করুন।",

  "Please log in to submit a review.": "রিভিউ পাঠাতে সাইন ইন করুন।",
  "Thank you. Somebody will look at it.": "ধন্যবাদ। কেউ একজন এটি দেখবেন।",
  "Your review has been deleted.": "আপনার রিভিউ মোছা হয়েছে।",
  "This review is no longer there.": "এই রিভিউ আর নেই।",
  "Choose a place or journey from the list, or leave it empty.":
    "তালিকা থেকে জায়গা বা ভ্রমণ বাছুন, কিংবা ফাঁকা রাখুন।",
  "Rating must be 1 to 5.": "1 থেকে 5টি তারা বাছুন।",
  "Only its author can change a review.": "রিভিউ শুধু যিনি লিখেছেন তিনিই বদলাতে পারেন।",
  "One review a minute: please wait {} seconds.": "মিনিটে একটিই রিভিউ: {} সেকেন্ড অপেক্ষা করুন।",
  "Say who travelled.": "কারা গিয়েছিলেন, বলুন।",
  "A trip can be reviewed once it is over.": "ভ্রমণ শেষ হলে তবেই রিভিউ লেখা যায়।",
  "Thank you. Your review waits for the office, which looks at each before it is shown.":
    "ধন্যবাদ। আপনার রিভিউ অফিসের অপেক্ষায়, দেখানোর আগে অফিস প্রতিটি দেখে।",
  "No more mails about reviews go to this address.": "রিভিউ নিয়ে এই ঠিকানায় আর কোনও মেল যাবে না।",
  "This link is not open: it may be older than a year, or the trip is gone.":
    "এই লিঙ্ক খোলে না: হয়তো এক বছরের বেশি পুরনো, কিংবা ভ্রমণটি আর নেই।",
  "The photo is here.": "ছবি এসে গেছে।",
  "There is no such photo.": "এমন কোনও ছবি নেই।",
  "A review holds {} photos, and {} of one place.": "একটি রিভিউতে {}টি ছবি ধরে, আর একটি জায়গার {}টি।",

  "The plan is not readable.": "প্ল্যানটি পড়া যাচ্ছে না।",
  "The plan is too long.": "প্ল্যানটি বড্ড লম্বা।",
  "Your account keeps {} plans. Delete one to keep another.":
    "আপনার অ্যাকাউন্টে {}টি প্ল্যান থাকে। আর-একটি রাখতে হলে একটি মুছুন।",
  "The plan is kept.": "প্ল্যান রাখা হল।",
  "The plan is deleted.": "প্ল্যান মোছা হল।",
  "This plan is not kept, or not any more. Ask whoever sent it to you to share it once more.":
    "এই প্ল্যান রাখা নেই, কিংবা আর নেই। যিনি পাঠিয়েছেন, তাঁকে আরেকবার শেয়ার করতে বলুন।",
  "This plan has as many comments as it can hold.": "এই প্ল্যানে আর মন্তব্য ধরে না।",
  "Several trips are being planned for your network already: please wait until one of them is done.":
    "আপনার নেটওয়ার্কে আগে থেকেই কয়েকটি ভ্রমণ প্ল্যান হচ্ছে: একটি শেষ হওয়া পর্যন্ত অপেক্ষা করুন।",
  "Many trips are being planned just now: please ask again in a moment.":
    "এখন অনেক ভ্রমণ প্ল্যান হচ্ছে: একটু পরে আবার চান।",

  "Travel Date must be a date, such as 2027-02-14.": "ভ্রমণের তারিখ এভাবে লিখুন: 2027-02-14",
  "Travel Date is not a day of the calendar.": "ভ্রমণের এমন তারিখ ক্যালেন্ডারে নেই।",
  "Travel Date is in the past.": "ভ্রমণের তারিখ পেরিয়ে গেছে।",
  "Travel Date is more than three years ahead.": "ভ্রমণের তারিখ তিন বছরের বেশি পরে।",
  "Number of Travelers must be 1 to 8, or 9+.": "যাত্রী 1 থেকে 8, কিংবা 9+ বাছুন।",
  "Trip Type is not one of the five.": "কেমন ভ্রমণ, পাঁচটির মধ্যে একটি বাছুন।",
  "A trip request can only be sent for your own account.":
    "ভ্রমণের অনুরোধ শুধু নিজের অ্যাকাউন্ট থেকেই পাঠানো যায়।",
  "Your trip request has been sent. Its reference is {}.":
    "আপনার ভ্রমণের অনুরোধ পাঠানো হয়েছে। রেফারেন্স নম্বর: {}",
  "Nearly there. We have sent a message to that address: its button sends your request and opens your trip's page.":
    "আর একটু। আমরা ওই ঠিকানায় একটি মেল পাঠিয়েছি: তার বোতাম টিপলে আপনার অনুরোধ যাবে আর ভ্রমণের পাতা খুলবে।",
  "Your request is kept. Very many are arriving just now, so our message to that address comes later, as a rule within the hour: its button sends your request and opens your trip's page.":
    "আপনার অনুরোধ আমাদের কাছে রইল। এখন খুব বেশি অনুরোধ আসছে, তাই ওই ঠিকানায় আমাদের মেল একটু পরে যাবে, সাধারণত এক ঘণ্টার মধ্যে: তার বোতাম টিপলে আপনার অনুরোধ যাবে আর ভ্রমণের পাতা খুলবে।",
  "Your request has been sent. This page is your trip's own: keep its address.":
    "আপনার অনুরোধ পাঠানো হয়েছে। এই পাতাটি আপনার ভ্রমণের নিজের: এর ঠিকানা রেখে দিন।",
  "This link is not open, or not any more. Ask whoever sent it to you for a new one.":
    "এই লিঙ্ক খোলা নেই, কিংবা আর নেই। যিনি পাঠিয়েছেন, তাঁর কাছে নতুন লিঙ্ক চান।",
  "Nobody has said yet when this trip begins: a calendar needs that.":
    "এই ভ্রমণ কবে শুরু, তা এখনও কেউ বলেননি: ক্যালেন্ডারে তা লাগে।",
  "This link can read the trip. Changing it takes the other link.":
    "এই লিঙ্কে ভ্রমণটি পড়া যায়। বদলাতে অন্য লিঙ্কটি লাগে।",
  "Somebody has changed the same day meanwhile. It is shown as it stands now, your words are still in the form.":
    "এর মধ্যে কেউ ওই একই দিন বদলেছেন। এখন যেমন আছে, তেমন দেখানো হল; আপনার লেখা ফর্মেই আছে।",
  "This day or stop is no longer there: somebody has taken it away. Your words are still in the form.":
    "এই দিন বা জায়গা আর নেই: কেউ সরিয়ে দিয়েছেন। আপনার লেখা ফর্মেই আছে।",
  "This cannot be done to the trip.": "ভ্রমণে এটি করা যায় না।",
  "This can no longer be taken back: the same has been changed since.":
    "এটি আর ফিরিয়ে আনা যায় না: তার পরে ওই একই জিনিস বদলানো হয়েছে।",
  "There is nothing to take back.": "ফিরিয়ে আনার কিছু নেই।",
  "This trip has as many comments as it can hold.": "এই ভ্রমণে আর মন্তব্য ধরে না।",
  "There is no such comment.": "এমন কোনও মন্তব্য নেই।",

  "Please read the terms and say that you agree.": "শর্তগুলো পড়ুন আর জানান যে আপনি রাজি।",
  "There is nothing to accept: no quote is open.": "মঞ্জুর করার কিছু নেই: কোনও কোটেশন খোলা নেই।",
  "There is a newer version of this quote. Please read that one.":
    "এই কোটেশনের নতুন সংস্করণ আছে। সেটি পড়ুন।",
  "This quote has been withdrawn. Please ask us for a new one.":
    "এই কোটেশন ফিরিয়ে নেওয়া হয়েছে। আমাদের কাছে নতুন একটি চান।",
  "This quote has lapsed. Please ask us for a new one.":
    "এই কোটেশনের মেয়াদ শেষ। আমাদের কাছে নতুন একটি চান।",
  "This trip was cancelled.": "এই ভ্রমণ বাতিল হয়েছে।",
  "This quote was declined. Ask us for a new one whenever you like.":
    "এই কোটেশন নামঞ্জুর হয়েছে। যখন ইচ্ছে, আমাদের কাছে নতুন একটি চান।",
  "This quote has been accepted already.": "এই কোটেশন আগেই মঞ্জুর হয়েছে।",
  "The price that you saw is not the one that holds now. Please look once more.":
    "যে দাম আপনি দেখেছিলেন, এখন তা বহাল নেই। আরেকবার দেখুন।",
  "Nothing is agreed about this trip, or it is cancelled.":
    "এই ভ্রমণ নিয়ে কিছু পাকা হয়নি, কিংবা এটি বাতিল।",
  "The sums that you saw are not those that hold now. Please look once more.":
    "যে অঙ্ক আপনি দেখেছিলেন, এখন তা বহাল নেই। আরেকবার দেখুন।",
  "Something else is agreed by now. Please look once more.": "এখন অন্য কিছু পাকা হয়েছে। আরেকবার দেখুন।",
  "Please say that you cancel at these sums.": "জানান যে এই অঙ্কেই আপনি বাতিল করছেন।",
  "Please say who does not travel.": "কে যাচ্ছেন না, বলুন।",
  "At least one adult travels: please cancel the whole trip.":
    "অন্তত একজন প্রাপ্তবয়স্ক যাবেন, নইলে পুরো ভ্রমণটাই বাতিল করুন।",
  "Nothing would be left: please cancel the whole trip.": "তাহলে কিছুই থাকে না: পুরো ভ্রমণটাই বাতিল করুন।",
  "Please say which services.": "কোন কোন পরিষেবা, বলুন।",
  "Nothing is to be paid now.": "এখন কিছু দেওয়ার নেই।",
  "Nothing is agreed about this trip yet.": "এই ভ্রমণ নিয়ে এখনও কিছু পাকা হয়নি।",
  "There is no such paper.": "এমন কোনও কাগজ নেই।",
  "The payment service does not answer just now. Please try again in a few minutes, or pay another way.":
    "পেমেন্টের পরিষেবা এখন সাড়া দিচ্ছে না। কয়েক মিনিট পরে আবার চেষ্টা করুন, কিংবা অন্য উপায়ে টাকা দিন।",
  "Many papers are being written just now: please try again in a few seconds.":
    "এখন অনেক কাগজ তৈরি হচ্ছে: কয়েক সেকেন্ড পরে আবার চেষ্টা করুন।",
  "Too many live connections are open: close a few pages of this site, please.":
    "একসঙ্গে অনেক পাতা খোলা: এই সাইটের কয়েকটি পাতা বন্ধ করুন।",

  "Please try again.": "আবার চেষ্টা করুন।",
  "There is no such thing.": "এমন কিছু নেই।",
  "There is no such page.": "এমন কোনও পাতা নেই।",
  "There is no such page: please open it again.": "এমন কোনও পাতা নেই: আবার খুলুন।",
  "Too many tries: please wait {} seconds.": "অনেক বার চেষ্টা হল: {} সেকেন্ড অপেক্ষা করুন।",
  "The request is larger than {} KB.": "যা পাঠানো হয়েছে, তা {} KB-র চেয়ে বড়।",
  "The form has too many fields.": "ফর্মে বড্ড বেশি ঘর।",
  "This call may only come from the site itself.": "এটি শুধু এই সাইট থেকেই পাঠানো যায়।",
  "Many pages are being asked for at once: please try again.":
    "একসঙ্গে অনেক পাতা চাওয়া হচ্ছে: আবার চেষ্টা করুন।",
};

/** For a sentence that has no Bengali: what kind of refusal it is, by its code. */
export const kinds: Readonly<Record<string, string>> = {
  bad_json: "যা পাঠানো হয়েছে, তা পড়া যাচ্ছে না।",
  validation_failed: "যা পাঠানো হয়েছে, তাতে কিছু ঠিক নেই: আরেকবার দেখুন।",
  not_signed_in: "এর জন্য সাইন ইন করুন।",
  not_admin: "এর জন্য ডেস্কে সাইন ইন করুন।",
  forbidden: "এর অনুমতি নেই।",
  second_factor_needed: "এর জন্য দ্বিতীয় ধাপ লাগে।",
  insufficient_aal: "এর জন্য দ্বিতীয় ধাপ লাগে।",
  not_found: "যা চাওয়া হয়েছে, তা এখানে নেই, কিংবা আর নেই।",
  method_not_allowed: "এটি করা যায় না।",
  conflict: "এর মধ্যে কিছু বদলেছে: আরেকবার দেখুন।",
  already_done: "এটি আগেই হয়ে গেছে।",
  too_large: "যা পাঠানো হয়েছে, তা বড্ড বড়।",
  unsupported_media: "এই ধরনের জিনিস পাঠানো যায় না।",
  picture_refused: "এই ছবিটি নেওয়া গেল না।",
  too_many_requests: "অনেক বার চেষ্টা হল: একটু অপেক্ষা করুন।",
  internal: "আমাদের দিকে কিছু গোলমাল হয়েছে।",
  unavailable: "সাইট এখন সাড়া দিতে পারছে না।",
};

/** What two people changed differently. */
export const conflicts: ConflictWords = {
  day: "দিন {number}, {title}",
  stop: "থামার জায়গা {name}",
  fields: {
    ...{ title: "শিরোনাম", text: "বিবরণ", sleeps: "রাত", date: "তারিখ" },
    ...{ name: "নাম", at: "সময়", note: "নোট" },
  },
  did: {
    wrote: "{text} লিখেছেন",
    put: "{time} সময়ে রেখেছেন",
    untimed: "সময় সরিয়েছেন",
    changed: "বদলেছেন",
    removed: "সরিয়ে দিয়েছেন",
  },
  words: "“{text}”",
  nothing: "কিছুই না",
  between: ", ",
  both: "{what}: আপনি {mine}, এর মধ্যে অন্য কেউ {theirs}।",
  more: "আরও যা আলাদা: {count}টি।",
  asItStands: "এখন যেমন আছে, তেমন দেখানো হল; আপনার লেখা ফর্মেই আছে।",
  where: "{what}।",
};

/** Of a field whose sentence has no Bengali. */
export const wrongField = "ঠিক মনে হচ্ছে না: আরেকবার দেখুন।";
/** After a fault on our side: `{}` is what the office finds it by. */
export const tryAgain = "আবার চেষ্টা করুন; রেফারেন্স নম্বর: {}";
