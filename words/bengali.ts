import { createSay, type Language } from "./create-say.ts";
import { bengaliEntrance } from "./entrance/bengali.ts";

/**
 * All that the planner says, in Bengali: a sentence a code. A name stands bare, so that it need not be inflected. Digits
 * are Latin ones, as on the rest of the site.
 */
export const bengali: Language = {
  locale: "bn-IN-u-nu-latn",
  lengths: {
    minutes: "{minutes, number} মিনিট",
    hours: "{hours, number} ঘণ্টা",
    both: "{hours, number} ঘণ্টা {minutes, number} মিনিট",
  },
  clock: {
    parts: [
      [0, "রাত"],
      [4, "ভোর"],
      [6, "সকাল"],
      [12, "দুপুর"],
      [15, "বিকেল"],
      [18, "সন্ধ্যা"],
      [20, "রাত"],
    ],
    whole: "{part} {hour}টা",
    both: "{part} {hour}:{minute}",
  },
  list: { between: ", ", last: " আর " },
  entrance: bengaliEntrance,
  interests: {
    history: "ইতিহাস",
    architecture: "স্থাপত্য",
    spirituality: "ভক্তি ও তীর্থ",
    art: "শিল্পকলা",
    crafts: "হস্তশিল্প",
    museums: "জাদুঘর",
    "music-dance": "গান ও নাচ",
    food: "খাবার",
    markets: "বাজার",
    "village-life": "গ্রামের জীবন",
    nature: "প্রকৃতি",
    wildlife: "বন্যপ্রাণ",
    birds: "পাখি",
    mountains: "পাহাড়",
    beaches: "সৈকত",
    water: "নদী, হ্রদ ও নৌকা",
    gardens: "বাগান",
    views: "সুন্দর দৃশ্য",
    photography: "ছবি তোলা",
    walking: "হাঁটা",
    adventure: "রোমাঞ্চ",
    wellness: "যোগ ও সুস্থতা",
    trains: "ট্রেন",
    science: "বিজ্ঞান",
    kids: "বাচ্চাদের নিয়ে",
  },
  messages: {
    "why-fixed": "এই দিনটি আপনিই ঠিক করেছেন।",
    "why-asked": "আপনি এটি দেখতে চেয়েছেন।",
    "why-fame": "এটি দেখতে সারা পৃথিবী থেকে মানুষ আসেন।",
    "why-worth":
      "{worth, select, 5 {শুধু এর টানেই ভারতে আসা যায়।} 4 {রাজ্যের সেরা জায়গাগুলোর একটি।} 3 {আধবেলা দেওয়ার মতো।} 2 {কাছ দিয়ে গেলে থামার মতো।} other {কাছাকাছি থাকলে একটা ঘণ্টা এখানে ভালো কাটবে।}}",
    "why-interests": "আপনার পছন্দের সঙ্গে মেলে: {interests, interests}।",
    "why-children": "বাচ্চাদের নিয়ে যাওয়ার মতো।",
    "why-step-free": "সিঁড়ি ছাড়াই যাওয়া যায়।",
    "why-month": "{month, month}: 5-এর মধ্যে {score, number}।",
    "why-near": "পথ থেকে মাত্র {minutes, number} মিনিট সরে।",

    "stay-asked": "আপনি এখানে থাকতে চেয়েছেন।",
    "stay-fixed": "এখানে এক রাত থাকা আপনিই ঠিক করেছেন।",
    "stay-for": "যা দেখার জন্য: {sights, list}।",
    "stay-height":
      "আরও উপরে ওঠার আগে {metres, number} মিটারে শরীরের {nights, plural, one {একটি রাত} other {#টি রাত}} দরকার।",
    "stay-rest": "বিশ্রামের জন্য।",
    "stay-break": "লম্বা পথের মাঝে একটি বিরতি।",
    "stay-way": "আসার দিন পথে {minutes, length}।",

    season: "{name}: {month, month} মাসে 5-এর মধ্যে {score, number}।",
    "hours-unknown": "খোলা থাকার সময় কেউ আমাদের জানায়নি: সকাল আটটা থেকে সন্ধ্যা ছটা ধরে নেওয়া হয়েছে।",
    aboard: "রাতটা নৌকাতেই ঘুমোনো, ডাঙায় ফেরা মোটামুটি {back, time}; এই রাতের জন্য ঘর ধরা হয়নি।",
    "ticket-shared": "এই টিকিটে এখানেও ঢোকা যায়: {name}।",
    "ticket-with":
      "সঙ্গে {sights, list}: একটিই টিকিট, {days, plural, one {শুধু এই দিনের জন্য} other {# দিন চলে}}।",
    "ticket-instead":
      "{ticket}, {days, plural, one {শুধু এই দিনের জন্য} other {# দিন চলে}}: আলাদা আলাদা টিকিটের চেয়ে সস্তা।",
    crowd: "সবচেয়ে কম ভিড় {from, time} থেকে {until, time}, এই সময়ে বেশি লোক থাকবে।",
    closing: "বন্ধ হওয়ার সময়: {at, time}।",
    permit: "পারমিট লাগে, {lead, number} দিন আগে; হাতে আছে {left, number} দিন।",
    "book-ahead": "{lead, number} দিন আগে বুক করতেই হবে; হাতে আছে {left, number} দিন।",
    "access-wheelchair": "{name}: হুইলচেয়ারে পৌঁছনো যায় না; আপনি চেয়েছেন বলেই প্ল্যানে আছে।",
    "access-party": "{name}: আপনাদের সবার পক্ষে ঠিক নয়; আপনি চেয়েছেন বলেই প্ল্যানে আছে।",
    "step-free":
      "{access, select, partly {কিছুটা অংশে সিঁড়ি নেই: কতদূর, তা এর পাতায় লেখা আছে।} no {সিঁড়ি ছাড়া যাওয়া যায় না।} other {সিঁড়ি ছাড়া যাওয়া যায় কি না, জানা নেই: যাওয়ার আগে জিজ্ঞেস করে নিন।}}",
    "altitude-visit": "উচ্চতা {metres, number} মিটার: ধীরে চলুন, জল খান, আর মাথা ধরলে ফিরে আসুন।",
    carried:
      "{leaves, select, much {কিছুটা পথ না হেঁটেও যাওয়া যায়: {by, carriers}।} other {হাঁটার বদলে: {by, carriers}।}}",
    door: "ভিতরে ঢোকার নিয়ম: {rules, rules}।",
    "times-changed":
      "এই প্ল্যান হওয়ার পরে এর খোলা থাকার সময় বা পথ নিয়ে আমাদের জানা তথ্য বদলেছে: সময় আগেরটাই রাখা হল।",
    "closed-since": "আজ আমরা যা জানি, তাতে এটি তখন বন্ধ: আপনি না সরানো পর্যন্ত সময় আগেরটাই থাকছে।",

    "early-start": "সকাল সকাল বেরোনো: আপনার দিন সাধারণত যখন শুরু হয়, তার {minutes, length} আগে।",
    "meal-seated": "দুপুরের খাওয়া পথেই।",
    "meal-halt": "পথে দুপুরের খাওয়ার জন্য {minutes, number} মিনিট ধরা আছে।",
    breaks: "প্রতি দু-ঘণ্টায় পনেরো মিনিটের বিরতি ধরা আছে।",
    way: "{text}",
    runs: "চলে {how, select, but {রোজ, শুধু {days, weekdays} বাদে} other {এই দিনে: {days, weekdays}}}।",
    rests:
      "{what, select, named {{name}} train {ট্রেন} toy-train {টয় ট্রেন} ferry {নৌকা} flight {উড়ান} other {পথ}}: ধরলে সময় লাগত {minutes, length}, কিন্তু {weekday, weekday} চলে না।",
    departs:
      "{what, select, named {{name}} train {ট্রেন} toy-train {টয় ট্রেন} ferry {নৌকা} flight {উড়ান} other {পথ}}: ধরলে সময় লাগত {minutes, length}, কিন্তু ছাড়ে {at, times}।",
    estimated: "এই রাস্তার কথা কেউ আমাদের জানায়নি: সময়টা দূরত্ব আর ভূমির গড়ন থেকে আন্দাজ।",

    sun: "সূর্যোদয় {rise, time}, সূর্যাস্ত {set, time}।",
    "long-road": "রাস্তায় {minutes, length}, আপনাদের পক্ষে লম্বা: দিনে {most, length} যথেষ্ট।",
    "long-road-child":
      "রাস্তায় {minutes, length}, {age, number} বছরের বাচ্চা সঙ্গে থাকলে লম্বা: দিনে {most, length} যথেষ্ট।",
    "long-journey": "এই দিনটা পথেই যায়: {minutes, length}।",
    late: "পৌঁছনো {at, time}; এমন দিন এর আগেই শেষ হওয়া উচিত।",
    dark: "রাস্তার শেষটুকু অন্ধকার নামার পরে।",
    "altitude-night": "{metres, number} মিটারে রাত কাটানোর সময় এখনও হয়নি: আগে দুটি রাত নীচে ঘুমোন।",
    "altitude-base":
      "{name}, উচ্চতা {metres, number} মিটার: প্রথম দিন বিশ্রাম নিন, তাড়াহুড়ো করে সিঁড়ি ভাঙবেন না।",
    "festival-here":
      "আজ এখানে উৎসব, {name}: {tagline}।{date, select, unsure { তারিখ এখনও একদিন সরতে পারে।} other {}} {caution}",
    "festival-about":
      "আজ {place} এলাকায় উৎসব, {name}: {tagline}।{date, select, unsure { তারিখ এখনও একদিন সরতে পারে।} other {}}",
    "festival-on": "উৎসব চলছে: {name}।",
    holiday:
      "সরকারি ছুটি, {name}: ব্যাঙ্ক, অফিস আর অনেক দোকান বন্ধ।{drink, select, dry { মদ বিক্রি হয় না।} other {}}{date, select, unsure { তারিখ এখনও একদিন সরতে পারে।} other {}}",
    "plan-b":
      "{why, select, rain {সারাদিন বৃষ্টি হলে} fog {কুয়াশা না কাটলে} other {বাতাস খারাপ থাকলে}} ছাদের নীচে যা দেখতে পারেন, {place}: {sights, list}।",
    diet: "{diet, select, vegetarian {{place}, নিরামিষ খাবার: বুক করার সময় আর অর্ডার দেওয়ার সময় বলে দিন।} jain {{place}, জৈন খাবার, পেঁয়াজ, রসুন আর মাটির নীচের সবজি ছাড়া: রান্নাঘরকে একদিন আগে বলা হয়।} vegan {{place}, ভিগান খাবার: বেশির ভাগ পদেই ঘি, দই বা পনির থাকে, প্রতিটির বেলায় জিজ্ঞেস করুন।} other {{place}, হালাল খাবার: হোটেলে আর যেখানে খাবেন সেখানে জিজ্ঞেস করুন।}}",
    "free-height": "দিনের বাকিটা {metres, number} মিটারের সঙ্গে শরীরকে মানিয়ে নেওয়ার জন্য।",
    "free-day": "{place}: কোনও প্ল্যান ছাড়া একটা দিন।",
    "rest-day":
      "{after, select, height {{place}: বিশ্রামের দিন, শরীরকে উচ্চতার সঙ্গে মানিয়ে নেওয়ার জন্য।} way {{place}: লম্বা যাত্রার পরে বিশ্রামের দিন।} other {{place}: বিশ্রামের দিন, কিছু ঠিক করা নেই।}}",
    "free-half": "{place}: আধবেলা ফাঁকা।",
    "free-near": "কাছেই আরও আছে: {name}, {minutes, length} দূরে।",
    "place-gone": "এই দিনের একটি জায়গা আর আমাদের তালিকায় নেই: {id, spelled}।",
    "town-gone":
      "{id, spelled} আর আমাদের শহরগুলোর মধ্যে নেই: আপনি অন্য জায়গা না বাছা পর্যন্ত এই রাতের ঠিকানা {here}।",
    "town-unsaid": "এতে শহরের নাম নেই: আপনি অন্য জায়গা না বাছা পর্যন্ত এই রাতের ঠিকানা {here}।",
    "start-gone": "{id, spelled} আর আমাদের শহরগুলোর মধ্যে নেই: ভ্রমণ তার বদলে {here} থেকে শুরু।",
    "end-gone": "{id, spelled} আর আমাদের শহরগুলোর মধ্যে নেই: তার বদলে ভ্রমণের শেষ {here}।",

    fog: "ডিসেম্বরের শেষ থেকে জানুয়ারির শেষ পর্যন্ত {place} এলাকায় কুয়াশা থাকে, বেশির ভাগ দিন বেলা পর্যন্ত: ট্রেন আর উড়ান ঘণ্টার পর ঘণ্টা দেরি করে। দিনের মাঝখানে যাতায়াত করুন, আর যে দিন ট্রেন আছে সে দিন উড়ান রাখবেন না।",
    smog: "অক্টোবরের শেষ থেকে জানুয়ারি পর্যন্ত {place} এলাকার বাতাস খুব খারাপ হতে পারে। তেমন দিনে বাগান আর দুর্গ এগারোটা থেকে চারটের মধ্যে দেখুন, বাকি সময়ে ছাদের নীচের জাদুঘর আর বাজার, আর বাইরে N95 মাস্ক পরুন।",
    "step-free-rooms":
      "কোন ঘর, স্টেশন আর গাড়িতে সিঁড়ি নেই, আমাদের জানা নেই: বুক করার আগে প্রত্যেক জায়গায় জিজ্ঞেস করুন।",
    "night-train":
      "{nights, plural, one {একটি রাত} other {#টি রাত}} পথে: বার্থ তাড়াতাড়ি বুক করুন, বেশির ভাগ ট্রেনের বুকিং খোলে 60 দিন আগে।",
    budget: "এই ভ্রমণের খরচ দিনে অন্তত {least, rupees}, আপনার বলা {named, rupees}-এর চেয়ে বেশি।",
    when: "আপনি তারিখ বলেননি: এক সপ্তাহের জন্য সামনের ভালো সময় এটাই।",
    "festival-nights":
      "{name}: {place}, {nights, plural, one {একটি রাত} other {#টি রাত}}; উৎসব {span, select, day {{start, date}} other {{start, date} থেকে {end, date} পর্যন্ত}}।{date, select, unsure { তারিখ এখনও সরতে পারে: টাকা দেওয়ার আগে জিজ্ঞেস করুন।} other {}}",
    "festival-price":
      "{name}, টিকিট মাথাপিছু: {least, plural, =0 {কোথাও বিনামূল্যে, কোথাও {most, rupees} পর্যন্ত} other {{least, rupees} থেকে {most, rupees} পর্যন্ত}} ({covers})।",
    "festival-rooms": "{name}: এই সময়ে {place} শহরের ঘর সবার আগে ভরে যায়, সবকিছুর আগে ঘর বুক করুন।",
    ramadan:
      "রমজান মোটামুটি {start, date} থেকে {end, date} পর্যন্ত: দিনের বেলা অনেক মুসলিম রেস্তোরাঁ বন্ধ, সন্ধ্যাগুলো জমজমাট।",
    saved: "আপনার বাজেটে রাখতে এই ভ্রমণ দিনে {rupees, rupees} সস্তা করা হয়েছে।",
    "saved-rooms":
      "{style, select, simple {সাদামাটা} comfortable {আরামদায়ক} other {উঁচু মানের}} ঘর, {before, select, simple {সাদামাটা} comfortable {আরামদায়ক} other {উঁচু মানের}} ঘরের বদলে।",
    "saved-flights": "{flights, plural, one {একটি উড়ান} other {#টি উড়ান}} কম।",
    "saved-nights": "এখানে রাত নয়: {places, list}{more, plural, =0 {} other { (আরও #টি)}}।",
    "saved-tickets": "এই টিকিট ছাড়া: {sights, list}{more, plural, =0 {} other { (আরও #টি)}}।",
    "saved-ways": "আরও সস্তা পথে, আরও সস্তা সময়ে।",
    "saved-text": "{text}",
    "dates-passed": "এর শুরু {date, date}, যা পেরিয়ে গেছে: অন্য তারিখের জন্য আবার প্ল্যান করুন।",
    "planned-anew":
      "এই ভ্রমণের কোনও শহর আর আমাদের তালিকায় নেই ({ids, spelled}), তাই নতুন করে প্ল্যান করা হয়েছে।",

    "link-empty": "এই লিঙ্কে প্ল্যান করার মতো কিছু নেই। শুরু করার জন্য রইল একটি ভ্রমণ।",
    "link-wish":
      "এই লিঙ্কে এটি পড়া যায়নি, বা পুরোটা যায়নি: {field, select, when {চাওয়া তারিখ} start {ভ্রমণ কোথা থেকে শুরু} end {ভ্রমণ কোথায় শেষ} arrives {পৌঁছনোর সময়} leaves {ছাড়ার সময়} dayFrom {কটার আগে দিন শুরু হবে না} party {কারা যাচ্ছেন} pace {গতি} interests {কীসের জন্য ভ্রমণ} style {কেমন ঘরে থাকা} budget {বাজেট} where {দেশের কোন অংশ} must {যে জায়গাগুলো রাখতেই হবে} never {যে জায়গাগুলো বাদ} pins {যা ঠিক করে রাখা হয়েছিল} other {একটি ইচ্ছে}}। বাকিটা যেমন ছিল, তেমনই আছে।",
    "link-cut":
      "এই লিঙ্ক মাঝপথে কেটে গেছে, {day, number} নম্বর দিনের মধ্যে: সেই পর্যন্ত যা এসেছে, দেখানো হল। পুরো লিঙ্কটি চেয়ে নিন।",
    "link-cut-words":
      "এই লিঙ্ক মাঝপথে কেটে গেছে, শেষ দিনের পরে: দিনগুলো যেমন ছিল, তেমনই আছে। তার পরে যা ছিল, তা হয়তো নেই: {from, select, names {দিনের নাম, কারও যোগ করা জায়গা আর নোট} stops {কারও যোগ করা জায়গা আর নোট} notes {নোট} other {কম খরচের জন্য যা ছাড়া হয়েছিল}}। পুরো লিঙ্কটি চেয়ে নিন।",
    "link-words":
      "এই লিঙ্কে এটি পড়া যায়নি, বা পুরোটা যায়নি: {lost, select, names {দিনের নাম} stops {কারও যোগ করা জায়গা} notes {নোট} other {কম খরচের জন্য যা ছাড়া হয়েছিল}}। যা পড়া যায়নি, বাদ গেছে। দিনগুলো যেমন ছিল, তেমনই আছে।",
    "link-planned-anew": "এই লিঙ্ক আগেকার ধরনের: এতে ইচ্ছে থাকে, দিন নয়। ভ্রমণটি নতুন করে প্ল্যান করা হয়েছে।",
    "link-later":
      "এই লিঙ্ক প্ল্যানারের পরের সংস্করণে তৈরি। পাতাটি আবার খুলুন; ততক্ষণ শুরু করার জন্য রইল একটি ভ্রমণ।",
    "link-broken": "এই লিঙ্ক পুরো নেই। শুরু করার জন্য রইল একটি ভ্রমণ।",
    "link-damaged": "এই লিঙ্ক নষ্ট হয়ে গেছে। শুরু করার জন্য রইল একটি ভ্রমণ।",
    "link-days-over":
      "এই লিঙ্কে {count, number} দিন আছে, আর একটি ভ্রমণে বড়জোর {most, number} দিন: প্রথম {most, number} দিন দেখানো হল।",
    "link-day-damaged":
      "এই লিঙ্কের {day, number} নম্বর দিন নষ্ট হয়ে গেছে: যতটা পড়া গেছে, দেখানো হল, বাকি দিনগুলো যেমন ছিল, তেমনই আছে।",
    "link-day-twice":
      "এই লিঙ্কের {day, number} নম্বর দিনের নাম অন্য একটি দিনেরও: এটির নতুন নাম দেওয়া হয়েছে, দিনগুলো যেমন ছিল, তেমনই আছে।",
    "link-day-rest": "এই লিঙ্কের কিছু একটা পড়া যায়নি, বাদ গেছে: দিনগুলো যেমন ছিল, তেমনই আছে।",
    "link-days-lost": "এই লিঙ্কের দিনগুলো পড়া যায়নি। যা চাওয়া হয়েছিল, তা নতুন করে প্ল্যান করা হয়েছে।",

    "lunch-near": "দুপুরের খাওয়া এর কাছে: {name}।",
    "lunch-in": "দুপুরের খাওয়া: {name}।",
    "rest-dinner": "রাতের খাওয়া আর ট্রেন ধরতে যাওয়ার সময়।",
    "rest-breakfast": "জলখাবার, আর ভোরে ওঠার পরে একটু বিশ্রাম।",
    "rest-morning": "ফাঁকা: চা, একটু হাঁটা, কোনও বাজার।",
    "rest-afternoon": "ফাঁকা: বিশ্রাম, একটু হাঁটা, চা।",

    "left-never": "{name}: আপনি এটি কখনওই চান না।",
    "left-passport": "{name}: শুধু ভারতীয় পাসপোর্ট থাকলে ঢোকা যায়।",
    "left-group": "{name}: পারমিট লাগে, আর বিদেশিরা {people, number} জন একসঙ্গে থাকলে তবেই তা পান।",
    "left-lead":
      "{name}: ব্যবস্থা {lead, number} দিন আগে করতেই হয়, আর হাতে আছে মাত্র {left, number} দিন।",
    "left-closed": "{name}: আপনার সব কটি তারিখেই বন্ধ।",
    "left-closed-day": "{name}: আপনার দিন {weekday, weekday}, আর সে দিন এটি বন্ধ।",
    "left-closed-days": "{name}: {place}, এখানে আপনার দিন {days, weekdays}, আর তখন এটি বন্ধ।",
    "left-season": "{name}: {month, month} মাসে বন্ধ, কিংবা যাওয়ার মানে হয় না: 5-এর মধ্যে {score, number}।",
    "left-wheelchair": "{name}: হুইলচেয়ারে পৌঁছনো যায় না।",
    "left-party": "{name}: আপনাদের সবার পক্ষে ঠিক নয়।",
    "left-hours": "{name}: যখন খোলা, তখন আপনার দিন শুরু হয়নি বা শেষ হয়ে গেছে।",
    "left-needs": "{name}: অনেক দূর; যা যা দেখতেই হবে, সব মিলিয়ে ভ্রমণে {days, number} দিন লাগে।",
    "left-far": "{name}: অনেক দূর; আপনার সবচেয়ে কাছের জায়গা {from}, সেখান থেকে {minutes, length}।",
    "left-far-runs":
      "{name}: অনেক দূর; আপনার সবচেয়ে কাছের জায়গা {from}, সেখান থেকে {minutes, length}। {what, select, named {{train}} train {ট্রেন} toy-train {টয় ট্রেন} ferry {নৌকা} flight {উড়ান} other {পথ}} চলে {how, select, but {রোজ, শুধু {days, weekdays} বাদে} other {এই দিনে: {days, weekdays}}}।",
    "left-unreached": "{name}: অনেক দূর; {month, month} মাসে সেখানে যাওয়ার কোনও পথ আমাদের জানা নেই।",
    "left-height": "{name}, উচ্চতা {metres, number} মিটার: বিশ্রামের আরও কয়েক রাত ছাড়া বেশি উঁচু।",
    "left-way": "{name}: যেতে-আসতেই {minutes, length}।",
    "left-month": "{name}: {month, month} মাসে 5-এর মধ্যে {score, number}; অন্য জায়গায় পাওয়া যায় বেশি।",
    "left-full":
      "{place}: আপনার {days, plural, one {দিনটি} other {# দিনই}} ভরা; এর জন্য লাগে {minutes, length}, আর ওখানে যা আছে তাতে পাওয়া যায় বেশি।",
    "town-needs":
      "{name}: এখানে রাত রাখা যাচ্ছে না; যা যা দেখতেই হবে, সব মিলিয়ে ভ্রমণে {days, number} দিন লাগে।",
    "town-far":
      "{name}: এখানে রাত রাখা যাচ্ছে না; আপনার সবচেয়ে কাছের জায়গা {from}, সেখান থেকে {minutes, length}।",
    "town-far-runs":
      "{name}: এখানে রাত রাখা যাচ্ছে না; আপনার সবচেয়ে কাছের জায়গা {from}, সেখান থেকে {minutes, length}। {what, select, named {{train}} train {ট্রেন} toy-train {টয় ট্রেন} ferry {নৌকা} flight {উড়ান} other {পথ}} চলে {how, select, but {রোজ, শুধু {days, weekdays} বাদে} other {এই দিনে: {days, weekdays}}}।",
    "town-unreached":
      "{name}: এখানে রাত রাখা যাচ্ছে না; {month, month} মাসে সেখানে যাওয়ার কোনও পথ আমাদের জানা নেই।",

    "place-unknown": "“{id}” নামের জায়গা আর আমাদের তথ্যে নেই; ভ্রমণ সেটি ছাড়াই প্ল্যান করা হয়েছে।",
    "must-and-never": "{id, spelled}: দেখতেই হবে, আবার কখনওই নয়; তাই বাদ।",
    "pinned-and-never": "{name}: কোনও দিনে বাঁধা, আবার কখনওই চাই না; তাই বাদ।",
    "place-never": "{name} পড়ে এর মধ্যে: {place}, যা আপনি কখনওই চান না।",
    "night-twice": "{day, number} নম্বর রাত দু-জায়গায় বাঁধা; রাখা হল {place}।",
    "sight-twice":
      "{name}: {kept, number} নম্বর আর {day, number} নম্বর দিন, দুটিতেই বাঁধা; রাখা হল {kept, number} নম্বর দিনে।",
    "day-outside": "{day, number} নম্বর দিন বাঁধা, অথচ ভ্রমণ মোটে {days, number} দিনের।",
    "end-unknown":
      "{id}: এর কাছে আমাদের কোনও জায়গা নেই; ভ্রমণ কোথায় {end, select, start {শুরু} other {শেষ}}, প্ল্যানার বেছেছে।",
    "date-passed": "{date, date} পেরিয়ে গেছে; এটি {year, year} সালের ওই একই সময়।",
    "festival-outside":
      "{name} এই তারিখের মধ্যে নেই: পরের বার {span, select, day {{start, date}} other {{start, date} থেকে {end, date} পর্যন্ত}}।{date, select, unsure { তারিখ এখনও সরতে পারে।} other {}}",
    "festival-past": "{name} পেরিয়ে গেছে: শেষ হয়েছে {date, date}, পরের তারিখ জানা নেই।",
    "festival-unset": "{name}: তারিখ এখনও আমাদের জানা নেই।",
    "festival-nowhere": "{name}: রাতে থাকার মতো কোনও শহর আমাদের জানা নেই, অফিসে জিজ্ঞেস করুন।",
    "festival-unreached":
      "{name} ({start, date} থেকে): সময়মতো পৌঁছনো যায় না; উৎসবের দিনগুলোতে {place}, এখানে কোনও রাত নেই।",
    "night-unreached": "{day, number} নম্বর রাত, {place}: সময়মতো পৌঁছনো যায় না।",
    "way-none": "{from} থেকে {to}: {date, date} তারিখে যাওয়ার কোনও পথ আমাদের জানা নেই।",
    "way-long": "{from} থেকে {to}: লাগে {minutes, length}, {day, number} নম্বর দিনে তত সময় নেই।",
    "day-short":
      "{day, number} নম্বর দিন: শুরু {from, time}, আর শেষ হতেই হবে এই সময়ের মধ্যে: {to, time}।",
    "rest-missing":
      "{day, number} নম্বর দিন, {place}: {metres, number} মিটারে রাত, অথচ তার আগে বিশ্রামের যে রাতগুলো দরকার, সেগুলো নেই।",
    "budget-limit":
      "সবচেয়ে সস্তা যে প্ল্যান পাওয়া গেছে, তার খরচ দিনে {least, rupees}; আপনার সীমা {limit, rupees}।",
    "where-closed":
      "ভারতের যে অংশ আপনি চেয়েছেন, {nights, number}টি রাতের মধ্যে সেখানে {inside, plural, =0 {একটিও নেই} other {মাত্র #টি}}: {month, month} মাসে সেখানে কিছুই খোলা নেই।",
    "where-unreached":
      "ভারতের যে অংশ আপনি চেয়েছেন, {nights, number}টি রাতের মধ্যে সেখানে {inside, plural, =0 {একটিও নেই} other {মাত্র #টি}}: {month, month} মাসে সেখানে যাওয়ার কোনও পথ আমাদের জানা নেই।",
    "where-unfit":
      "ভারতের যে অংশ আপনি চেয়েছেন, {nights, number}টি রাতের মধ্যে সেখানে {inside, plural, =0 {একটিও নেই} other {মাত্র #টি}}: বাকিগুলো এই কটা দিনে ধরেনি।",

    "drop-id": "ইচ্ছের তালিকা থেকে বাদ দিন: {id, spelled}।",
    "drop-one": "দুটির যে-কোনও একটি তালিকা থেকে বাদ দিন: {id, spelled}।",
    "unpin-night": "{day, number} নম্বর রাতের বাঁধন খুলুন ({place})।",
    "unpin-this-night": "রাতটির বাঁধন খুলুন।",
    "unpin-sight": "{day, number} নম্বর দিন থেকে এটির বাঁধন খুলুন।",
    "unpin-day": "{day, number} নম্বর দিনের বাঁধন খুলুন।",
    "choose-end": "{end, select, start {শুরুর জন্য অন্য জায়গা বাছুন} other {শেষের জন্য অন্য জায়গা বাছুন}}।",
    "choose-ends": "শুরু বা শেষের জন্য অন্য জায়গা বাছুন।",
    "choose-nearer-end": "শুরু বা শেষের জন্য আরও কাছের জায়গা বাছুন।",
    "choose-nearer-start": "শুরুর জন্য আরও কাছের জায়গা বাছুন।",
    "choose-month": "অন্য মাস বাছুন।",
    "choose-dates": "অন্য তারিখ বাছুন।",
    "choose-date": "{date, date} বা তার পরের কোনও তারিখ বাছুন।",
    "choose-first-day": "{date, date} তারিখে শুরু করুন।",
    "choose-where": "ভারতের অন্য কোনও অংশ বাছুন।",
    "choose-style": "আরও সাদামাটা ধরনের ঘর বাছুন।",
    "give-up": "{name} ছেড়ে দিন।",
    "give-up-must": "যা দেখতেই হবে, তার মধ্যে এর থেকে দূরের আর-একটি ছেড়ে দিন।",
    longer: "ভ্রমণ আরও লম্বা করুন।",
    "arrive-sooner": "আরও আগে পৌঁছন, বা পরে ফিরুন।",
    "allow-rupees": "দিনে {rupees, rupees} ধরুন।",
    "less-far": "অত দূরে যাবেন না।",
    "by-bus": "বাসে যান, ডরমিটরিতে ঘুমোন: আমাদের হিসেবে দিনে প্রায় {rupees, rupees}, এর ব্যবস্থা আমরা করি না।",

    rooms:
      "{rooms, number}টি {style, select, simple {সাদামাটা} comfortable {আরামদায়ক} other {উঁচু মানের}} ডবল ঘর।",
    "rooms-aboard": "নৌকায় কাটানো রাতের খরচ টিকিটেই ধরা আছে।",
    transport:
      "রাস্তায় ড্রাইভার সমেত {cars, plural, one {একটি গাড়ি} other {#টি গাড়ি}}, রেলে স্লিপার থেকে এসি টু-টিয়ার, প্লেনে ইকোনমি।",
    tickets:
      "{passport, select, indian {ভারতীয়} saarc {সার্ক দেশের} other {বিদেশি}} পর্যটকের টিকিট, বাচ্চাদের টিকিট তাদের নিজের দামে।",
    "car-hire":
      "কিংবা রাস্তার {days, number} দিনের জন্য দিনের হিসেবে ড্রাইভার সমেত {cars, plural, one {একটি গাড়ি} other {#টি গাড়ি}}: কমবেশি {km, number} কিমি, {least, rupees} থেকে {most, rupees}, ড্রাইভারের রাত আর টোল ধরে।",
    "bus-seats":
      "কিংবা হিসেবে যেখানে গাড়ি, সেখানে বাস আর শেয়ারের রিকশা: প্রায় {least, rupees} থেকে {most, rupees}, দিনে প্রায় {saved, rupees} কম। এ আমাদের হিসেব, যাচাই হয়নি; বাসে গাড়ির চেয়ে বেশি সময় লাগে।",
    dormitory:
      "কিংবা যেখানে আছে, সেখানে ডরমিটরির বিছানা: প্রায় {least, rupees} থেকে {most, rupees}, দিনে প্রায় {saved, rupees} কম। এ আমাদের হিসেব, যাচাই হয়নি।",
    meals: "মাথাপিছু দিনে {least, rupees} থেকে {most, rupees}।",
    "without-journey": "ভারত পর্যন্ত আসা, ভিসা, বিমা আর স্মারক।",
    "without-style":
      "{place}: আমাদের জানা কোনও {style, select, simple {সাদামাটা} comfortable {আরামদায়ক} other {উঁচু মানের}} ঘর নেই; সবচেয়ে কাছের ধরনটি ধরা হয়েছে।",
    "without-tickets":
      "{places, plural, one {#টি জায়গার টিকিট, যার} other {#টি জায়গার টিকিট, যেগুলোর}} দাম কেউ আমাদের জানায়নি।",

    swap: "{time, select, same {সময় একই} shorter {{minutes, length} কম} other {{minutes, length} বেশি}}{money, select, unknown {} free {, বিনামূল্যে} same {, খরচ একই} less {, {rupees, rupees} কম} other {, {rupees, rupees} বেশি}}।",

    "from-to": "{from} থেকে {to}",
    "day-of": "{sights, list}",
    text: "{text}",
  },
};

export const sayBengali = createSay(bengali);
