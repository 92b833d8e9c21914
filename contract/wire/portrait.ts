/** The portrait of a traveller who sent none; by itself, so that the navbar needs no schema with it. */
export const defaultPortrait = "/portraits/traveller.svg";
