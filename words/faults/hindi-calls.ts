/** What each call of the desk does, as the table of roles tells it, in Hindi. */
export const callSentences: Readonly<Record<string, string>> = {
  "The signed-in administrator": "डेस्क पर कौन साइन इन है",
  "Change one's name": "अपना नाम बदलना",
  "Change one's password": "अपना पासवर्ड बदलना",
  "Begin with a second factor": "दो चरणों वाली पुष्टि शुरू करना",
  "Confirm the second factor": "दो चरणों वाली पुष्टि पक्की करना",
  "Remove the second factor": "दो चरणों वाली पुष्टि हटाना",
  "Make new recovery codes": "नए रिकवरी कोड बनाना",
  "Where one is signed in": "अपने खुले सत्र देखना",
  "End all other sessions": "बाकी सब सत्र बंद करना",
  "End one session": "एक सत्र बंद करना",
  "Remove a colleague's second factor": "किसी सहकर्मी की दो चरणों वाली पुष्टि हटाना",
  "One's passkeys": "अपनी पासकी देखना",
  "Begin with a passkey": "पासकी बनाना शुरू करना",
  "Add a passkey": "पासकी जोड़ना",
  "Remove a passkey": "पासकी हटाना",
  "Begin to sign in by a passkey": "पासकी से साइन इन शुरू करना",
  "Sign in by a passkey; sets the desk's cookie": "पासकी से साइन इन करना; डेस्क की कुकी रखी जाती है",
  "Which role may do what at the desk": "डेस्क पर कौन सी भूमिका क्या कर सकती है",
  "The team and its invitations": "टीम और उसके न्योते",
  "Change a role, disable": "भूमिका बदलना, खाता बंद करना",
  "Mail a colleague a link for a new password": "सहकर्मी को नए पासवर्ड का लिंक भेजना",
  "Invite a colleague": "सहकर्मी को बुलाना",
  "Take an invitation back": "न्योता वापस लेना",
  "Read an invitation": "न्योता पढ़ना",
  "Accept an invitation": "न्योता मंज़ूर करना",
  "Second factor of everybody, and what is kept from roles":
    "सबके लिए दो चरणों वाली पुष्टि, और किस भूमिका से क्या छिपा है",
  "Quotes that lapse, payments that are late, departures of the week":
    "कोटेशन जिनकी अवधि बीत रही है, देर से चल रहे भुगतान, हफ़्ते की रवानगी",
  "Put one off, for oneself": "एक काम अपने लिए टालना",
  "Accepted trips from today on": "आज से आगे की मंज़ूर यात्राएँ",
  "The same as a calendar": "वही, कैलेंडर के रूप में",
  "What suppliers were asked about a trip": "किसी यात्रा के लिए सप्लायरों से क्या पूछा गया",
  "Ask a supplier to confirm: by mail, by the link that is answered, or on the telephone":
    "सप्लायर से पक्का करने को कहना: मेल से, जवाब वाले लिंक से, या फ़ोन पर",
  "The letter to a supplier as it would go out": "सप्लायर को जाने वाली चिट्ठी देखना",
  "Ask again by a new link, note what the supplier said, cancel, or withdraw":
    "नए लिंक से फिर पूछना, सप्लायर का जवाब लिखना, रद्द करना या वापस लेना",
  "How quotes did": "कोटेशनों का क्या हुआ",
  "Whether one's own calendar address is open": "अपने कैलेंडर का पता चालू है या नहीं",
  "Open one's own calendar address, or a new one in its place":
    "अपने कैलेंडर का पता खोलना, या उसकी जगह नया",
  "Close it": "उसे बंद करना",
  "Conversations, latest first": "बातचीत, नई सबसे ऊपर",
  "A conversation; reading marks it seen": "एक बातचीत; पढ़ने पर देखी हुई मानी जाती है",
  "Answer in the chat": "चैट में जवाब देना",
  "Close a conversation": "बातचीत बंद करना",
  "Say that somebody sits at the chat": "बताना कि चैट पर कोई बैठा है",
  "Messages of the contact form": "संपर्क फ़ॉर्म के संदेश",
  "A message with its answers": "एक संदेश और उसके जवाब",
  "Answer a message by mail": "संदेश का जवाब मेल से देना",
  "Join a mail to the request that it belongs to": "मेल को उसके अनुरोध से जोड़ना",
  "Set a message's status": "संदेश की स्थिति बदलना",
  "What differs from the shipped content, and what can be changed":
    "साइट के मूल पाठ से क्या अलग है, और क्या बदला जा सकता है",
  "What readers say has changed, with the fact as it stood and stands":
    "पाठकों के बताए बदलाव, पहले और अब की जानकारी के साथ",
  "Leave the page as it is, and say why": "पन्ना जैसा है वैसा रहने देना, और वजह बताना",
  "A thing of the content: as shipped, as shown, drafts and history":
    "साइट के पाठ की एक चीज़: मूल रूप में, अब जैसी दिखती है, मसौदे और पिछले बदलाव",
  "Save a draft over a field": "एक खाने का मसौदा सहेजना",
  "Publish a draft: it is live at once": "मसौदा प्रकाशित करना: तुरंत दिखने लगता है",
  "Back to an earlier value, or to the shipped one": "पहले वाले पाठ पर लौटना, या मूल पाठ पर",
  "Registered users who have a phone: all, in one array": "फ़ोन नंबर वाले सब खाते, एक सूची में",
  "Trip requests, newest first: all, in one array": "यात्रा के सब अनुरोध, नए सबसे ऊपर, एक सूची में",
  "The dashboard's numbers": "डेस्क के पहले पन्ने के आँकड़े",
  "Who did what": "किसने क्या किया",
  "Server-sent events of the desk": "डेस्क की लगातार आती खबरें",
  "One's own duties, from today on": "आज से आगे की अपनी ड्यूटी",
  "Start or finish a day of one's own, with kilometres, or take that back":
    "अपना दिन शुरू या पूरा करना, किलोमीटर के साथ, या उसे वापस लेना",
  "The duty slip or guide sheet of a line of one's own as PDF":
    "अपनी पंक्ति की ड्यूटी स्लिप या गाइड शीट, PDF में",
  "Who at the desk drives and guides a trip, and what they said of its days":
    "यात्रा में डेस्क से कौन ड्राइवर और गाइड हैं, और दिनों के बारे में उन्होंने क्या बताया",
  "Say who at the desk drives or guides a line of what is agreed":
    "बताना कि तय पंक्ति में डेस्क से कौन ड्राइवर या गाइड है",
  "Make the link of whoever drives or guides a line; the one before is closed":
    "ड्राइवर या गाइड का लिंक बनाना; पहले वाला बंद होता है",
  "What the travellers spend together, where they show it": "यात्रियों का साझा खर्च, अगर वे दिखाएँ",
  "Mails and texts that failed, wait or were sent, without what they say":
    "मेल और SMS जो नहीं गए, रुके हैं या चले गए, उनके पाठ के बिना",
  "Send a mail that failed once more": "न जा पाया मेल फिर भेजना",
  "A table of a month for the accountant": "अकाउंटेंट के लिए महीने की तालिका",
  "A month's vouchers, or the accounts that they name, for Tally":
    "टैली के लिए महीने के वाउचर, या उनके खाते",
  "What is owed for a trip, what has come, and its papers":
    "यात्रा का कितना बाकी, कितना आया, और उसके कागज़",
  "Enter a payment; its receipt is written with it": "भुगतान दर्ज करना; रसीद साथ बनती है",
  "Take a wrongly entered payment back by a counter entry with its paper":
    "गलत दर्ज भुगतान को उलटी रकम दर्ज करके वापस लेना, उसके कागज़ के साथ",
  "Enter money that went back to the traveller, with its papers":
    "यात्री को लौटाया गया पैसा दर्ज करना, कागज़ों के साथ",
  "Payments and refunds that wait for a second person":
    "भुगतान और वापसियाँ, जो किसी दूसरे की पुष्टि के इंतज़ार में हैं",
  "Confirm or refuse an entry of somebody else above their ceiling":
    "किसी और की दर्ज की हुई, उसकी सीमा से बड़ी रकम की पुष्टि करना या उसे नामंज़ूर करना",
  "Say what a payment of the gateway is that did not enter by itself":
    "बताना कि गेटवे का जो भुगतान अपने आप दर्ज नहीं हुआ, वह किस बात का है",
  "A link of the payment gateway for what is due next": "अगली किस्त के लिए भुगतान का लिंक",
  "Say to whom the trip's papers are written": "बताना कि यात्रा के कागज़ किसके नाम बनें",
  "Write the invoice of what was agreed": "तय कीमत का इनवॉइस बनाना",
  "Take an invoice back": "इनवॉइस वापस लेना",
  "What the firm, its taxes and rates were before each change":
    "हर बदलाव से पहले फ़र्म का ब्योरा, कर और दरें",
  "Issues and how far they have come": "चिट्ठियाँ, और वे कहाँ तक पहुँचीं",
  "Write a draft": "मसौदा लिखना",
  "Change a draft": "मसौदा बदलना",
  "Throw a draft away": "मसौदा हटाना",
  "Send a draft to one address": "मसौदा एक पते पर भेजना",
  "Send an issue to all who confirmed": "पुष्टि कर चुके सब लोगों को चिट्ठी भेजना",
  "Who reads it": "चिट्ठी कौन पाता है",
  "What travellers were told of changes, and who has read it":
    "बदलाव के बारे में यात्रियों को क्या बताया गया, और किसने पढ़ा",
  "Tell the travellers of an agreed trip something": "तय यात्रा के यात्रियों को कुछ बताना",
  "The office's details, and who changed them": "दफ़्तर का ब्योरा, और किसने बदला",
  "Change the office's details on every page": "हर पन्ने पर दफ़्तर का ब्योरा बदलना",
  "An invoice, a receipt or a credit note as PDF": "इनवॉइस, रसीद या क्रेडिट नोट, PDF में",
  "What each supplier is owed, and when": "किस सप्लायर का कितना बाकी है, और कब तक",
  "A supplier's services and payments": "एक सप्लायर की सेवाएँ और भुगतान",
  "What a service costs us and when that is due": "सेवा हमें कितने की पड़ती है, और कब देना है",
  "Enter what was paid to a supplier: for services, or as an advance":
    "सप्लायर को दिया पैसा दर्ज करना: सेवाओं का, या एडवांस",
  "Take a wrongly entered payment back by a counter entry":
    "गलत दर्ज भुगतान को उलटी रकम दर्ज करके वापस लेना",
  "Count an advance for a service": "एडवांस को किसी सेवा में लगाना",
  "A supplier's statement as a table": "सप्लायर का हिसाब, तालिका में",
  "A supplier's statement as PDF": "सप्लायर का हिसाब, PDF में",
  "What is left of accepted trips, as quoted and as it is":
    "मंज़ूर यात्राओं में क्या बचता है, कोटेशन के हिसाब से और असल में",
  "Takings, margin and conversion by month, source, destination or colleague":
    "मिली रकम, मार्जिन और मंज़ूरी: महीने, स्रोत, जगह या सहकर्मी के हिसाब से",
  "The same as a table": "वही, तालिका में",
  "Photos by status": "फ़ोटो, स्थिति के हिसाब से",
  "A photo, approved or not": "एक फ़ोटो, मंज़ूर हो या नहीं",
  "Hang a photo in the gallery": "फ़ोटो गैलरी में लगाना",
  "Refuse or withdraw a photo": "फ़ोटो नामंज़ूर करना या वापस लेना",
  "Send a picture of a place, 12 MB at most; it is made anew and cut around its subject":
    "जगह की फ़ोटो भेजना, 12 MB तक; वह नए सिरे से बनती है और मुख्य चीज़ के चारों ओर कटती है",
  "Begin a change of what is agreed": "तय यात्रा में बदलाव शुरू करना",
  "Let go of a change, and take it back where it was sent":
    "बदलाव छोड़ना, और भेजा जा चुका हो तो वापस लेना",
  "What was cancelled of a trip": "यात्रा में क्या रद्द हुआ",
  "What a cancellation would cost and leave; nothing is kept":
    "रद्द करने पर कितना लगेगा और क्या बचेगा; कुछ सहेजा नहीं जाता",
  "Cancel a trip, a person or a service at the sums that were shown":
    "दिखाई गई रकम पर यात्रा, व्यक्ति या सेवा रद्द करना",
  "A trip's quote: what is worked on, and its versions":
    "यात्रा का कोटेशन: जो बन रहा है, और उसके संस्करण",
  "What has to be bought for a trip, as its days say, and as lines of a quote":
    "यात्रा के दिनों के हिसाब से क्या-क्या लेना है, कोटेशन की पंक्तियों के रूप में",
  "Keep what is worked on": "जो बन रहा है, उसे सहेजना",
  "Freeze a version and send it": "संस्करण पक्का करके भेजना",
  "Take the open version back": "खुला संस्करण वापस लेना",
  "A further link to the trip's page": "यात्रा के पन्ने का एक और लिंक",
  "The firm, its taxes and rates of exchange": "फ़र्म, उसके कर और विनिमय दरें",
  "Change them": "उन्हें बदलना",
  "The rate book": "रेट बुक",
  "Add a supplier": "सप्लायर जोड़ना",
  "Change a supplier": "सप्लायर बदलना",
  "Take a supplier out of the book": "सप्लायर को रेट बुक से हटाना",
  "Add a rate; a margin is an owner's": "रेट जोड़ना; मार्जिन मालिक ही तय करते हैं",
  "Add the rates of a season, all or none": "एक सीज़न के रेट जोड़ना, सब या कोई नहीं",
  "Copy a season to other days, with a rise": "सीज़न को दूसरे दिनों पर कॉपी करना, बढ़ी कीमत के साथ",
  "The rate book as a table; costs are an owner's in it too":
    "रेट बुक, तालिका में; लागत उसमें भी मालिक ही देखते हैं",
  "Read a table into the book: all of it, or what is wrong by line":
    "तालिका को रेट बुक में लेना: पूरी, या पंक्तिवार बताना कि क्या गलत है",
  "Change a rate; quotes that were made with it keep what they have":
    "रेट बदलना; उससे बने कोटेशन वैसे ही रहते हैं",
  "Take a rate out of the book": "रेट को रेट बुक से हटाना",
  "Templates of trips and texts": "यात्राओं और पाठों के नमूने",
  "Keep a template": "नमूना सहेजना",
  "Change a template, or what it is called": "नमूना या उसका नाम बदलना",
  "Remove a template": "नमूना हटाना",
  "Reviews with what was reported": "समीक्षाएँ, शिकायतों के साथ",
  "Hide a review": "समीक्षा छिपाना",
  "Show a review again": "समीक्षा फिर दिखाना",
  "Answer a review in public; an empty text takes the answer back":
    "समीक्षा का सबके सामने जवाब देना; खाली छोड़ने पर जवाब वापस होता है",
  "Close its reports": "उसकी शिकायतें निपटाना",
  "Guests, arrival, drivers and guides of an accepted trip":
    "मंज़ूर यात्रा के मेहमान, पहुँचना, ड्राइवर और गाइड",
  "Keep them": "उन्हें सहेजना",
  "A voucher, duty slip, guide sheet, rooming list, placard or sheet for feedback as PDF":
    "वाउचर, ड्यूटी स्लिप, गाइड शीट, कमरों की सूची, तख्ती या राय का पर्चा, PDF में",
  "Who arrives, is on the road or leaves, from today on": "आज से आगे कौन पहुँचेगा, रास्ते में होगा या लौटेगा",
  "Messages that the day asks for, ready to be copied or opened in WhatsApp":
    "दिन के संदेश, कॉपी करने या WhatsApp में खोलने को तैयार",
  "The movement chart as PDF": "आने-जाने का चार्ट, PDF में",
  "Sign-ups that wait for their confirmation": "नए खाते, जिनकी पुष्टि बाकी है",
  "Send the mail of a sign-up again": "नए खाते का मेल फिर भेजना",
  "Correct the address of a sign-up, and mail it there": "नए खाते का पता सुधारना, और वहाँ मेल भेजना",
  "Delete a user": "खाता मिटाना",
  "Delete a sign-up that nobody has confirmed": "ऐसा नया खाता मिटाना, जिसकी पुष्टि नहीं हुई",
  "Papers of a trip that the office added or is shown":
    "यात्रा के कागज़, जो दफ़्तर ने जोड़े या जो उसे दिखाए जाते हैं",
  "Add a voucher or a ticket for the travellers (PDF or picture)":
    "यात्रियों के लिए वाउचर या टिकट जोड़ना (PDF या फ़ोटो)",
  "A paper of a trip: full or thumbnail": "यात्रा का एक कागज़: पूरा या छोटा",
  "Take a paper away that the office added": "दफ़्तर का जोड़ा कागज़ हटाना",
  "Reviews of trips by state": "यात्राओं की समीक्षाएँ, स्थिति के हिसाब से",
  "A photo of a review, shown or not": "समीक्षा की फ़ोटो, दिखाई गई हो या नहीं",
  "Show a review; its writer is told": "समीक्षा दिखाना; लिखने वाले को बताया जाता है",
  "Hide a review; its writer is told why": "समीक्षा छिपाना; लिखने वाले को वजह बताई जाती है",
  "Write down a request that came by telephone or otherwise":
    "फ़ोन पर या किसी और तरह आया अनुरोध लिखना",
  "One change of several requests": "कई अनुरोधों में एक साथ बदलाव",
  "A request with its timeline": "एक अनुरोध, अब तक के ब्योरे के साथ",
  "Move a request, give it an owner, plan the next action":
    "अनुरोध का चरण बदलना, ज़िम्मा देना, अगला काम तय करना",
  "Add a note": "नोट जोड़ना",
  "Delete a note": "नोट मिटाना",
  "Answer by mail": "मेल से जवाब देना",
  "Mark as read": "पढ़ा हुआ मानना",
  "The pipeline": "अनुरोध किस चरण में कितने",
  "Requests by stage": "अनुरोध, चरण के हिसाब से",
  "The list as a table, its times in `zone`": "सूची, तालिका में; समय `zone` के हिसाब से",
  "What became of the requests of twelve months": "बारह महीनों के अनुरोधों का क्या हुआ",
  "Messages of travellers about their requests": "अनुरोधों के बारे में यात्रियों के संदेश",
  "One's own saved views": "अपनी सहेजी हुई सूचियाँ",
  "Save a view under a name": "सूची को नाम देकर सहेजना",
  "Forget a saved view": "सहेजी हुई सूची हटाना",
  "Which programs are told what happens, and how their messages fare":
    "किन प्रोग्रामों को खबर दी जाती है, और उनके संदेश पहुँचे या नहीं",
  "Tell another program too; its secret is shown this once":
    "एक और प्रोग्राम को खबर देना; उसकी गुप्त कुंजी इसी एक बार दिखती है",
  "Send it a message to try it": "जाँचने के लिए उसे संदेश भेजना",
  "Tell it nothing more": "उसे आगे कुछ न बताना",
};
