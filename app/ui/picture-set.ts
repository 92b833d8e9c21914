/** A picture's files in their widths, as of `srcset`. */
export const pictureSet = (name: string, widths: readonly number[]): string =>
  widths.map((width) => `/pictures/${name}-${width}.avif ${width}w`).join(",");
