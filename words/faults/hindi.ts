import type { ConflictWords } from "./conflict-words.ts";

/**
 * What the server refuses or answers, in Hindi, by its English sentence: `{}` stands for a figure or a name, in the order of
 * the English, and `{label}` for the name of a field, of which `labels` has the Hindi.
 */
export const sentences: Readonly<Record<string, string>> = {
  "{label} is required.": "यह भरना ज़रूरी है: {label}",
  "{label} is too long: at most {} characters.": "{label}: बहुत लंबा है, ज़्यादा से ज़्यादा {} अक्षर",
  "{label} must be text.": "{label}: यहाँ शब्द लिखें",
  "{label} must be a whole number.": "{label}: पूरी संख्या लिखें",
  "{label} must be at least {}.": "{label}: कम से कम {}",
  "{label} must be at most {}.": "{label}: ज़्यादा से ज़्यादा {}",
  "{label} must not be negative.": "{label}: शून्य से कम नहीं",
  "{label} is not valid.": "यह ठीक नहीं लगता: {label}",

  "Use 3–50 letters and spaces only.": "सिर्फ़ अक्षर और खाली जगह, 3 से 50 तक।",
  "Invalid email format.": "ईमेल का पता ठीक नहीं लगता।",
  "Password must be 8+ chars, upper, lower, number & special char.":
    "पासवर्ड में कम से कम 8 अक्षर हों: छोटे और बड़े अंग्रेज़ी अक्षर, अंक और कोई चिह्न।",
  "Passwords do not match.": "दोनों पासवर्ड एक जैसे नहीं हैं।",
  "Please select a country.": "देश चुनें।",
  "Invalid phone number.": "फ़ोन नंबर ठीक नहीं लगता।",
  "Only JPG, PNG, or WEBP images allowed.": "फ़ोटो सिर्फ़ JPG, PNG या WEBP हो।",
  "Image must be smaller than 2MB.": "फ़ोटो 2 MB से छोटी हो।",
  "The password is too long: at most {} characters.": "पासवर्ड बहुत लंबा है: ज़्यादा से ज़्यादा {} अक्षर।",
  "Enter your email.": "अपना ईमेल लिखें।",
  "Enter your password.": "अपना पासवर्ड लिखें।",
  "Wrong password.": "पासवर्ड गलत है।",
  "Check your email to verify your account.": "अपना ईमेल देखें और खाते की पुष्टि करें।",
  "If an account has this address, a link to choose a new password is on its way.":
    "अगर इस पते का कोई खाता है, तो नया पासवर्ड चुनने का लिंक भेजा जा रहा है।",
  "Type your address to confirm.": "पुष्टि के लिए अपना पता लिखें।",
  "The link is not complete.": "लिंक अधूरा है।",
  "This is not the address of your account.": "यह आपके खाते का पता नहीं है।",
  "The account is to be deleted already.": "खाता हटाने का अनुरोध पहले ही हो चुका है।",
  "Your account stays.": "आपका खाता बना रहेगा।",
  "There is nothing to undo: this link has been used, or the account is gone.":
    "वापस लेने को कुछ नहीं: यह लिंक काम में आ चुका है, या खाता अब नहीं है।",
  "There is no such session.": "ऐसा कोई सत्र नहीं है।",

  "That did not work": "यह नहीं हो पाया",
  "Back to the form": "फ़ॉर्म पर वापस",
  "Try again": "फिर कोशिश करें",
  "On to the site": "साइट पर चलें",
  "Look in your mail": "अपना ईमेल देखें",
  "Thank you": "धन्यवाद",
  "We look it up, and correct the page when it is so.":
    "हम जाँचेंगे, और बात सही निकली तो पन्ना सुधार देंगे।",
  "One step more": "बस एक कदम और",
  "This plan is gone": "यह प्लान अब नहीं है",
  "Plan a trip": "यात्रा का प्लान बनाएँ",
  "No more letters?": "चिट्ठियाँ बंद कर दें?",
  "One click, and this address gets none from us.":
    "एक क्लिक, और इस पते पर हमारी कोई चिट्ठी नहीं आएगी।",
  Unsubscribe: "चिट्ठियाँ बंद करें",
  "Welcome aboard": "आपका स्वागत है",
  "Your address is confirmed. The next letter from India is yours.":
    "आपके पते की पुष्टि हो गई। भारत से अगली चिट्ठी आपको भी मिलेगी।",
  "Goodbye, and good roads": "अलविदा, सफ़र अच्छा रहे",
  "You will get no more letters from us.": "अब हमारी कोई चिट्ठी नहीं आएगी।",
  "This link has ended": "यह लिंक अब काम नहीं करता",
  "It was used before, or is too old. You can sign up again in the footer of any page.":
    "यह पहले काम में आ चुका है, या बहुत पुराना है। किसी भी पन्ने के नीचे फिर से पता दे सकते हैं।",

  "The chat is not open here.": "यहाँ चैट चालू नहीं है।",
  "There is no conversation yet.": "अभी कोई बातचीत नहीं हुई।",
  "Thank you. Your message has arrived; we answer within two working days.":
    "धन्यवाद। आपका संदेश पहुँच गया; हम दो कामकाजी दिनों में जवाब देते हैं।",
  "Please check your inbox: a link there confirms your address.":
    "अपना इनबॉक्स देखें: वहाँ एक लिंक से पते की पुष्टि होगी।",
  "The size of each photo is required.": "हर फ़ोटो का आकार ज़रूरी है।",
  "A photo is empty.": "एक फ़ोटो खाली है।",
  "A photo must be smaller than 10 MB.": "फ़ोटो 10 MB से छोटी हो।",
  "Choose at least one photo.": "कम से कम एक फ़ोटो चुनें।",
  "Ten photos at a time, please.": "एक बार में दस फ़ोटो भेजें।",
  "Thank you. Your photo has arrived; we look at each before it joins the gallery.":
    "धन्यवाद। आपकी फ़ोटो पहुँच गई; गैलरी में लगाने से पहले हम हर फ़ोटो देखते हैं।",
  "Only JPG, PNG, WEBP or AVIF photos, please.": "फ़ोटो JPG, PNG, WEBP या AVIF हो।",
  "This submission has ended. Please choose the photos again.":
    "इसे भेजने का समय बीत गया। फ़ोटो फिर चुनें।",
  "A picture may have 25 megapixels at most.": "फ़ोटो ज़्यादा से ज़्यादा 25 मेगापिक्सल की हो।",
  "Many pictures are arriving: please try again.": "अभी बहुत फ़ोटो आ रही हैं: फिर कोशिश करें।",

  "Please log in to submit a review.": "समीक्षा भेजने के लिए साइन इन करें।",
  "Thank you. Somebody will look at it.": "धन्यवाद। कोई इसे देखेगा।",
  "Your review has been deleted.": "आपकी समीक्षा हटा दी गई है।",
  "This review is no longer there.": "यह समीक्षा अब नहीं है।",
  "Choose a place or journey from the list, or leave it empty.":
    "सूची में से कोई जगह या यात्रा चुनें, या इसे खाली छोड़ें।",
  "Rating must be 1 to 5.": "1 से 5 तक सितारे चुनें।",
  "Only its author can change a review.": "समीक्षा वही बदल सकता है, जिसने लिखी है।",
  "One review a minute: please wait {} seconds.": "एक मिनट में एक ही समीक्षा: {} सेकंड रुकें।",
  "Say who travelled.": "बताएँ कि यात्रा में कौन थे।",
  "A trip can be reviewed once it is over.": "यात्रा पूरी होने पर ही उसके बारे में लिखा जा सकता है।",
  "Thank you. Your review waits for the office, which looks at each before it is shown.":
    "धन्यवाद। दिखाने से पहले दफ़्तर हर समीक्षा देखता है; आपकी भी देखेगा।",
  "No more mails about reviews go to this address.":
    "इस पते पर समीक्षाओं के बारे में अब कोई मेल नहीं जाएगा।",
  "This link is not open: it may be older than a year, or the trip is gone.":
    "यह लिंक नहीं खुलता: हो सकता है कि वह एक साल से पुराना हो, या यात्रा अब न हो।",
  "The photo is here.": "फ़ोटो आ गई है।",
  "There is no such photo.": "ऐसी कोई फ़ोटो नहीं है।",
  "A review holds {} photos, and {} of one place.": "एक समीक्षा में {} फ़ोटो, और एक जगह की {} तक।",

  "The plan is not readable.": "प्लान पढ़ा नहीं जा सका।",
  "The plan is too long.": "प्लान बहुत लंबा है।",
  "Your account keeps {} plans. Delete one to keep another.":
    "आपके खाते में {} प्लान रहते हैं। नया सहेजने के लिए कोई एक हटाएँ।",
  "The plan is kept.": "प्लान सहेज लिया गया है।",
  "The plan is deleted.": "प्लान हटा दिया गया है।",
  "This plan is not kept, or not any more. Ask whoever sent it to you to share it once more.":
    "यह प्लान सहेजा हुआ नहीं है, या अब नहीं रहा। जिसने भेजा है, उससे फिर भेजने को कहें।",
  "This plan has as many comments as it can hold.": "इस प्लान में और टिप्पणियों की जगह नहीं है।",
  "Several trips are being planned for your network already: please wait until one of them is done.":
    "आपके नेटवर्क से कई यात्राएँ पहले ही प्लान हो रही हैं: किसी एक के पूरा होने तक रुकें।",
  "Many trips are being planned just now: please ask again in a moment.":
    "अभी बहुत यात्राएँ प्लान हो रही हैं: थोड़ी देर में फिर पूछें।",

  "Travel Date must be a date, such as 2027-02-14.": "यात्रा की तारीख ऐसे लिखें: 2027-02-14",
  "Travel Date is not a day of the calendar.": "यात्रा की तारीख कैलेंडर में नहीं है।",
  "Travel Date is in the past.": "यात्रा की तारीख बीत चुकी है।",
  "Travel Date is more than three years ahead.": "यात्रा की तारीख तीन साल से ज़्यादा आगे है।",
  "Number of Travelers must be 1 to 8, or 9+.": "यात्री 1 से 8 तक, या 9+ चुनें।",
  "Trip Type is not one of the five.": "किस तरह की यात्रा, यह पाँच में से चुनें।",
  "A trip request can only be sent for your own account.":
    "यात्रा का अनुरोध सिर्फ़ अपने ही खाते से भेजा जा सकता है।",
  "Your trip request has been sent. Its reference is {}.":
    "आपकी यात्रा का अनुरोध भेज दिया गया है। संदर्भ संख्या: {}",
  "Nearly there. We have sent a message to that address: its button sends your request and opens your trip's page.":
    "बस थोड़ा और। हमने उस पते पर मेल भेजा है: उसका बटन आपका अनुरोध भेजेगा और यात्रा का पन्ना खोलेगा।",
  "Your request is kept. Very many are arriving just now, so our message to that address comes later, as a rule within the hour: its button sends your request and opens your trip's page.":
    "आपका अनुरोध हमारे पास है। अभी बहुत अनुरोध आ रहे हैं, इसलिए हमारा मेल थोड़ी देर से, आम तौर पर एक घंटे के अंदर आएगा: उसका बटन आपका अनुरोध भेजेगा और यात्रा का पन्ना खोलेगा।",
  "Your request has been sent. This page is your trip's own: keep its address.":
    "आपका अनुरोध भेज दिया गया है। यह पन्ना आपकी यात्रा का अपना है: इसका पता सहेजकर रखें।",
  "This link is not open, or not any more. Ask whoever sent it to you for a new one.":
    "यह लिंक नहीं खुलता, या अब बंद है। जिसने भेजा है, उससे नया लिंक माँगें।",
  "Nobody has said yet when this trip begins: a calendar needs that.":
    "यह यात्रा कब शुरू होगी, अभी किसी ने नहीं बताया: कैलेंडर को यह चाहिए।",
  "This link can read the trip. Changing it takes the other link.":
    "इस लिंक से यात्रा पढ़ी जा सकती है। बदलने के लिए दूसरा लिंक चाहिए।",
  "Somebody has changed the same day meanwhile. It is shown as it stands now, your words are still in the form.":
    "इस बीच किसी ने यही दिन बदल दिया है। वह अब जैसा है, वैसा दिखाया गया है; आपका लिखा फ़ॉर्म में है।",
  "This day or stop is no longer there: somebody has taken it away. Your words are still in the form.":
    "यह दिन या पड़ाव अब नहीं है: किसी ने हटा दिया है। आपका लिखा फ़ॉर्म में है।",
  "This cannot be done to the trip.": "यात्रा में ऐसा नहीं किया जा सकता।",
  "This can no longer be taken back: the same has been changed since.":
    "इसे अब वापस नहीं लिया जा सकता: इसके बाद वही चीज़ फिर बदली गई है।",
  "There is nothing to take back.": "वापस लेने को कुछ नहीं है।",
  "This trip has as many comments as it can hold.": "इस यात्रा में और टिप्पणियों की जगह नहीं है।",
  "There is no such comment.": "ऐसी कोई टिप्पणी नहीं है।",

  "Please read the terms and say that you agree.": "शर्तें पढ़ें और बताएँ कि वे आपको मंज़ूर हैं।",
  "There is nothing to accept: no quote is open.": "मंज़ूर करने को कुछ नहीं: कोई कोटेशन खुला नहीं है।",
  "There is a newer version of this quote. Please read that one.":
    "इस कोटेशन का नया संस्करण आ गया है। कृपया उसे पढ़ें।",
  "This quote has been withdrawn. Please ask us for a new one.":
    "यह कोटेशन वापस लिया जा चुका है। हमसे नया माँगें।",
  "This quote has lapsed. Please ask us for a new one.": "इस कोटेशन की अवधि बीत गई है। हमसे नया माँगें।",
  "This trip was cancelled.": "यह यात्रा रद्द हो चुकी है।",
  "This quote was declined. Ask us for a new one whenever you like.":
    "इस कोटेशन को मना किया जा चुका है। जब चाहें, हमसे नया माँगें।",
  "This quote has been accepted already.": "यह कोटेशन पहले ही मंज़ूर हो चुका है।",
  "The price that you saw is not the one that holds now. Please look once more.":
    "जो कीमत आपने देखी थी, वह अब मान्य नहीं है। एक बार फिर देखें।",
  "Nothing is agreed about this trip, or it is cancelled.":
    "इस यात्रा में कुछ तय नहीं है, या वह रद्द हो चुकी है।",
  "The sums that you saw are not those that hold now. Please look once more.":
    "जो रकम आपने देखी थी, वह अब मान्य नहीं है। एक बार फिर देखें।",
  "Something else is agreed by now. Please look once more.": "अब कुछ और तय हो चुका है। एक बार फिर देखें।",
  "Please say that you cancel at these sums.": "बताएँ कि आप इसी रकम पर रद्द करना चाहेंगे।",
  "Please say who does not travel.": "बताएँ कि कौन नहीं जा रहा है।",
  "At least one adult travels: please cancel the whole trip.":
    "कम से कम एक बड़ा साथ हो, नहीं तो पूरी यात्रा रद्द करें।",
  "Nothing would be left: please cancel the whole trip.": "तब कुछ नहीं बचेगा: पूरी यात्रा रद्द करें।",
  "Please say which services.": "बताएँ कि कौन सी सेवाएँ।",
  "Nothing is to be paid now.": "अभी कुछ नहीं देना है।",
  "Nothing is agreed about this trip yet.": "इस यात्रा में अभी कुछ तय नहीं हुआ है।",
  "There is no such paper.": "ऐसा कोई कागज़ नहीं है।",
  "The payment service does not answer just now. Please try again in a few minutes, or pay another way.":
    "भुगतान की सेवा अभी जवाब नहीं दे रही। कुछ मिनट में फिर कोशिश करें, या किसी और तरीके से भुगतान करें।",
  "Many papers are being written just now: please try again in a few seconds.":
    "अभी बहुत कागज़ बन रहे हैं: कुछ सेकंड में फिर कोशिश करें।",
  "Too many live connections are open: close a few pages of this site, please.":
    "बहुत पन्ने एक साथ खुले हैं: इस साइट के कुछ पन्ने बंद करें।",

  "Please try again.": "फिर कोशिश करें।",
  "There is no such thing.": "ऐसा कुछ नहीं है।",
  "There is no such page.": "ऐसा कोई पन्ना नहीं है।",
  "There is no such page: please open it again.": "ऐसा कोई पन्ना नहीं है: उसे फिर खोलें।",
  "Too many tries: please wait {} seconds.": "बहुत बार कोशिश हुई: {} सेकंड रुकें।",
  "The request is larger than {} KB.": "भेजा गया {} KB से बड़ा है।",
  "The form has too many fields.": "फ़ॉर्म में बहुत ज़्यादा खाने हैं।",
  "This call may only come from the site itself.": "यह सिर्फ़ इसी साइट से भेजा जा सकता है।",
  "Many pages are being asked for at once: please try again.":
    "एक साथ बहुत पन्ने माँगे जा रहे हैं: फिर कोशिश करें।",
};

