import { m } from "#app/paraglide/messages.js";

export const pictureTypes = ["image/jpeg", "image/png", "image/webp"];

/** Section 9: at most 2 MB. */
export const pictureBytes = 2 * 1024 * 1024;

/** The alert's text of section 5, or null when the file may be sent. The server looks inside it. */
export function findPictureFault(file: Pick<File, "type" | "size">): string | null {
  if (!pictureTypes.includes(file.type.replace("image/jpg", "image/jpeg")))
    return m.auth_picture_type();
  return file.size > pictureBytes ? m.auth_picture_size() : null;
}

/** Null when the file cannot be read (it was moved away, or the disk failed). */
export function readAsDataUrl(file: Blob): Promise<string | null> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === "string" ? reader.result : null);
    reader.onerror = () => resolve(null);
    reader.readAsDataURL(file);
  });
}
