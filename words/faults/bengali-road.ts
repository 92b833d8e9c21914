/** What is refused on a trip's page, of its group, papers and changes, to who drives, and of a shared plan, in Bengali. */
export const roadSentences: Readonly<Record<string, string>> = {
  "This link reads the trip. What the group shares takes a link of one's own.":
    "এই লিঙ্কে শুধু ভ্রমণটি পড়া যায়। দলের ভাগাভাগির জন্য নিজের লিঙ্ক লাগে।",
  "There is no such member of the group.": "দলে এমন কেউ নেই।",
  "The group is full.": "দলে আর জায়গা নেই।",
  "The trip's own traveller stays in the group.": "ভ্রমণটি যাঁর, তিনি দলে থাকছেন।",
  "There are expenses, papers or photos of this member. Close the link instead: the accounts keep adding up.":
    "এঁর নামে খরচ, কাগজ বা ছবি আছে। বরং লিঙ্কটি বন্ধ করুন: হিসেব মিলে থাকবে।",
  "There is no such currency.": "এমন কোনও মুদ্রা নেই।",
  "The sum is too large.": "অঙ্কটা বড্ড বড়।",
  "There are as many as there can be.": "এর বেশি রাখা যায় না।",
  "This expense is no longer there.": "এই খরচ আর নেই।",
  "Somebody has changed this expense meanwhile. It is shown as it stands now.":
    "এর মধ্যে কেউ এই খরচ বদলেছেন। এখন যেমন আছে, তেমন দেখানো হল।",
  "This is not on the list any more.": "এটি আর তালিকায় নেই।",
  "The amount is too small.": "অঙ্কটা বড্ড ছোট।",
  "The amount is too large.": "অঙ্কটা বড্ড বড়।",
  "The amount is missing.": "টাকার অঙ্ক লিখুন।",
  "The currency is missing.": "মুদ্রা বাছুন।",
  "For whom is missing.": "কার জন্য, বলুন।",
  "Say for whom it was.": "কার জন্য খরচ, বলুন।",
  "Say what it was for.": "কীসের খরচ, লিখুন।",
  "Everybody has one share.": "প্রত্যেকের একটিই ভাগ।",
  "Too many shares.": "ভাগ বড্ড বেশি।",
  "The amounts do not make the sum.": "অঙ্কগুলি যোগ করলে মোট মেলে না।",
  "A share has too many parts.": "একটি ভাগে বড্ড বেশি অংশ।",
  "Equally is one part each.": "সমান ভাগে প্রত্যেকের একটি করে অংশ।",
  "A link is renewed or closed.": "লিঙ্ক হয় নতুন করা যায়, নয় বন্ধ করা যায়।",
  "The link that edits can be renewed: closing it would lock you out.":
    "যে লিঙ্কে বদলানো যায়, সেটি নতুন করা যায়: বন্ধ করলে আপনার নিজেরও ঢোকার পথ থাকবে না।",

  "This link reads the trip. Its papers take a link of one's own.":
    "এই লিঙ্কে শুধু ভ্রমণটি পড়া যায়। কাগজের জন্য নিজের লিঙ্ক লাগে।",
  "This paper or photo is not there, or not any more.": "এই কাগজ বা ছবি এখানে নেই, কিংবা আর নেই।",
  "Papers are PDF files of up to 3 MB, or pictures.": "কাগজ মানে 3 MB পর্যন্ত PDF ফাইল, কিংবা ছবি।",
  "This trip has as many of them as it can hold.": "এই ভ্রমণে এর বেশি ধরে না।",
  "It is a paper or a photo.": "হয় কাগজ, নয় ছবি।",
  "Nothing of this trip is confirmed yet.": "এই ভ্রমণের এখনও কিছুই নিশ্চিত নয়।",
  "Vouchers are for the link that edits the trip.": "ভাউচার মেলে সেই লিঙ্কেই, যাতে ভ্রমণ বদলানো যায়।",
  "This paper took too long to write.": "এই কাগজ তৈরি হতে বড্ড দেরি হল।",
  "This paper could not be written.": "এই কাগজ তৈরি করা গেল না।",
  "This is too long for a paper: it has {} letters, a paper holds {}.":
    "কাগজের পক্ষে বড্ড লম্বা: আছে {}টি অক্ষর, কাগজে ধরে {}টি।",

  "There are not so many of them.": "অতগুলো নেই।",
  "There are not so many prices.": "অতগুলো দাম নেই।",
  "There are not so many services.": "অতগুলো পরিষেবা নেই।",
  "There are not so many options.": "অতগুলো বাড়তি নেই।",
  "There is no such option.": "এমন কোনও বাড়তি নেই।",
  "This option is not offered.": "এই বাড়তি কোটেশনে নেই।",
  "A child is named twice.": "একটি বাচ্চার নাম দু-বার আছে।",
  "There is no such service.": "এমন কোনও পরিষেবা নেই।",
  "There is no such service in what was agreed.": "যা পাকা হয়েছিল, তাতে এমন কোনও পরিষেবা নেই।",
  "Say what is cancelled: all, who travels, or which services.":
    "কী বাতিল, বলুন: সবটা, যাত্রীদের কেউ, নাকি কোন কোন পরিষেবা।",
  "Please say how those who do not travel would have slept.": "যাঁরা যাচ্ছেন না, তাঁরা কেমন ঘরে থাকতেন, বলুন।",
  "This is part of the price a person: please ask us to change the trip.":
    "এটি মাথাপিছু দামের মধ্যে ধরা: ভ্রমণ বদলাতে আমাদের বলুন।",
  "Nothing differs from what is agreed: there is no change to send.":
    "যা পাকা, তার থেকে কিছুই আলাদা নয়: পাঠানোর মতো বদল নেই।",
  "No change is being worked on.": "এখন কোনও বদলের কাজ চলছে না।",
  "A change is being worked on already.": "একটি বদলের কাজ আগে থেকেই চলছে।",
  "This request is closed. Write to us and we open it again.":
    "এই অনুরোধ বন্ধ। আমাদের লিখুন, আবার খুলে দেব।",
  "There is nothing to vote on.": "ভোট দেওয়ার কিছু নেই।",
  "There is no such language.": "এমন কোনও ভাষা নেই।",
  "A trip holds at most {} days, {} stops and {} letters in all.":
    "একটি ভ্রমণে বড়জোর {} দিন, {}টি জায়গা আর সব মিলিয়ে {}টি অক্ষর ধরে।",
  "Together with what is there already this is too much. A trip holds at most {} days, {} stops and {} letters in all.":
    "আগে থেকে যা আছে, তার সঙ্গে মিলে এ বেশি হয়ে যাচ্ছে। একটি ভ্রমণে বড়জোর {} দিন, {}টি জায়গা আর সব মিলিয়ে {}টি অক্ষর ধরে।",
  "There is no such day or stop.": "এমন কোনও দিন বা জায়গা নেই।",
  "There are no such days.": "এমন কোনও দিন নেই।",
  "The trip is of another release of Safarnama: please load the page again.":
    "এর মধ্যে সাইট বদলেছে: পাতাটি আবার খুলুন।",
  "The trip holds more than can be kept: please shorten its texts.":
    "ভ্রমণে এত লেখা যে রাখা যাচ্ছে না: লেখা ছোট করুন।",

  "There is no such duty of yours.": "আপনার এমন কোনও ডিউটি নেই।",
  "This day has not come yet.": "এই দিন এখনও আসেনি।",
  "This day was started already.": "এই দিন আগেই শুরু করা হয়েছে।",
  "Start the day first.": "আগে দিন শুরু করুন।",
  "This day was finished already.": "এই দিন আগেই শেষ করা হয়েছে।",
  "The kilometres at the end are fewer than at the start.": "শেষের কিলোমিটার শুরুর চেয়ে কম।",
  "This was too long ago to be entered: please tell the office.":
    "এ অনেক আগের কথা, আর লেখা যায় না: অফিসকে জানান।",
  "This link is closed. Please ask the office for another.": "এই লিঙ্ক বন্ধ। অফিসের কাছে নতুন একটি চান।",
  "Kilometres are a whole number.": "কিলোমিটার হবে পূর্ণ সংখ্যা।",
  "Kilometres are not negative.": "কিলোমিটার শূন্যের কম নয়।",
  "At most 9,999,999 km.": "খুব বেশি হলে 9,999,999 কিমি।",

  "Nothing is agreed for this trip yet: write to the traveller instead.":
    "এই ভ্রমণে এখনও কিছু পাকা হয়নি: বরং যাত্রীকে লিখুন।",
  "Messages to this browser's service are not sent from here. You are told by mail.":
    "এই ব্রাউজারের পরিষেবায় এখান থেকে বার্তা যায় না। আপনাকে মেলে জানানো হবে।",
  "The keys of this phone are not valid.": "এই ফোনের নিরাপত্তার কোড ঠিক নয়।",
  "The site's key has changed. Load the page again.": "সাইটের নিরাপত্তার কোড বদলেছে। পাতাটি আবার খুলুন।",
  "This link tells ten phones already.": "এই লিঙ্কে আগে থেকেই দশটি ফোন জোড়া।",
  "This phone is told of changes.": "এই ফোনে বদলের খবর আসে।",
  "This phone is told no more.": "এই ফোনে আর জানানো হবে না।",
  "There is no such time zone.": "এমন কোনও সময়-অঞ্চল নেই।",

  "There is no talk about this plan, or not any more.": "এই প্ল্যান নিয়ে কোনও আলোচনা নেই, কিংবা আর নেই।",
  "The talk about this plan is closed.": "এই প্ল্যান নিয়ে আলোচনা বন্ধ।",
  "Only whoever shared the plan can do this, in the browser that shared it.":
    "এটি শুধু তিনিই পারেন যিনি প্ল্যান শেয়ার করেছেন, আর সেই ব্রাউজার থেকেই।",
  "This place is not part of the trip.": "এই জায়গা এই ভ্রমণে নেই।",
  "There is no such review.": "এমন কোনও রিভিউ নেই।",
  "Choose stars for {}.": "তারা বাছুন: {}",
  "These are too many places.": "জায়গা বড্ড বেশি।",
  "A picture needs an account with an e-mail address.":
    "ছবির জন্য এমন অ্যাকাউন্ট লাগে, যাতে ইমেল ঠিকানা আছে।",
  "The picture is missing.": "ছবি আসেনি।",
  "Many trips are being planned just now.": "এখন অনেক ভ্রমণ প্ল্যান হচ্ছে।",
  "A plan took too long.": "প্ল্যান তৈরি হতে বড্ড দেরি হল।",
  "These texts are of another release.": "এর মধ্যে সাইট বদলেছে: পাতাটি আবার খুলুন।",
  "There is no such map.": "এমন কোনও মানচিত্র নেই।",
  "Noted.": "ঠিক আছে।",
  "Goodbye.": "বিদায়।",
  "The request is too large.": "যা পাঠানো হয়েছে, তা বড্ড বড়।",
  "The request broke off.": "পাঠানো মাঝপথে থেমে গেছে: আবার চেষ্টা করুন।",
  "The site cannot answer just now.": "সাইট এখন সাড়া দিতে পারছে না।",
  "Something went wrong on our side.": "আমাদের তরফে কিছু গোলমাল হয়েছে।",
  "Say what has changed.": "কী বদলেছে, বলুন।",
  "The page is missing.": "কোন পাতা, বলুন।",
  "That is no page of ours.": "এটি আমাদের কোনও পাতা নয়।",
};
