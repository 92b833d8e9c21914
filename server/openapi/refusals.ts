import { z } from "zod";
import { type ErrorCode, errorStatus } from "#contract/errors.ts";
import { type Call, describedPath } from "#server/calls/call.ts";

/** How calls say no: one shape, and for each status the codes that it may carry. */

export const ErrorAnswer = z.object({
  message: z.string(),
  error: z.object({
    code: z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]),
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
    requestId: z.string().optional(),
  }),
});

const retry = {
  "Retry-After": { description: "Seconds to wait for", schema: { type: "integer", minimum: 0 } },
};

const words: Record<number, { name: string; description: string; headers?: object }> = {
  400: { name: "BadInput", description: "What was sent is not as described; `fields` says where." },
  401: { name: "NotSignedIn", description: "The caller is not signed in." },
  403: { name: "NotAllowed", description: "Signed in, but this caller may not, or not yet." },
  404: { name: "NotFound", description: "There is no such thing, or it is none of the caller's." },
  405: { name: "WrongMethod", description: "The address is there, for other methods." },
  409: { name: "Conflict", description: "Things have moved on, or it was done already." },
  413: { name: "TooLarge", description: "More bytes, or more names, than are taken." },
  415: { name: "WrongMedia", description: "The body is of a type that is not taken." },
  422: { name: "PictureRefused", description: "The picture cannot be read, or is not allowed." },
  429: { name: "TooMany", description: "Too many tries: wait.", headers: retry },
  500: { name: "Failed", description: "A fault on the server's side; nothing was done by halves." },
  503: { name: "Unavailable", description: "Not just now: try again.", headers: retry },
};

const statuses = [...new Set(Object.values(errorStatus))] as number[];
const schema = (status: number) => ({
  allOf: [
    { $ref: "#/components/schemas/ErrorAnswer" },
    {
      properties: {
        error: {
          properties: {
            code: {
              enum: (Object.keys(errorStatus) as ErrorCode[]).filter(
                (code) => errorStatus[code] === status,
              ),
            },
          },
        },
      },
    },
  ],
});

const wordsOf = (status: number) => {
  const found = words[status];
  if (!found) throw new Error(`There are no words for an answer of ${status}`);
  return found;
};

/** The components that `refusalsOf` refers to. */
export const refusals = () => ({
  Refused: {
    description: "Not done: the sentence says why.",
    content: { "application/json": { schema: { $ref: "#/components/schemas/ErrorAnswer" } } },
  },
  ...Object.fromEntries(
    statuses.map((status) => {
      const { name, ...rest } = wordsOf(status);
      return [name, { ...rest, content: { "application/json": { schema: schema(status) } } }];
    }),
  ),
});

/** Of a call what every one of its kind may be told, and `default` for what is its own. */
export function refusalsOf(call: Call): Record<string, object> {
  const takes = Boolean(call.body || call.bodyType);
  const told = [
    ...(takes || call.query ? [400] : []),
    ...(call.may === "anybody" ? [] : [401, 403]),
    ...(describedPath(call).includes("{") ? [404] : []),
    ...(takes ? [413, 415] : []),
    429,
    500,
    503,
  ];
  const lead = (name: string) => ({ $ref: `#/components/responses/${name}` });
  return {
    ...Object.fromEntries(told.map((status) => [status, lead(wordsOf(status).name)])),
    default: lead("Refused"),
  };
}
