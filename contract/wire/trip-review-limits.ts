/** What the page of a trip's review needs without the shapes and what checks them. */

export const tripReviewLimits = {
  name: 80,
  /** Of the trip and the office. */
  body: 4000,
  /** Of one place. */
  place: 1500,
  places: 40,
  /** Of a trip, and of one of its places. */
  photos: 12,
  photosOfPlace: 4,
  answer: 2000,
  perPage: 12,
} as const;

export const tripReviewTexts = {
  noLink: "This link is not open: it may be older than a year, or the trip is gone.",
  sent: "Thank you. Your review waits for the office, which looks at each before it is shown.",
  deleted: "Your review has been deleted.",
  stopped: "No more mails about reviews go to this address.",
  photoArrived: "The photo is here.",
  photosFull: `A review holds ${tripReviewLimits.photos} photos, and ${tripReviewLimits.photosOfPlace} of one place.`,
  noPlace: "This place is not part of the trip.",
  noPhoto: "There is no such photo.",
  noReview: "There is no such review.",
  tooEarly: "A trip can be reviewed once it is over.",
} as const;

/** Who was on the way, in the reviewer's own choice. */
export const reviewParties = ["solo", "couple", "family", "friends"] as const;
export type ReviewParty = (typeof reviewParties)[number];
