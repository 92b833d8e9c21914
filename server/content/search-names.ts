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

export const pageNames: { to: string; name: string; place: string; also: string[] }[] = [
  {
    to: "/attractions",
    name: "Attractions",
    place: "Monuments, lakes, valleys",
    also: ["Sights", "Monuments", "Places to see", "दर्शनीय स्थल"],
  },
  {
    to: "/experiences",
    name: "Experiences",
    place: "Things to do",
    also: ["Activities", "Tours", "Adventure"],
  },
  {
    to: "/festivals",
    name: "Festivals",
    place: "In order of the next date",
    also: ["Calendar", "Holidays", "त्योहार"],
  },
  {
    to: "/faqs",
    name: "FAQs",
    place: "Visa, money, health, weather",
    also: ["Questions", "Help", "Visa", "Weather", "Monsoon", "Permit", "News"],
  },
  {
    to: "/contact",
    name: "Contact",
    place: "Head office in Ranchi",
    also: ["Phone", "Email", "Address", "Office hours", "संपर्क"],
  },
  {
    to: "/about",
    name: "About Us",
    place: "Who we are and how we work",
    also: ["Company", "Sustainable tourism"],
  },
  {
    to: "/blogs",
    name: "Travel Blogs & Reviews",
    place: "Reviews and video guides",
    also: ["Blog", "Reviews", "Videos", "Guides"],
  },
  {
    to: "/gallery",
    name: "Gallery",
    place: "Pictures and collections",
    also: ["Photos", "Images", "Submit your photos"],
  },
  {
    to: "/terms",
    name: "Terms",
    place: "Terms of use",
    also: ["Conditions", "Terms and Conditions"],
  },
  {
    to: "/privacy",
    name: "Privacy",
    place: "What we keep, and why",
    also: ["Cookies", "Data protection", "Privacy policy"],
  },
];
