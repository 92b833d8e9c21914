import type { SearchKey } from "#words/search/english.ts";

/** Pages of which `words/search` has a name and what stands under it. */
type PageKey = Extract<SearchKey, `${string}-note`> extends `${infer Key}-note` ? Key : never;

/**
 * What states and pages are also called: older names, capitals' rival spellings, Devanagari.
 * Cities, attractions and festivals carry theirs in `content/`.
 */
export const stateNames: Record<string, string[]> = {
  delhi: ["New Delhi", "NCT", "Dilli", "दिल्ली"],
  haryana: ["Hariyana", "Gurgaon", "Gurugram", "Kurukshetra", "हरियाणा"],
  punjab: ["Panjab", "पंजाब", "ਪੰਜਾਬ"],
  uttarakhand: ["Uttaranchal", "Garhwal", "Kumaon", "Dehradun", "Dehra Dun", "उत्तराखंड", "उत्तराखण्ड"],
  "uttar-pradesh": ["UP", "Awadh", "Oudh", "United Provinces", "उत्तर प्रदेश"],
  "himachal-pradesh": ["HP", "Himachal", "हिमाचल प्रदेश"],
  "jammu-and-kashmir": ["J&K", "JK", "Kashmir", "Cashmere", "जम्मू और कश्मीर", "कश्मीर"],
  ladakh: ["Ladak", "Little Tibet", "लद्दाख"],
  chandigarh: ["Chandigadh", "चंडीगढ़"],
  rajasthan: ["Rajputana", "राजस्थान"],
  gujarat: ["Gujrat", "Kathiawar", "Kutch", "Kachchh", "Gandhinagar", "गुजरात", "ગુજરાત"],
  maharashtra: ["Poona", "Pune", "Nagpur", "Nasik", "महाराष्ट्र"],
  goa: ["Gova", "Panjim", "गोवा", "गोंय"],
  "dadra-and-nagar-haveli-and-daman-and-diu": [
    "DNHDD",
    "Daman",
    "Silvassa",
    "Dadra",
    "दमन",
    "दादरा और नगर हवेली और दमन और दीव",
  ],
  "andhra-pradesh": ["AP", "Andhra", "Amaravati", "Vizag", "Visakhapatnam", "आंध्र प्रदेश"],
  karnataka: ["Mysore State", "Karnatak", "कर्नाटक", "ಕರ್ನಾಟಕ"],
  kerala: [
    "Keralam",
    "Malabar",
    "Travancore",
    "Trivandrum",
    "Thiruvananthapuram",
    "केरल",
    "തിരുവനന്തപുരം",
  ],
  "tamil-nadu": [
    "Tamilnadu",
    "Madras State",
    "Trichy",
    "Tiruchirappalli",
    "Tanjore",
    "तमिलनाडु",
    "तमिल नाडु",
  ],
  telangana: ["Telengana", "तेलंगाना"],
  puducherry: ["Pondicherry", "Pondy", "Karaikal", "Mahe", "Yanam", "पुदुच्चेरी", "पांडिचेरी"],
  lakshadweep: ["Laccadives", "Laccadive Islands", "Lakshdweep", "Kavaratti", "लक्षद्वीप"],
  "west-bengal": ["Bengal", "WB", "Bangla", "Paschim Banga", "पश्चिम बंगाल", "বাংলা"],
  bihar: ["Patna", "Behar", "Mithila", "बिहार"],
  jharkhand: ["Chota Nagpur", "Jharkand", "झारखंड", "झारखण्ड"],
  odisha: ["Orissa", "Bhubaneswar", "Bhubaneshwar", "Cuttack", "ओडिशा", "उड़ीसा"],
  "andaman-and-nicobar-islands": [
    "Andamans",
    "Nicobar",
    "Port Blair",
    "Sri Vijaya Puram",
    "अंडमान",
    "अंडमान और निकोबार",
  ],
  sikkim: ["Sikim", "सिक्किम"],
  "arunachal-pradesh": ["Arunachal", "NEFA", "Tawang", "Itanagar", "अरुणाचल प्रदेश"],
  assam: ["Asom", "Axom", "Dispur", "असम"],
  manipur: ["Imphal", "Loktak", "मणिपुर"],
  meghalaya: ["Khasi Hills", "Garo Hills", "मेघालय"],
  mizoram: ["Aizawl", "Lushai Hills", "मिज़ोरम", "मिजोरम"],
  nagaland: ["Kohima", "Naga Hills", "नागालैंड"],
  tripura: ["Agartala", "Tipperah", "त्रिपुरा"],
};

export const regionNames: Record<string, string[]> = {
  "north-india": ["Northern India", "उत्तर भारत"],
  "west-india": ["Western India", "पश्चिम भारत"],
  "south-india": ["Southern India", "Dakshin", "दक्षिण भारत"],
  "east-india": ["Eastern India", "North East", "Northeast India", "पूर्व भारत", "पूर्वोत्तर"],
};

export const themeNames: Record<string, string[]> = {
  "fairs-and-festivals": ["Mela", "Celebrations", "त्योहार", "मेला"],
  "india-wildlife": ["Safari", "Tigers", "National parks", "वन्यजीव"],
  "hill-stations": ["Mountains", "Hills", "पहाड़"],
  pilgrimages: ["Temples", "Tirtha", "Yatra", "तीर्थ यात्रा"],
  "yoga-and-ayurveda": ["Ashram", "Meditation", "Wellness", "योग", "आयुर्वेद"],
  himalayas: ["Himalaya", "Trekking", "हिमालय"],
};

/** By their addresses; how they are called stands in `words/search`. */
export const pageNames: { to: `/${PageKey}`; also: string[] }[] = [
  {
    to: "/attractions",
    also: ["Sights", "Monuments", "Places to see", "दर्शनीय स्थल"],
  },
  {
    to: "/experiences",
    also: ["Activities", "Tours", "Adventure"],
  },
  {
    to: "/festivals",
    also: ["Calendar", "Holidays", "त्योहार"],
  },
  {
    to: "/treks",
    also: ["Trekking", "Hiking", "Hikes", "Mountain walks", "ट्रेक"],
  },
  {
    to: "/faqs",
    also: [
      "Questions",
      "Help",
      "Visa",
      "Weather",
      "Monsoon",
      "Permit",
      "News",
      "Cost",
      "Price",
      "Budget",
      "How much does it cost",
      "Money",
    ],
  },
  {
    to: "/handbook",
    also: ["Travel guide", "Before you go", "Good to know", "Advice", "Tips for travellers"],
  },
  {
    to: "/plan",
    also: ["Itinerary", "Estimate", "Plan Your Trip", "Plan a trip", "Tour", "Package"],
  },
  {
    to: "/themes",
    also: ["Themes", "Interests"],
  },
  {
    to: "/my-trips",
    also: ["My requests", "My bookings"],
  },
  {
    to: "/account",
    also: ["Profile", "Settings"],
  },
  {
    to: "/contact",
    also: ["Phone", "Email", "Address", "Office hours", "संपर्क"],
  },
  {
    to: "/about",
    also: ["Company", "Sustainable tourism"],
  },
  {
    to: "/blogs",
    also: ["Blog", "Reviews", "Videos", "Guides"],
  },
  {
    to: "/gallery",
    also: ["Photos", "Images", "Submit your photos"],
  },
  {
    to: "/how-we-know",
    also: ["Sources", "Official", "Unverified", "Accuracy"],
  },
  {
    to: "/terms",
    also: ["Conditions", "Terms and Conditions"],
  },
  {
    to: "/privacy",
    also: ["Cookies", "Data protection", "Privacy policy"],
  },
];
