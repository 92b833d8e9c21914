import { type PhotoSize, photoSizes } from "./prepare-photo.ts";

/** Where a photo's files lie in the object store. */
export const photoBucket = "photos";
export const photoSizeNames = Object.keys(photoSizes) as PhotoSize[];
export const photoName = (id: string, size: PhotoSize) => `${id}/${size}.webp`;
