import { renderSVG } from "uqr";

/** An address as a QR code, an SVG in the colour of the text around it. */
export function drawQr(text: string): string {
  return renderSVG(text, { border: 2, ecc: "M", whiteColor: "#fff", blackColor: "#2a1736" });
}
