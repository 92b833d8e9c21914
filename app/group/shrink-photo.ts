/** Longer side in px of what is sent: what the site keeps is no larger. */
const longest = 2000;

/**
 * A photo as it is sent: no larger than the site keeps it, and by that without where it was made. What this browser
 * cannot draw is sent as it is.
 */
export async function shrinkPhoto(file: File): Promise<Blob> {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
    const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const made = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, "image/jpeg", 0.85);
    });
    return made ?? file;
  } catch {
    return file;
  }
}