/** For a sentence that has no Hindi: what kind of refusal it is, by its code. */
export const kinds: Readonly<Record<string, string>> = {
  bad_json: "भेजा हुआ पढ़ा नहीं जा सका।",
  validation_failed: "भेजे हुए में कुछ ठीक नहीं है: एक बार फिर देखें।",
  not_signed_in: "इसके लिए साइन इन करें।",
  not_admin: "इसके लिए डेस्क पर साइन इन करें।",
  forbidden: "इसकी इजाज़त नहीं है।",
  second_factor_needed: "इसके लिए दो चरणों वाली पुष्टि चाहिए।",
  insufficient_aal: "इसके लिए दो चरणों वाली पुष्टि चाहिए।",
  not_found: "जो माँगा गया, वह यहाँ नहीं है, या अब नहीं रहा।",
  method_not_allowed: "ऐसा नहीं किया जा सकता।",
  conflict: "इस बीच कुछ बदल गया है: एक बार फिर देखें।",
  already_done: "यह पहले ही हो चुका है।",
  too_large: "भेजा हुआ बहुत बड़ा है।",
  unsupported_media: "इस तरह की चीज़ नहीं भेजी जा सकती।",
  picture_refused: "यह फ़ोटो नहीं ली जा सकी।",
  too_many_requests: "बहुत बार कोशिश हुई: थोड़ी देर रुकें।",
  internal: "हमारी तरफ़ कुछ गड़बड़ हुई।",
  unavailable: "साइट अभी जवाब नहीं दे पा रही।",
};

/** What two people changed differently. */
export const conflicts: ConflictWords = {
  day: "दिन {number}, {title}",
  stop: "पड़ाव {name}",
  fields: {
    ...{ title: "शीर्षक", text: "ब्योरा", sleeps: "रात", date: "तारीख" },
    ...{ name: "नाम", at: "समय", note: "नोट" },
  },
  did: {
    wrote: "{text} लिखा",
    put: "{time} बजे रखा",
    untimed: "समय हटा दिया",
    changed: "इसे बदला",
    removed: "इसे हटा दिया",
  },
  words: "“{text}”",
  nothing: "कुछ नहीं",
  between: ", ",
  both: "{what}: आपने {mine}, इस बीच किसी और ने {theirs}।",
  more: "और भी अलग: {count}।",
  asItStands: "अब जैसा है, वैसा दिखाया गया है; आपका लिखा फ़ॉर्म में है।",
  where: "{what}।",
};

/** Of a field whose sentence has no Hindi. */
export const wrongField = "यह ठीक नहीं लगता: एक बार फिर देखें।";
/** After a fault on our side: `{}` is what the office finds it by. */
export const tryAgain = "फिर कोशिश करें; संदर्भ संख्या: {}";
