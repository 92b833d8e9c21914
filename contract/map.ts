/** A frame in the units of the map's drawing (`/maps/india.svg`, 1000 × 1120). */
export type MapBox = { x: number; y: number; width: number; height: number };

/** A place as a point of that drawing. */
export type MapPin = { slug: string; name: string; to: string; x: number; y: number };
