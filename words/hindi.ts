import { createSay, type Language } from "./create-say.ts";
import { hindiEntrance } from "./entrance/hindi.ts";

/** All that the planner says, in Hindi: a sentence a code. A name stands bare, so that it need not be inflected. */
export const hindi: Language = {
  locale: "hi-IN",
  lengths: {
    minutes: "{minutes, number} मिनट",
    hours: "{hours, plural, one {# घंटा} other {# घंटे}}",
    both: "{hours, plural, one {# घंटा} other {# घंटे}} {minutes, number} मिनट",
  },
  clock: {
    parts: [
      [0, "रात"],
      [4, "सुबह"],
      [12, "दोपहर"],
      [16, "शाम"],
      [20, "रात"],
    ],
    whole: "{part} {hour} बजे",
    both: "{part} {hour}:{minute} बजे",
  },
  list: { between: ", ", last: " और " },
  entrance: hindiEntrance,
  interests: {
    history: "इतिहास",
    architecture: "इमारतें",
    spirituality: "आस्था और तीर्थ",
    art: "कला",
    crafts: "दस्तकारी",
    museums: "संग्रहालय",
    "music-dance": "संगीत-नृत्य",
    food: "खाना",
    markets: "बाज़ार",
    "village-life": "गाँव का जीवन",
    nature: "कुदरत",
    wildlife: "जंगल के जानवर",
    birds: "पक्षी",
    mountains: "पहाड़",
    beaches: "समुद्र तट",
    water: "नदियाँ, झीलें और नावें",
    gardens: "बाग-बगीचे",
    views: "नज़ारे",
    photography: "फ़ोटोग्राफ़ी",
    walking: "पैदल सैर",
    adventure: "रोमांच",
    wellness: "योग और सेहत",
    trains: "ट्रेनें",
    science: "विज्ञान",
    kids: "बच्चों के लायक जगहें",
  },
  messages: {
    "why-fixed": "यह दिन आपने ही तय किया है।",
    "why-asked": "आपने इसे देखने को कहा है।",
    "why-fame": "दुनिया भर से लोग इसे देखने आते हैं।",
    "why-worth":
      "{worth, select, 5 {भारत आने की एक वजह।} 4 {राज्य की सबसे अच्छी जगहों में एक।} 3 {आधा दिन देने लायक।} 2 {पास से गुज़रें तो रुकने लायक।} other {पास हों तो एक घंटा यहाँ अच्छा बीतेगा।}}",
    "why-interests": "आपकी पसंद से मेल: {interests, interests}।",
    "why-children": "बच्चों के लिए अच्छी जगह।",
    "why-step-free": "बिना सीढ़ी का रास्ता है।",
    "why-month": "{month, month} में मौसम: 5 में से {score, number}।",
    "why-near": "रास्ते से बस {minutes, number} मिनट हटकर।",

    "stay-asked": "आपने यहाँ ठहरने को कहा है।",
    "stay-fixed": "यहाँ की एक रात आपने ही तय की है।",
    "stay-for": "{sights, list} देखने के लिए।",
    "stay-height":
      "{metres, number} मीटर पर शरीर को ऊपर जाने से पहले {nights, plural, one {एक रात} other {# रात}} का आराम चाहिए।",
    "stay-rest": "आराम के लिए।",
    "stay-break": "लंबा सफ़र बीच में टूट जाता है।",
    "stay-way": "आने के दिन सफ़र {minutes, length}।",

    season: "{name}: {month, month} में 5 में से {score, number}।",
    "hours-unknown": "खुलने का समय हमें किसी ने नहीं बताया: सुबह आठ से शाम छह बजे तक मान लिया गया है।",
    aboard:
      "रात नाव पर ही सोना है, और लगभग {back, time} किनारे पर वापसी; इस रात का कमरा नहीं गिना गया।",
    crowd: "सबसे कम भीड़ {from, time} से {until, time} तक रहती है, इस समय ज़्यादा लोग मिलेंगे।",
    closing: "बंद होने का समय: {at, time}।",
    permit:
      "इसके लिए परमिट चाहिए, {lead, number} दिन पहले; {left, plural, one {अब # दिन बचा है} other {अब # दिन बचे हैं}}।",
    "book-ahead":
      "बुकिंग {lead, number} दिन पहले ज़रूरी है; {left, plural, one {अब # दिन बचा है} other {अब # दिन बचे हैं}}।",
    "access-wheelchair": "{name}: यहाँ व्हीलचेयर से नहीं पहुँचा जा सकता; आपने कहा है, इसलिए प्लान में है।",
    "access-party": "{name}: यह जगह आप में से हर एक के लिए ठीक नहीं; आपने कहा है, इसलिए प्लान में है।",
    "step-free":
      "{access, select, partly {कुछ हिस्से में ही बिना सीढ़ी का रास्ता: कहाँ तक, यह इसके पन्ने पर है।} no {बिना सीढ़ी का रास्ता नहीं है।} other {बिना सीढ़ी का रास्ता है या नहीं, यह मालूम नहीं: जाने से पहले पूछ लें।}}",
    "altitude-visit": "ऊँचाई {metres, number} मीटर: धीरे चलें, पानी पिएँ, और सिर दर्द हो तो लौट आएँ।",
    carried:
      "{leaves, select, much {कुछ रास्ता बिना पैदल चले तय हो जाता है: {by, carriers}।} other {पैदल रास्ते की जगह: {by, carriers}।}}",
    door: "अंदर जाने के नियम: {rules, rules}।",
    "times-changed":
      "यह प्लान बनने के बाद इसके खुलने के समय या रास्ते के बारे में हमारी जानकारी बदली है: यहाँ समय वही रखा गया है।",
    "closed-since":
      "हमारी आज की जानकारी के हिसाब से यह तब बंद है: जब तक इसे हटाया नहीं जाता, समय वही रहेगा।",

    "early-start": "सुबह जल्दी निकलना है: आपके आम दिनों से {minutes, length} पहले।",
    "meal-seated": "दोपहर का खाना रास्ते में ही।",
    "meal-halt": "रास्ते में दोपहर के खाने के {minutes, number} मिनट गिने हुए हैं।",
    breaks: "हर दो घंटे पर पंद्रह मिनट का आराम गिना हुआ है।",
    way: "{text}",
    runs: "चलने के दिन: {how, select, but {रोज़, {days, weekdays} छोड़कर} other {{days, weekdays}}}।",
    rests:
      "{what, select, named {{name}} train {ट्रेन} toy-train {टॉय ट्रेन} ferry {फ़ेरी} flight {उड़ान} other {रास्ता}}: समय {minutes, length} रहता, पर {weekday, weekday} को सेवा नहीं है।",
    departs:
      "{what, select, named {{name}} train {ट्रेन} toy-train {टॉय ट्रेन} ferry {फ़ेरी} flight {उड़ान} other {रास्ता}}: समय {minutes, length} रहता, पर छूटने का समय {at, times} है।",
    estimated: "इस सड़क के बारे में हमें किसी ने नहीं बताया: समय दूरी और ज़मीन से लगाया अनुमान है।",

    sun: "सूर्योदय {rise, time}, सूर्यास्त {set, time}।",
    "long-road":
      "सड़क का सफ़र {minutes, length} का है, आप लोगों के लिए लंबा: एक दिन में {most, length} काफ़ी।",
    "long-road-child":
      "सड़क का सफ़र {minutes, length} का है, {age, number} साल के बच्चे के साथ लंबा: एक दिन में {most, length} काफ़ी।",
    "long-journey": "यह दिन सफ़र में जाता है: {minutes, length}।",
    late: "पहुँचना {at, time} होगा; ऐसे दिन को इससे पहले खत्म हो जाना चाहिए।",
    dark: "सड़क का आखिरी हिस्सा अँधेरा होने के बाद पड़ता है।",
    "altitude-night": "{metres, number} मीटर पर रात बिताना अभी जल्दी है: पहले दो रातें नीचे सोएँ।",
    "altitude-base": "{name}, ऊँचाई {metres, number} मीटर: पहले दिन आराम करें, सीढ़ियाँ जल्दी में न चढ़ें।",
    "festival-here":
      "आज यहाँ त्योहार है, {name}: {tagline}।{date, select, unsure { तारीख अब भी एक दिन खिसक सकती है।} other {}} {caution}",
    "festival-about":
      "आज {place} के आसपास त्योहार है, {name}: {tagline}।{date, select, unsure { तारीख अब भी एक दिन खिसक सकती है।} other {}}",
    "festival-on": "त्योहार अभी चल रहा है: {name}।",
    holiday:
      "सरकारी छुट्टी, {name}: बैंक, दफ़्तर और बहुत सी दुकानें बंद रहती हैं।{drink, select, dry { शराब नहीं बिकती।} other {}}{date, select, unsure { तारीख अब भी एक दिन खिसक सकती है।} other {}}",
    "plan-b":
      "{why, select, rain {दिन भर बारिश हो} fog {कोहरा न छँटे} other {हवा खराब हो}} तो {place} में छत के नीचे देखने को: {sights, list}।",
    diet: "{diet, select, vegetarian {{place} में शाकाहारी खाना: बुक करते समय और ऑर्डर देते समय बता दें।} jain {{place} में जैन खाना, बिना प्याज़, लहसुन और कंद के: रसोई को एक दिन पहले बताया जाता है।} vegan {{place} में वीगन खाना: घी, दही और पनीर ज़्यादातर व्यंजनों में होते हैं, हर बार पूछ लें।} other {{place} में हलाल खाना: होटल में और जहाँ खाएँ वहाँ पूछ लें।}}",
    "free-height": "बाकी दिन {metres, number} मीटर की आदत डालने के लिए है।",
    "free-day": "{place} में एक दिन, बिना किसी प्लान के।",
    "rest-day":
      "{after, select, height {{place} में आराम का दिन, शरीर को ऊँचाई की आदत डालने के लिए।} way {लंबे सफ़र के बाद {place} में आराम का दिन।} other {{place} में आराम का दिन, कुछ तय नहीं है।}}",
    "free-half": "{place} में आधा दिन खाली।",
    "free-near": "पास में और भी है: {name}, {minutes, length} दूर।",
    "place-gone": "इस दिन की एक जगह अब हमारे यहाँ नहीं है: {id, spelled}।",
    "town-gone":
      "{id, spelled} अब हमारे शहरों में नहीं है: जब तक दूसरी जगह नहीं चुनी जाती, यह रात {here} में है।",
    "town-unsaid": "इसमें शहर नहीं लिखा: जब तक दूसरी जगह नहीं चुनी जाती, यह रात {here} में है।",
    "start-gone": "{id, spelled} अब हमारे शहरों में नहीं है: यात्रा उसकी जगह {here} से शुरू होती है।",
    "end-gone": "{id, spelled} अब हमारे शहरों में नहीं है: यात्रा उसकी जगह {here} में खत्म होती है।",

    fog: "दिसंबर के आखिर से जनवरी के अंत तक {place} के आसपास कोहरा रहता है, ज़्यादातर देर सुबह तक: ट्रेनें और उड़ानें घंटों लेट होती हैं। दिन के बीच में सफ़र करें, और जिस दिन ट्रेन हो उस दिन उड़ान न रखें।",
    smog: "अक्टूबर के आखिर से जनवरी तक {place} की हवा बहुत खराब हो सकती है। ऐसे दिन बाग और किले ग्यारह से चार के बीच देखें, बाकी समय संग्रहालय और ढके हुए बाज़ार, और बाहर N95 मास्क पहनें।",
    "step-free-rooms":
      "कौन-से कमरे, स्टेशन और गाड़ियाँ बिना सीढ़ी के हैं, यह हमें मालूम नहीं: बुक करने से पहले हर जगह पूछ लें।",
    "night-train":
      "{nights, plural, one {एक रात} other {# रातें}} रास्ते में: बर्थ जल्दी बुक करें, ज़्यादातर ट्रेनों का रिज़र्वेशन 60 दिन पहले खुलता है।",
    budget: "यात्रा का खर्च रोज़ कम से कम {least, rupees} है, आपके बताए {named, rupees} से ज़्यादा।",
    when: "आपने तारीखें नहीं बताईं: एक हफ़्ते के लिए अगला अच्छा समय यही है।",
    "festival-nights":
      "{name}: {place} में {nights, plural, one {एक रात} other {# रातें}}; यह {span, select, day {{start, date} को} other {{start, date} से {end, date} तक}} है।{date, select, unsure { तारीखें अब भी बदल सकती हैं: पैसे देने से पहले पूछ लें।} other {}}",
    "festival-price":
      "टिकट, {name}: {least, plural, =0 {मुफ़्त} other {{least, rupees}}} से {most, rupees} तक, हर व्यक्ति ({covers})।",
    "festival-rooms": "त्योहार, {name}: {place} के कमरे सबसे पहले भर जाते हैं, इसलिए इन्हें सबसे पहले बुक करें।",
    ramadan:
      "रमज़ान लगभग {start, date} से {end, date} तक है: दिन में कई मुस्लिम रेस्तराँ बंद रहते हैं, शामें रौनक वाली होती हैं।",
    saved: "आपके बजट में रहने के लिए यात्रा रोज़ {rupees, rupees} सस्ती की गई है।",
    "saved-rooms":
      "{style, select, simple {सादे} comfortable {आरामदायक} other {बढ़िया}} कमरे, {before, select, simple {सादे} comfortable {आरामदायक} other {बढ़िया}} की जगह।",
    "saved-flights": "{flights, plural, one {एक उड़ान} other {# उड़ानें}} कम।",
    "saved-nights": "यहाँ रात नहीं: {places, list}{more, plural, =0 {} other { (और # जगह)}}।",
    "ticket-shared": "यह टिकट यहाँ भी चलता है: {name}।",
    "ticket-with":
      "{sights, list} के साथ एक ही टिकट, {days, plural, one {इसी दिन} other {# दिन}} तक मान्य।",
    "ticket-instead":
      "{ticket}, {days, plural, one {इसी दिन} other {# दिन}} तक मान्य: अलग-अलग टिकटों से सस्ता।",
    "saved-tickets": "ये टिकट नहीं: {sights, list}{more, plural, =0 {} other { (और #)}}।",
    "saved-ways": "सस्ते रास्ते और सस्ता समय।",
    "saved-text": "{text}",
    "dates-passed":
      "यात्रा शुरू होने की तारीख {date, date} थी, जो बीत चुकी है: दूसरी तारीखों के लिए फिर से प्लान बनाएँ।",
    "planned-anew":
      "इस यात्रा का कोई शहर अब हमारे यहाँ नहीं है ({ids, spelled}), इसलिए प्लान नए सिरे से बना है।",
    "link-empty": "इस लिंक में ऐसा कुछ नहीं जिसका प्लान बन सके। शुरुआत के लिए यह रही एक यात्रा।",
    "link-wish":
      "इस लिंक में यह पूरा पढ़ा नहीं जा सका: {field, select, when {माँगी गई तारीखें} start {यात्रा कहाँ से शुरू हो} end {यात्रा कहाँ खत्म हो} arrives {पहुँचने का समय} leaves {लौटने का समय} dayFrom {दिन कितने बजे से पहले शुरू न हो} party {कौन-कौन यात्रा कर रहा है} pace {रफ़्तार} interests {यात्रा किस लिए है} style {ठहरने का स्तर} budget {बजट} where {देश का हिस्सा} must {ज़रूरी जगहें} never {हटाई गई जगहें} pins {जो तय किया गया था} other {एक फ़रमाइश}}। बाकी वैसा ही है।",
    "link-cut":
      "यह लिंक भेजने में दिन {day, number} पर कट गया: वहाँ तक जितना आया, दिखाया गया है। पूरा लिंक फिर से माँगें।",
    "link-cut-words":
      "यह लिंक भेजने में आखिरी दिन के बाद कट गया: दिन वैसे ही हैं। उनके बाद जो लिखा था, वह शायद नहीं आया: {from, select, names {दिनों के नाम, जोड़ी गई जगहें और नोट} stops {जोड़ी गई जगहें और नोट} notes {नोट} other {कम खर्च के लिए जो छोड़ा गया}}। पूरा लिंक फिर से माँगें।",
    "link-words":
      "इस लिंक में यह पूरा पढ़ा नहीं जा सका: {lost, select, names {दिनों के नाम} stops {जोड़ी गई जगहें} notes {नोट} other {कम खर्च के लिए जो छोड़ा गया}}। जो पढ़ा नहीं गया, वह छोड़ दिया गया। दिन वैसे ही हैं।",
    "link-planned-anew":
      "यह लिंक पुराने ढंग का है: इसमें फ़रमाइशें हैं, दिन नहीं। यात्रा का प्लान नए सिरे से बना है।",
    "link-later":
      "यह लिंक प्लानर के नए संस्करण से बना है। पन्ना फिर से लोड करें; तब तक शुरुआत के लिए यह रही एक यात्रा।",
    "link-broken": "यह लिंक अधूरा है। शुरुआत के लिए यह रही एक यात्रा।",
    "link-damaged": "यह लिंक बिगड़ा हुआ है। शुरुआत के लिए यह रही एक यात्रा।",
    "link-days-over":
      "इस लिंक में {count, number} दिन हैं, और एक यात्रा में ज़्यादा से ज़्यादा {most, number} दिन हो सकते हैं: पहले {most, number} दिखाए गए हैं।",
    "link-day-damaged":
      "इस लिंक का दिन {day, number} बिगड़ा हुआ है: जितना पढ़ा जा सका, दिखाया गया है। बाकी दिन वैसे ही हैं।",
    "link-day-twice":
      "इस लिंक में दिन {day, number} का नाम किसी और दिन का भी है: उसे नया नाम दिया गया है, दिन वैसे ही हैं।",
    "link-day-rest": "इस लिंक में कुछ पढ़ा नहीं जा सका और छोड़ दिया गया: दिन वैसे ही हैं।",
    "link-days-lost": "इस लिंक के दिन पढ़े नहीं जा सके। जो माँगा गया था, उसका प्लान नए सिरे से बना है।",

    "lunch-near": "दोपहर का खाना इसके पास: {name}।",
    "lunch-in": "दोपहर का खाना {name} में।",
    "rest-dinner": "रात के खाने और ट्रेन तक पहुँचने का समय।",
    "rest-breakfast": "नाश्ता, और जल्दी उठने के बाद थोड़ा आराम।",
    "rest-morning": "खाली: चाय, टहलना, कोई बाज़ार।",
    "rest-afternoon": "खाली: आराम, टहलना, चाय।",

    "left-never": "{name}: आपने इसे कभी न रखने को कहा है।",
    "left-passport": "{name}: प्रवेश सिर्फ़ भारतीय पासपोर्ट वालों को।",
    "left-group":
      "{name}: परमिट चाहिए, जो विदेशी नागरिकों को {people, number} लोग साथ होने पर ही मिलता है।",
    "left-lead":
      "{name}: इंतज़ाम {lead, number} दिन पहले करना होता है, और अब {left, plural, one {सिर्फ़ # दिन बचा है} other {सिर्फ़ # दिन बचे हैं}}।",
    "left-closed": "{name}: आपकी सब तारीखों पर बंद।",
    "left-closed-day":
      "{name}: आपका दिन {weekday, weekday} है, और {weekday, weekday} को यहाँ बंद रहता है।",
    "left-closed-days": "{name}: {place} में आपके दिन {days, weekdays} हैं, और तब यहाँ बंद रहता है।",
    "left-season": "{name}: {month, month} में बंद, या जाना बेकार: 5 में से {score, number}।",
    "left-wheelchair": "{name}: यहाँ व्हीलचेयर से नहीं पहुँचा जा सकता।",
    "left-party": "{name}: यह जगह आप में से हर एक के लिए ठीक नहीं।",
    "left-hours": "{name}: खुलने का समय आपके दिन से बाहर है।",
    "left-needs":
      "{name} बहुत दूर है: जो कुछ ज़रूर देखना है, उसके साथ यात्रा में {days, plural, one {# दिन चाहिए} other {# दिन चाहिए}}।",
    "left-far":
      "{name} बहुत दूर है: आपकी सबसे पास की जगह {from} है, और वहाँ से पहुँचने में {minutes, length} चाहिए।",
    "left-far-runs":
      "{name} बहुत दूर है: आपकी सबसे पास की जगह {from} है, और वहाँ से पहुँचने में {minutes, length} चाहिए। {what, select, named {{train}} train {ट्रेन} toy-train {टॉय ट्रेन} ferry {फ़ेरी} flight {उड़ान} other {रास्ता}}, चलने के दिन: {how, select, but {रोज़, {days, weekdays} छोड़कर} other {{days, weekdays}}}।",
    "left-unreached": "{name} बहुत दूर है: {month, month} में वहाँ जाने का कोई रास्ता हमें नहीं पता।",
    "left-height": "{name}, ऊँचाई {metres, number} मीटर: आराम की और रातों के बिना बहुत ऊँचा।",
    "left-way": "{name}: आने-जाने में ही {minutes, length} चाहिए।",
    "left-month": "{name}: {month, month} में 5 में से {score, number}; दूसरी जगहें बेहतर निकलीं।",
    "left-full":
      "{days, plural, one {{place} में आपका दिन भर चुका है} other {{place} में आपके # दिन भर चुके हैं}}: इसके लिए {minutes, length} चाहिए, और जो पहले से है, वह बेहतर है।",
    "town-needs":
      "{name} में रात रुकने की गुंजाइश नहीं: जो कुछ ज़रूर देखना है, उसके साथ यात्रा में {days, number} दिन चाहिए।",
    "town-far":
      "{name} में रात रुकने की गुंजाइश नहीं: आपकी सबसे पास की जगह {from} है, और वहाँ से पहुँचने में {minutes, length} चाहिए।",
    "town-far-runs":
      "{name} में रात रुकने की गुंजाइश नहीं: आपकी सबसे पास की जगह {from} है, और वहाँ से पहुँचने में {minutes, length} चाहिए। {what, select, named {{train}} train {ट्रेन} toy-train {टॉय ट्रेन} ferry {फ़ेरी} flight {उड़ान} other {रास्ता}}, चलने के दिन: {how, select, but {रोज़, {days, weekdays} छोड़कर} other {{days, weekdays}}}।",
    "town-unreached":
      "{name} में रात रुकने की गुंजाइश नहीं: {month, month} में वहाँ जाने का कोई रास्ता हमें नहीं पता।",

    "place-unknown": "“{id}” नाम की जगह अब हमारी जानकारी में नहीं है; प्लान उसके बिना बना है।",
    "must-and-never": "{id, spelled} ज़रूर देखना भी है और कभी नहीं देखना भी: इसलिए छोड़ दिया गया।",
    "pinned-and-never": "{name}: दिन भी तय है और कभी नहीं चाहिए भी: इसलिए छोड़ दिया गया।",
    "place-never": "{name}: इलाका {place}, जो आपको कभी नहीं चाहिए।",
    "night-twice": "रात {day, number} दो जगहों पर तय है; वह {place} में रहती है।",
    "sight-twice":
      "{name}: दिन {kept, number} पर भी तय है और दिन {day, number} पर भी; दिन {kept, number} पर रहने दिया गया।",
    "day-outside":
      "दिन {day, number} तय है, और यात्रा में {days, plural, one {# ही दिन है} other {# ही दिन हैं}}।",
    "end-unknown":
      "{id} के पास हमारी कोई जगह नहीं है; {end, select, start {यात्रा कहाँ से शुरू हो} other {यात्रा कहाँ खत्म हो}}, यह प्लानर ने चुना।",
    "date-passed": "{date, date} बीत चुका; यह {year, year} का वही समय है।",
    "festival-outside":
      "{name} इन तारीखों में नहीं है: अगली बार {span, select, day {{start, date} को} other {{start, date} से {end, date} तक}} है।{date, select, unsure { तारीखें अब भी बदल सकती हैं।} other {}}",
    "festival-past": "{name}: आखिरी दिन {date, date} था, और आगे की तारीखें नहीं पता।",
    "festival-unset": "{name}: तारीखें हमें अभी नहीं पता।",
    "festival-nowhere": "{name}: वहाँ ठहरने का कोई शहर हमें नहीं पता, दफ़्तर से पूछें।",
    "festival-unreached":
      "{name}, {start, date} से: समय पर पहुँचना नहीं हो सकता, उन दिनों {place} में कोई रात नहीं बनती।",
    "night-unreached": "रात {day, number} के लिए {place} तक समय पर पहुँचना नहीं हो सकता।",
    "way-none": "{from} से {to} तक {date, date} को जाने का कोई रास्ता हमें नहीं पता।",
    "way-long":
      "{from} से {to} तक के सफ़र में {minutes, length} चाहिए: दिन {day, number} में इतना समय नहीं।",
    "day-short": "दिन {day, number} शुरू होने का समय {from, time} है, और खत्म होने का {to, time} तक।",
    "rest-missing":
      "दिन {day, number} पर {place} में रात {metres, number} मीटर पर है, पर उससे पहले आराम की ज़रूरी रातें नहीं हैं।",
    "budget-limit": "सबसे सस्ता प्लान रोज़ {least, rupees} का है; आपकी हद {limit, rupees} है।",
    "where-closed":
      "आपके माँगे हुए हिस्से में {nights, number} में से {inside, plural, =0 {एक भी रात नहीं है} one {सिर्फ़ # रात है} other {सिर्फ़ # रातें हैं}}: {month, month} में वहाँ कुछ खुला नहीं है।",
    "where-unreached":
      "आपके माँगे हुए हिस्से में {nights, number} में से {inside, plural, =0 {एक भी रात नहीं है} one {सिर्फ़ # रात है} other {सिर्फ़ # रातें हैं}}: {month, month} में वहाँ जाने का कोई रास्ता हमें नहीं पता।",
    "where-unfit":
      "आपके माँगे हुए हिस्से में {nights, number} में से {inside, plural, =0 {एक भी रात नहीं है} one {सिर्फ़ # रात है} other {सिर्फ़ # रातें हैं}}: बाकी इन दिनों में नहीं बैठीं।",

    "drop-id": "फ़रमाइश से हटाएँ: {id, spelled}।",
    "drop-one": "दो में से किसी एक सूची से हटाएँ: {id, spelled}।",
    "unpin-night": "रात {day, number} ({place}) को तय न रखें।",
    "unpin-this-night": "इस रात को तय न रखें।",
    "unpin-sight": "इसे दिन {day, number} पर तय न रखें।",
    "unpin-day": "दिन {day, number} को तय न रखें।",
    "choose-end": "{end, select, start {यात्रा कहीं और से शुरू करें} other {यात्रा कहीं और खत्म करें}}।",
    "choose-ends": "यात्रा कहीं और से शुरू करें, या कहीं और खत्म करें।",
    "choose-nearer-end": "यात्रा पास की किसी जगह से शुरू करें, या पास की किसी जगह पर खत्म करें।",
    "choose-nearer-start": "यात्रा पास की किसी जगह से शुरू करें।",
    "choose-month": "कोई और महीना चुनें।",
    "choose-dates": "दूसरी तारीखें चुनें।",
    "choose-date": "{date, date} या उसके बाद की तारीख चुनें।",
    "choose-first-day": "{date, date} से शुरू करें।",
    "choose-where": "भारत का कोई और हिस्सा चुनें।",
    "choose-style": "ज़्यादा सादे होटल चुनें।",
    "give-up": "{name} छोड़ दें।",
    "give-up-must": "इससे दूर की कोई और जगह छोड़ दें, जो ज़रूर देखनी थी।",
    longer: "यात्रा लंबी करें।",
    "arrive-sooner": "पहले पहुँचें या बाद में निकलें।",
    "allow-rupees": "रोज़ {rupees, rupees} रखें।",
    "less-far": "कम दूर जाएँ।",
    "by-bus":
      "बस से जाएँ और डॉर्मिटरी में ठहरें: हमारे हिसाब से रोज़ करीब {rupees, rupees}, इसका इंतज़ाम हम नहीं करते।",

    rooms:
      "{rooms, plural, one {# {style, select, simple {सादा} comfortable {आरामदायक} other {बढ़िया}} डबल रूम} other {# {style, select, simple {सादे} comfortable {आरामदायक} other {बढ़िया}} डबल रूम}}।",
    "rooms-aboard": "नाव पर बीती रात टिकट में शामिल है।",
    transport:
      "सड़क पर ड्राइवर के साथ {cars, plural, one {एक गाड़ी} other {# गाड़ियाँ}}, ट्रेन में स्लीपर से सेकंड एसी तक, हवाई जहाज़ में इकॉनमी।",
    tickets:
      "{passport, select, indian {भारतीय} saarc {सार्क देशों के} other {विदेशी}} सैलानियों के टिकट, बच्चों के उनके अपने दाम पर।",
    "car-hire":
      "या सड़क के {days, plural, one {# दिन} other {# दिनों}} के लिए दिन के हिसाब से ड्राइवर के साथ {cars, plural, one {एक कार} other {# कारें}}: करीब {km, number} किमी, {least, rupees} से {most, rupees}, ड्राइवर की रातें और टोल मिलाकर।",
    "bus-seats":
      "या जहाँ हिसाब में कार है, वहाँ बस और शेयर रिक्शा से: करीब {least, rupees} से {most, rupees}, यानी रोज़ करीब {saved, rupees} कम। यह हमारा अंदाज़ा है, जाँचा हुआ नहीं; बस में कार से ज़्यादा समय लगता है।",
    dormitory:
      "या जहाँ मिलें, वहाँ डॉर्मिटरी के बिस्तर: करीब {least, rupees} से {most, rupees}, यानी रोज़ करीब {saved, rupees} कम। यह हमारा अंदाज़ा है, जाँचा हुआ नहीं।",
    meals: "प्रति व्यक्ति रोज़ {least, rupees} से {most, rupees}।",
    "without-journey": "भारत तक आना, वीज़ा, बीमा और यादगार की चीज़ें।",
    "without-style":
      "{place} में {style, select, simple {सादे} comfortable {आरामदायक} other {बढ़िया}} कमरे हमें नहीं पता; सबसे पास के दर्जे का हिसाब लगाया गया है।",
    "without-tickets":
      "{places, plural, one {# जगह का टिकट, जिसकी कीमत} other {# जगहों के टिकट, जिनकी कीमत}} हमें किसी ने नहीं बताई।",

    swap: "{time, select, same {समय उतना ही} shorter {{minutes, length} कम} other {{minutes, length} ज़्यादा}}{money, select, unknown {} free {, मुफ़्त} same {, खर्च उतना ही} less {, {rupees, rupees} कम} other {, {rupees, rupees} ज़्यादा}}।",

    "from-to": "{from} से {to}",
    "day-of": "{sights, list}",
    text: "{text}",
  },
};

export const sayHindi = createSay(hindi);
