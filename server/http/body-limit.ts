import { bodyLimit } from "hono/body-limit";
import { AppError } from "./app-error.ts";

/** Bytes a body may have. @throws AppError too_large */
export const limitBody = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new AppError(
        "too_large",
        `The request is larger than ${Math.floor(maxSize / 1024)} KB.`,
      );
    },
  });
