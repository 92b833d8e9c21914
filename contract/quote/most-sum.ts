/** A thousand crore rupees, in paisa, for one sum: beyond that somebody has mistyped. By itself, so that sums carry no shapes. */
export const mostSum = 1000000000000;
