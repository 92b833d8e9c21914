/** What is refused on a trip's page, of its group, papers and changes, to who drives, and of a shared plan, in Hindi. */
export const roadSentences: Readonly<Record<string, string>> = {
  "This link reads the trip. What the group shares takes a link of one's own.":
    "यह लिंक सिर्फ़ यात्रा पढ़ने का है। ग्रुप की साझा चीज़ों के लिए अपना लिंक चाहिए।",
  "There is no such member of the group.": "ग्रुप में ऐसा कोई नहीं है।",
  "The group is full.": "ग्रुप में और जगह नहीं है।",
  "The trip's own traveller stays in the group.": "जिसकी यात्रा है, उसका नाम ग्रुप में रहेगा।",
  "There are expenses, papers or photos of this member. Close the link instead: the accounts keep adding up.":
    "इनके नाम खर्चे, कागज़ या फ़ोटो हैं। हटाने की जगह लिंक बंद करें: हिसाब सही बना रहेगा।",
  "There is no such currency.": "ऐसी कोई मुद्रा नहीं है।",
  "The sum is too large.": "रकम बहुत बड़ी है।",
  "There are as many as there can be.": "इससे ज़्यादा नहीं रखे जा सकते।",
  "This expense is no longer there.": "यह खर्च अब नहीं है।",
  "Somebody has changed this expense meanwhile. It is shown as it stands now.":
    "इस बीच किसी ने यह खर्च बदल दिया है। अब जैसा है, वैसा दिखाया गया है।",
  "This is not on the list any more.": "यह अब सूची में नहीं है।",
  "The amount is too small.": "रकम बहुत छोटी है।",
  "The amount is too large.": "रकम बहुत बड़ी है।",
  "The amount is missing.": "रकम लिखें।",
  "The currency is missing.": "मुद्रा चुनें।",
  "For whom is missing.": "बताएँ कि किसके लिए।",
  "Say for whom it was.": "बताएँ कि खर्च किसके लिए था।",
  "Say what it was for.": "बताएँ कि खर्च किस बात का था।",
  "Everybody has one share.": "हर एक का एक ही हिस्सा हो।",
  "Too many shares.": "हिस्से बहुत ज़्यादा हैं।",
  "The amounts do not make the sum.": "सब रकमें जोड़ने पर कुल रकम नहीं बनती।",
  "A share has too many parts.": "एक हिस्से में बहुत ज़्यादा भाग हैं।",
  "Equally is one part each.": "बराबर बाँटने पर हर एक का एक भाग होता है।",
  "A link is renewed or closed.": "लिंक या तो नया बनता है या बंद होता है।",
  "The link that edits can be renewed: closing it would lock you out.":
    "बदलने वाला लिंक नया बनाया जा सकता है। उसे बंद करने पर आपके लिए भी रास्ता नहीं बचेगा।",

  "This link reads the trip. Its papers take a link of one's own.":
    "यह लिंक सिर्फ़ यात्रा पढ़ने का है। कागज़ों के लिए अपना लिंक चाहिए।",
  "This paper or photo is not there, or not any more.": "यह कागज़ या फ़ोटो यहाँ नहीं है, या अब नहीं रही।",
  "Papers are PDF files of up to 3 MB, or pictures.": "कागज़ 3 MB तक की PDF फ़ाइल हो, या फ़ोटो।",
  "This trip has as many of them as it can hold.": "इस यात्रा में इनके लिए और जगह नहीं है।",
  "It is a paper or a photo.": "या तो कागज़ चुनें या फ़ोटो।",
  "Nothing of this trip is confirmed yet.": "इस यात्रा में अभी कुछ पक्का नहीं हुआ है।",
  "Vouchers are for the link that edits the trip.":
    "वाउचर उसी लिंक पर मिलते हैं, जिससे यात्रा बदली जा सकती है।",
  "This paper took too long to write.": "यह कागज़ बनने में बहुत देर लगी।",
  "This paper could not be written.": "यह कागज़ नहीं बन पाया।",
  "This is too long for a paper: it has {} letters, a paper holds {}.":
    "कागज़ के लिए यह बहुत लंबा है: {} अक्षर हैं, कागज़ में {} आते हैं।",

  "There are not so many of them.": "इतने हैं ही नहीं।",
  "There are not so many prices.": "इतनी कीमतें हैं ही नहीं।",
  "There are not so many services.": "इतनी सेवाएँ हैं ही नहीं।",
  "There are not so many options.": "इतने विकल्प हैं ही नहीं।",
  "There is no such option.": "ऐसा कोई विकल्प नहीं है।",
  "This option is not offered.": "यह विकल्प इस कोटेशन में नहीं है।",
  "A child is named twice.": "एक बच्चे का नाम दो बार है।",
  "There is no such service.": "ऐसी कोई सेवा नहीं है।",
  "There is no such service in what was agreed.": "जो तय हुआ था, उसमें ऐसी कोई सेवा नहीं है।",
  "Say what is cancelled: all, who travels, or which services.":
    "बताएँ कि क्या रद्द करना है: सब कुछ, कौन नहीं जा रहा, या कौन सी सेवाएँ।",
  "Please say how those who do not travel would have slept.":
    "बताएँ कि जो नहीं जा रहे, वे किस तरह के कमरे में ठहरते।",
  "This is part of the price a person: please ask us to change the trip.":
    "यह प्रति व्यक्ति कीमत में शामिल है: यात्रा बदलने के लिए हमें लिखें।",
  "Nothing differs from what is agreed: there is no change to send.":
    "जो तय है, उससे कुछ अलग नहीं: भेजने को कोई बदलाव नहीं है।",
  "No change is being worked on.": "अभी किसी बदलाव पर काम नहीं हो रहा।",
  "A change is being worked on already.": "एक बदलाव पर पहले से काम हो रहा है।",
  "This request is closed. Write to us and we open it again.":
    "यह अनुरोध बंद हो चुका है। हमें लिखें, हम इसे फिर खोलेंगे।",
  "There is nothing to vote on.": "वोट देने को कुछ नहीं है।",
  "There is no such language.": "ऐसी कोई भाषा नहीं है।",
  "A trip holds at most {} days, {} stops and {} letters in all.":
    "एक यात्रा में ज़्यादा से ज़्यादा {} दिन, {} पड़ाव और कुल {} अक्षर।",
  "Together with what is there already this is too much. A trip holds at most {} days, {} stops and {} letters in all.":
    "जो पहले से है, उसके साथ यह बहुत ज़्यादा है। एक यात्रा में ज़्यादा से ज़्यादा {} दिन, {} पड़ाव और कुल {} अक्षर।",
  "There is no such day or stop.": "ऐसा कोई दिन या पड़ाव नहीं है।",
  "There are no such days.": "ऐसे कोई दिन नहीं हैं।",
  "The trip is of another release of Safarnama: please load the page again.":
    "इस बीच साइट बदल गई है: पन्ना फिर से खोलें।",
  "The trip holds more than can be kept: please shorten its texts.":
    "यात्रा में इतना लिखा है कि रखा नहीं जा सकता: कुछ छोटा करें।",

  "There is no such duty of yours.": "आपकी ऐसी कोई ड्यूटी नहीं है।",
  "This day has not come yet.": "यह दिन अभी आया नहीं है।",
  "This day was started already.": "यह दिन पहले ही शुरू किया जा चुका है।",
  "Start the day first.": "पहले दिन शुरू करें।",
  "This day was finished already.": "यह दिन पहले ही पूरा किया जा चुका है।",
  "The kilometres at the end are fewer than at the start.": "आखिर के किलोमीटर शुरू के किलोमीटर से कम हैं।",
  "This was too long ago to be entered: please tell the office.":
    "इसे दर्ज करने के लिए बहुत देर हो चुकी है: दफ़्तर को बताएँ।",
  "This link is closed. Please ask the office for another.": "यह लिंक बंद है। दफ़्तर से नया माँगें।",
  "Kilometres are a whole number.": "किलोमीटर पूरी संख्या में लिखें।",
  "Kilometres are not negative.": "किलोमीटर शून्य से कम न हों।",
  "At most 9,999,999 km.": "ज़्यादा से ज़्यादा 9,999,999 किमी।",

  "Nothing is agreed for this trip yet: write to the traveller instead.":
    "इस यात्रा में अभी कुछ तय नहीं है: यात्री को संदेश लिखें।",
  "Messages to this browser's service are not sent from here. You are told by mail.":
    "इस ब्राउज़र की सेवा पर यहाँ से संदेश नहीं जाते। आपको ईमेल से बताया जाएगा।",
  "The keys of this phone are not valid.": "इस फ़ोन की कुंजियाँ ठीक नहीं हैं।",
  "The site's key has changed. Load the page again.": "साइट की कुंजी बदल गई है। पन्ना फिर से खोलें।",
  "This link tells ten phones already.": "इस लिंक से दस फ़ोन पहले ही जुड़े हैं।",
  "This phone is told of changes.": "बदलाव होने पर इस फ़ोन को बताया जाएगा।",
  "This phone is told no more.": "अब इस फ़ोन को नहीं बताया जाएगा।",
  "There is no such time zone.": "ऐसा कोई समय क्षेत्र नहीं है।",

  "There is no talk about this plan, or not any more.":
    "इस प्लान पर कोई बातचीत नहीं है, या अब नहीं रही।",
  "The talk about this plan is closed.": "इस प्लान पर बातचीत बंद है।",
  "Only whoever shared the plan can do this, in the browser that shared it.":
    "यह वही कर सकता है जिसने प्लान साझा किया, और उसी ब्राउज़र से।",
  "This place is not part of the trip.": "यह जगह इस यात्रा में नहीं है।",
  "There is no such review.": "ऐसी कोई समीक्षा नहीं है।",
  "Choose stars for {}.": "सितारे चुनें: {}",
  "These are too many places.": "जगहें बहुत ज़्यादा हैं।",
  "A picture needs an account with an e-mail address.": "फ़ोटो के लिए ऐसा खाता चाहिए, जिसमें ईमेल हो।",
  "The picture is missing.": "फ़ोटो नहीं आई।",
  "Many trips are being planned just now.": "अभी बहुत यात्राएँ प्लान हो रही हैं।",
  "A plan took too long.": "प्लान बनने में बहुत देर लगी।",
  "These texts are of another release.": "इस बीच साइट बदल गई है: पन्ना फिर से खोलें।",
  "There is no such map.": "ऐसा कोई नक्शा नहीं है।",
  "Noted.": "ठीक है।",
  "Goodbye.": "अलविदा।",
  "The request is too large.": "जो भेजा गया, वह बहुत बड़ा है।",
  "The request broke off.": "भेजना बीच में रुक गया: फिर कोशिश करें।",
  "The site cannot answer just now.": "साइट अभी जवाब नहीं दे पा रही।",
  "Something went wrong on our side.": "हमारी तरफ़ कुछ गड़बड़ हुई।",
  "Say what has changed.": "बताएँ कि क्या बदला है।",
  "The page is missing.": "बताएँ कि कौन सा पन्ना।",
  "That is no page of ours.": "यह हमारा कोई पन्ना नहीं है।",
};
