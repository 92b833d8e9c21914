/** What the sign-in service refuses, in Bengali, by its English sentence: as `sentences` in `bengali.ts`. */
export const signInSentences: Readonly<Record<string, string>> = {
  "Invalid login credentials": "ইমেল বা পাসওয়ার্ড ঠিক নয়।",
  "Email not confirmed": "ইমেল এখনও নিশ্চিত হয়নি: আমাদের মেলের লিঙ্কটি খুলুন।",
  "Phone not confirmed": "ফোন নম্বর এখনও নিশ্চিত হয়নি।",
  "User already registered": "এই ঠিকানায় আগে থেকেই অ্যাকাউন্ট আছে।",
  "A user with this email address has already been registered":
    "এই ইমেলে আগে থেকেই অ্যাকাউন্ট আছে।",
  "A user with this phone number has already been registered":
    "এই ফোন নম্বরে আগে থেকেই অ্যাকাউন্ট আছে।",
  "There is an account or a sign-up with this address already.":
    "এই ঠিকানায় আগে থেকেই অ্যাকাউন্ট আছে, কিংবা তা নিশ্চিত হওয়ার অপেক্ষায়।",
  "The account was made meanwhile, please try again":
    "এর মধ্যে অ্যাকাউন্টটি তৈরি হয়ে গেছে: আবার চেষ্টা করুন।",
  "The address has been confirmed meanwhile, or the sign-up is gone.":
    "এর মধ্যে ঠিকানা নিশ্চিত হয়ে গেছে, কিংবা সেই অনুরোধ আর নেই।",
  "That is the address it has.": "অ্যাকাউন্টে এই ঠিকানাই আছে।",
  "Email link is invalid or has expired": "মেলের লিঙ্ক ঠিক নয়, কিংবা তার মেয়াদ শেষ।",
  "Token has expired or is invalid": "কোড ঠিক নয়, কিংবা তার মেয়াদ শেষ।",
  "Current password is not right": "এখনকার পাসওয়ার্ড ঠিক নয়।",
  "New password should be different from the old password.":
    "নতুন পাসওয়ার্ড পুরনোটির থেকে আলাদা হতে হবে।",
  "Password should be at least {} characters.": "পাসওয়ার্ডে অন্তত {}টি অক্ষর চাই।",
  "Password cannot be longer than {} characters": "পাসওয়ার্ডে খুব বেশি হলে {}টি অক্ষর।",
  "Unable to validate email address: invalid format": "ইমেল ঠিকানা ঠিক মনে হচ্ছে না।",
  "Request rate limit reached": "অনেক বার চেষ্টা হল: একটু অপেক্ষা করুন।",
  "A mail has just gone to this address. Please wait {} seconds.":
    "এই ঠিকানায় এইমাত্র মেল গেছে। {} সেকেন্ড অপেক্ষা করুন।",
  "For security purposes, you can only request this after {} seconds.":
    "নিরাপত্তার জন্য এটি {} সেকেন্ড পরে তবেই চাইতে পারবেন।",
  "The service is busy, try again soon": "এখন খুব ভিড়: একটু পরে আবার চেষ্টা করুন।",
  "Unexpected failure, please try again": "আমাদের দিকে কিছু গোলমাল হয়েছে: আবার চেষ্টা করুন।",
  "Please verify your email first": "আগে আপনার ইমেল নিশ্চিত করুন।",
  "Please verify your phone first": "আগে আপনার ফোন নম্বর নিশ্চিত করুন।",
  "Session has expired": "সাইন ইনের মেয়াদ শেষ: আবার সাইন ইন করুন।",
  "Session from session_id claim in JWT does not exist":
    "সাইন ইনের মেয়াদ শেষ: আবার সাইন ইন করুন।",
  "Invalid Refresh Token: Already Used": "সাইন ইনের মেয়াদ শেষ: আবার সাইন ইন করুন।",
  "Invalid Refresh Token: Refresh Token Not Found": "সাইন ইনের মেয়াদ শেষ: আবার সাইন ইন করুন।",
  "Invalid Refresh Token: Session Expired": "সাইন ইনের মেয়াদ শেষ: আবার সাইন ইন করুন।",
  "Invalid Refresh Token: User Banned": "এই অ্যাকাউন্ট বন্ধ করা হয়েছে।",
  "The token belongs to no session": "সাইন ইনের মেয়াদ শেষ: আবার সাইন ইন করুন।",
  "This endpoint requires a valid Bearer token": "এর জন্য সাইন ইন করুন।",
  "User is banned": "এই অ্যাকাউন্ট বন্ধ করা হয়েছে।",
  "User not found": "এমন কোনও অ্যাকাউন্ট নেই।",
  "User with this email not found": "এই ইমেলের কোনও অ্যাকাউন্ট নেই।",
  "User from sub claim in JWT does not exist": "এই অ্যাকাউন্ট আর নেই।",
  "User not allowed": "এর অনুমতি নেই।",
  "Signups not allowed for this instance": "এখানে নতুন অ্যাকাউন্ট খোলা হচ্ছে না।",
  "Signups not allowed for otp": "এই ঠিকানার কোনও অ্যাকাউন্ট নেই।",
  "Email signups are disabled": "এখানে ইমেল দিয়ে নতুন অ্যাকাউন্ট খোলা হচ্ছে না।",
  "Email logins are disabled": "এখানে ইমেল দিয়ে সাইন ইন চালু নেই।",
  "Phone signups are disabled": "এখানে ফোন নম্বর দিয়ে নতুন অ্যাকাউন্ট খোলা হচ্ছে না।",
  "Phone logins are disabled": "এখানে ফোন নম্বর দিয়ে সাইন ইন চালু নেই।",
  "Anonymous sign-ins are disabled": "এখানে নাম ছাড়া সাইন ইন চালু নেই।",
  "Factor not found": "এই দ্বিতীয় ধাপ আর নেই।",
  "MFA factor with the provided challenge ID not found": "এই দ্বিতীয় ধাপ আর নেই।",
  "MFA challenge {} has expired, verify against another challenge or create a new challenge.":
    "কোডের মেয়াদ শেষ: নতুন কোড লিখুন। ({})",
  "A factor with the friendly name {} for this user already exists":
    "এই নামে দ্বিতীয় ধাপ আগে থেকেই আছে: {}",
  "Maximum number of verified factors reached, unenroll to continue":
    "এর বেশি দ্বিতীয় ধাপ রাখা যায় না: আগে একটি সরান।",
  "AAL2 required to enroll a new factor": "আগে দ্বিতীয় ধাপটি নিশ্চিত করুন।",
  "AAL2 required to unenroll verified factor": "আগে দ্বিতীয় ধাপটি নিশ্চিত করুন।",
  "AAL2 session is required to sign out other sessions": "আগে দ্বিতীয় ধাপটি নিশ্চিত করুন।",
  "AAL2 session is required to update email or password when MFA is enabled.":
    "ইমেল বা পাসওয়ার্ড বদলানোর আগে দ্বিতীয় ধাপটি নিশ্চিত করুন।",
  "AAL2 session is required: verify your second factor first":
    "আগে দ্বিতীয় ধাপটি নিশ্চিত করুন।",
  "Identity is already linked": "এটি আগে থেকেই জোড়া আছে।",
  "Identity is already linked to another user": "এটি অন্য একটি অ্যাকাউন্টে জোড়া আছে।",
  "Identity doesn't exist": "এটি জোড়া নেই।",
  "User must have at least 1 identity after unlinking":
    "সাইন ইন করার অন্তত 1টি উপায় রাখতেই হবে।",
  "Unable to unlink identity due to email conflict":
    "এটি আলাদা করা যায় না: এর ইমেল অন্য একটি অ্যাকাউন্টে আছে।",
  "OAuth state is invalid or has expired": "সাইন ইনের মেয়াদ শেষ: আবার শুরু করুন।",
  "Nonce has expired or is invalid": "নিশ্চিত করার কোড ঠিক নয়, কিংবা তার মেয়াদ শেষ।",
};
