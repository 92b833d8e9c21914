/** What the pages need of reviews before anybody writes one: without the shapes and what checks them. */

export const reviewLimits = {
  title: 120,
  comment: 4000,
  excerpt: 300,
  place: 200,
  perPage: 9,
} as const;

export const reviewTexts = {
  signedOut: "Please log in to submit a review.",
  reported: "Thank you. Somebody will look at it.",
  deleted: "Your review has been deleted.",
  gone: "This review is no longer there.",
  noSuchPlace: "Choose a place or journey from the list, or leave it empty.",
} as const;
