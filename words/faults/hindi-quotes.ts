/** What the desk is refused of quotes, rates, money and suppliers' money, in Hindi. */
export const quoteSentences: Readonly<Record<string, string>> = {
  "Somebody has changed this quote meanwhile.": "इस बीच किसी ने यह कोटेशन बदल दिया है।",
  "Somebody has changed these settings meanwhile; what you typed is still here. Look under Changes at what they did, then save again.":
    "इस बीच किसी ने ये सेटिंग बदल दी हैं; आपका लिखा यहीं है। “बदलाव” में देखें कि क्या बदला, फिर दोबारा सहेजें।",
  "This trip has been accepted: its quote stays as it is.":
    "यह यात्रा मंज़ूर हो चुकी है: इसका कोटेशन जैसा है, वैसा ही रहेगा।",
  "There is no such version.": "ऐसा कोई संस्करण नहीं है।",
  "A quote needs at least one item that is priced.": "कोटेशन में कम से कम एक पंक्ति की कीमत हो।",
  "The request says 9 or more travellers: please say how many come.":
    "अनुरोध में 9 या ज़्यादा यात्री हैं: बताएँ कि कितने आ रहे हैं।",
  "The last day to accept is in the past.": "मंज़ूर करने का आखिरी दिन बीत चुका है।",
  "The day of departure is in the past.": "रवानगी का दिन बीत चुका है।",
  "A line has no tax: what is in a tour is taxed with it. Please choose a tax.":
    "एक पंक्ति में कर नहीं है: टूर में जो है, उस पर टूर का कर लगता है। कर चुनें।",
  "The prices a person are for another party. Please reckon them anew.":
    "प्रति व्यक्ति कीमतें दूसरे यात्रियों के हिसाब से हैं। फिर से गिनें।",
  "A price a person needs a line that says what is included.":
    "प्रति व्यक्ति कीमत के साथ एक पंक्ति हो, जो बताए कि क्या शामिल है।",
  "Tax is collected at source of tours abroad alone, and the office sells none.":
    "TCS सिर्फ़ विदेश के टूर पर लगता है, और दफ़्तर ऐसा टूर नहीं बेचता।",
  "A stay has its own tax only where nothing else is sold with it. Send it alone, or choose another tax.":
    "ठहरने का अपना कर तभी लगता है, जब उसके साथ और कुछ न बिके। उसे अलग भेजें, या दूसरा कर चुनें।",
  "A car has its own tax only where nothing else is sold with it. Send it alone, or choose another tax.":
    "गाड़ी का अपना कर तभी लगता है, जब उसके साथ और कुछ न बिके। उसे अलग भेजें, या दूसरा कर चुनें।",
  "A stay that is sold alone is taxed where it stands: please choose its state.":
    "अकेले बिकने वाले ठहरने पर उसी राज्य का कर लगता है, जहाँ वह है: उसका राज्य चुनें।",
  "The version is missing.": "बताएँ कि कौन सा संस्करण।",
  "No rate of tax is set.": "कर की कोई दर तय नहीं है।",
  "No rate of exchange is set for {}.": "इस मुद्रा की कोई विनिमय दर तय नहीं है: {}",
  "The payments must make 100 %.": "सब किस्तें मिलकर 100 % हों।",
  "Say when what is due.": "बताएँ कि कब कितना देना है।",
  "At most {} payments.": "ज़्यादा से ज़्यादा {} किस्तें।",
  "A quote has at most {} items.": "एक कोटेशन में ज़्यादा से ज़्यादा {} पंक्तियाँ।",
  "There are more ages than children.": "जितने बच्चे हैं, उनसे ज़्यादा की उम्र लिखी है।",
  "A price must be whole paisa.": "कीमत पूरे पैसों में हो।",
  "A price must not be negative.": "कीमत शून्य से कम न हो।",
  "A price is at most ten crore rupees.": "कीमत ज़्यादा से ज़्यादा दस करोड़ रुपये।",
  "The sum is too large: please check prices and quantities.":
    "रकम बहुत बड़ी है: कीमतें और संख्याएँ जाँच लें।",
  "The oldest age is below the youngest.": "सबसे बड़ी उम्र सबसे छोटी से कम है।",
  "Two prices of children are for the same age.": "एक ही उम्र के बच्चों की दो कीमतें हैं।",
  "A quote has no such field: please load the page again.": "साइट बदल गई है: पन्ना फिर से खोलें।",
  "This quote is of another release of Safarnama: please load the page again.":
    "इस बीच साइट बदल गई है: पन्ना फिर से खोलें।",
  "A cancellation has at least one row.": "रद्द करने की शर्तों में कम से कम एक पंक्ति हो।",
  "At most twelve rows of a cancellation.": "रद्द करने की शर्तों में ज़्यादा से ज़्यादा बारह पंक्तियाँ।",
  "Two rows of a cancellation are for the same day.": "रद्द करने की दो पंक्तियाँ एक ही दिन की हैं।",
  "A cancellation needs a row from day 0 on: it is what a no-show costs.":
    "रद्द करने की शर्तों में दिन 0 से एक पंक्ति हो: जो आए ही नहीं, उससे इतना लिया जाता है।",
  "A season ends on its first day or later.": "सीज़न अपने पहले दिन या उसके बाद ही खत्म होता है।",
  "The season ends before it begins.": "सीज़न शुरू होने से पहले ही खत्म हो रहा है।",
  "A kind of service has its rows once.": "एक तरह की सेवा की पंक्तियाँ एक ही बार हों।",
  "At most 24 seasons.": "ज़्यादा से ज़्यादा 24 सीज़न।",
  "Two seasons share a day.": "एक ही दिन दो सीज़न में है।",
  "The days outside India are whole or half days.": "भारत से बाहर के दिन पूरे या आधे हों।",
  "At least half a day outside India.": "भारत से बाहर कम से कम आधा दिन।",
  "At most sixty days.": "ज़्यादा से ज़्यादा साठ दिन।",
  "The tour has another number of days now: please look at the days outside India again.":
    "टूर में अब उतने दिन नहीं हैं: भारत से बाहर के दिन फिर देखें।",
  "More days outside India than the tour has.": "भारत से बाहर के दिन टूर के दिनों से ज़्यादा हैं।",
  "Days outside India are of a tour alone: nothing here is taxed as one.":
    "भारत से बाहर के दिन सिर्फ़ टूर के होते हैं: यहाँ किसी पर टूर का कर नहीं है।",
  "A part of this price is exempt, which holds for a visitor from abroad alone: the buyer's state has to be outside India.":
    "इस कीमत के एक हिस्से पर कर नहीं लगता, और यह सिर्फ़ विदेश से आने वालों के लिए है: खरीदार का राज्य भारत से बाहर हो।",
  "A package has at least one price.": "पैकेज में कम से कम एक कीमत हो।",
  "A package has one price of each kind.": "पैकेज में हर तरह की एक ही कीमत हो।",
  "A price is for at least one person.": "कीमत कम से कम एक व्यक्ति की हो।",
  "A price is for at most 200 persons.": "कीमत ज़्यादा से ज़्यादा 200 लोगों की हो।",

  "There is no such supplier with anything owed or paid.":
    "ऐसा कोई सप्लायर नहीं है, जिसका कुछ बाकी हो या जिसे कुछ दिया गया हो।",
  "There is no such service of this supplier.": "इस सप्लायर की ऐसी कोई सेवा नहीं है।",
  "Enter first what this service costs.": "पहले लिखें कि यह सेवा कितने की है।",
  "This is more than is owed for the service.": "इस सेवा का इतना बाकी नहीं है।",
  "A payment with this reference is entered already.": "इस संदर्भ संख्या का भुगतान पहले से दर्ज है।",
  "There is no such payment.": "ऐसा कोई भुगतान नहीं है।",
  "This payment is taken back already.": "यह भुगतान पहले ही वापस लिया जा चुका है।",
  "This payment has no such advance left.": "इस भुगतान में इतना एडवांस नहीं बचा है।",
  "The day of the payment is in the future.": "भुगतान का दिन अभी आया नहीं है।",
  "A colleague changed this service meanwhile. Look again.":
    "इस बीच किसी सहकर्मी ने यह सेवा बदली है। फिर देखें।",
  "Say which state you saw.": "पन्ना फिर से खोलें।",
  "Say what is paid.": "बताएँ कि किसका भुगतान है।",
  "A service is paid twice by one payment.": "एक ही भुगतान में एक सेवा दो बार है।",
  "The amount must be whole paisa.": "रकम पूरे पैसों में हो।",
  "The amount must be more than nothing.": "रकम शून्य से ज़्यादा हो।",
  "The sum must be whole paisa.": "रकम पूरे पैसों में हो।",
  "The sum must not be negative.": "रकम शून्य से कम न हो।",
  "{} are paid for it: take a payment back first.": "इसके लिए {} दिए जा चुके हैं: पहले कोई भुगतान वापस लें।",

  "This trip has an invoice already. Take it back with a credit note first.":
    "इस यात्रा का इनवॉइस बन चुका है। पहले उसे क्रेडिट नोट से वापस लें।",
  "This invoice was taken back already.": "यह इनवॉइस पहले ही वापस लिया जा चुका है।",
  "There is no such payment of this trip.": "इस यात्रा का ऐसा कोई भुगतान नहीं है।",
  "This payment was taken back already.": "यह भुगतान पहले ही वापस लिया जा चुका है।",
  "Part of this payment went back to the traveller. Take that entry back first.":
    "इस भुगतान का एक हिस्सा यात्री को लौटाया जा चुका है। पहले वह वापसी रद्द करें।",
  "The same entry waits for a second person already.":
    "यही रकम पहले से दर्ज है और किसी दूसरे की पुष्टि के इंतज़ार में है।",
  "There is no such entry to confirm.": "पुष्टि के लिए ऐसा कुछ नहीं है।",
  "Somebody else has to confirm what you have entered.":
    "जो आपने दर्ज किया है, उसकी पुष्टि कोई और ही करे।",
  "A colleague has confirmed or refused this entry already.":
    "किसी सहकर्मी ने इस पर पहले ही फ़ैसला कर दिया है।",
  "So much is not to be given back: more was agreed, or it was given back already.":
    "इतना लौटाना नहीं बनता: तय रकम इससे ज़्यादा है, या पैसा पहले ही लौटाया जा चुका है।",
  "There is no such payment to settle. Look again: a colleague was faster.":
    "मिलाने को ऐसा कोई भुगतान नहीं है। फिर देखें: कोई सहकर्मी पहले कर चुके हैं।",
  "An editor enters and takes back up to {} of one trip in a day. Please ask an owner or a manager.":
    "संपादक एक यात्रा में एक दिन में {} तक ही दर्ज करते या वापस लेते हैं। मालिक या प्रबंधक से कहें।",
  "The payment that was entered has another sum, or is joined with another one already.":
    "दर्ज भुगतान की रकम अलग है, या वह पहले ही किसी और से जोड़ा जा चुका है।",
  "Only rupees that the gateway has captured are entered.":
    "वही रुपये दर्ज होते हैं, जो गेटवे को मिल चुके हैं।",
  "Say why it is refused.": "बताएँ कि क्यों मना किया जा रहा है।",
  "Say with which payment it is joined.": "बताएँ कि इसे किस भुगतान से जोड़ना है।",
  "Say what became of it.": "बताएँ कि इसका क्या हुआ।",
  "The invoice is missing.": "इनवॉइस चुनें।",
  "The payment is missing.": "भुगतान चुनें।",
  "The state decides the tax: please choose it, or outside India.":
    "कर राज्य से तय होता है: राज्य चुनें, या भारत से बाहर।",
  "From ₹50,000 on the invoice needs an address.": "₹50,000 या उससे ऊपर के इनवॉइस में पता ज़रूरी है।",
  "An invoice to a registered firm needs its address.": "पंजीकृत फ़र्म के इनवॉइस में उसका पता ज़रूरी है।",
  "A firm in a special economic zone has a GSTIN.": "विशेष आर्थिक क्षेत्र की फ़र्म का GSTIN होता है।",
  "A GSTIN has 15 digits and capital letters.": "GSTIN में कुल 15 अंक और बड़े अंग्रेज़ी अक्षर होते हैं।",
  "A GSTIN has 15 digits and capital letters, like 20ABCFS4321L1ZH.":
    "GSTIN में कुल 15 अंक और बड़े अंग्रेज़ी अक्षर होते हैं, जैसे 20ABCFS4321L1ZH",
  "A GSTIN begins with the code of a state: {} is none.":
    "GSTIN राज्य के कोड से शुरू होता है: {} किसी राज्य का नहीं।",
  "This GSTIN is mistyped: its last sign does not fit the others.":
    "इस GSTIN में कुछ गलत लिखा है: आखिरी अक्षर बाकी से मेल नहीं खाता।",
  "The state is missing.": "राज्य चुनें।",
  "Please choose the state from the list.": "राज्य सूची में से चुनें।",
  "The state of the house is missing.": "होटल का राज्य चुनें।",
  "Please choose the state of the house from the list.": "होटल का राज्य सूची में से चुनें।",
  "A SAC has 4 to 8 digits.": "SAC में 4 से 8 अंक होते हैं।",
  "This is no UPI address.": "यह UPI का पता नहीं है।",
  "The month is missing.": "महीना चुनें।",
  "Say which month.": "बताएँ कि कौन सा महीना।",
  "A month is written like 2026-11.": "महीना ऐसे लिखें: 2026-11",
  "The last month is before the first.": "आखिरी महीना पहले महीने से पहले का है।",
  "There is no such table.": "ऐसी कोई तालिका नहीं है।",
  "{} does not add up. No table is written.": "{}: जोड़ नहीं मिलता। कोई तालिका नहीं बनी।",
  "{} does not add up: its lines and taxes are not its total. No table is written.":
    "{}: पंक्तियाँ और कर मिलकर कुल रकम नहीं बनाते। कोई तालिका नहीं बनी।",

  "There is no such rate.": "ऐसा कोई रेट नहीं है।",
  "There is no such season.": "ऐसा कोई सीज़न नहीं है।",
  "There is no such template.": "ऐसा कोई नमूना नहीं है।",
  "Margins are set by owners.": "मार्जिन मालिक ही तय करते हैं।",
  "This supplier has rates of those days already.": "इस सप्लायर के उन दिनों के रेट पहले से हैं।",
  "Enter a price.": "कीमत लिखें।",
  "At most 20 rates at once.": "एक बार में ज़्यादा से ज़्यादा 20 रेट।",
  "Prices fall by at most 90 %.": "कीमतें ज़्यादा से ज़्यादा 90 % घटती हैं।",
  "Prices rise by at most 500 %.": "कीमतें ज़्यादा से ज़्यादा 500 % बढ़ती हैं।",
  "At most 5,000 kilometres a day.": "एक दिन में ज़्यादा से ज़्यादा 5,000 किमी।",
  "The table is missing.": "तालिका नहीं आई।",
  '{}: "{}" is no amount in rupees.': "{}: “{}” रुपयों में रकम नहीं है।",
  '{}: "{}" is no whole number.': "{}: “{}” पूरी संख्या नहीं है।",
  "Price: the price is missing.": "कीमत नहीं लिखी है।",
  "The first line has no column {}.": "पहली पंक्ति में यह खाना नहीं है: {}",
  "At most {} lines at once.": "एक बार में ज़्यादा से ज़्यादा {} पंक्तियाँ।",
  "This line cannot be read.": "यह पंक्ति पढ़ी नहीं जा सकी।",
};
