import { Hono } from "hono";
import { z } from "zod";
import { ReviewInput, ReviewReportInput, reviewTexts } from "#contract/reviews.ts";
import type { Auth } from "#server/auth/create-auth.ts";
import { AppError } from "#server/errors/app-error.ts";
import type { HttpEnv } from "#server/http/http-env.ts";
import { parseInput, readJson } from "#server/http/read-body.ts";
import { visitorKey } from "#server/http/visitor-key.ts";
import type { ReviewService } from "./service.ts";

const PageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(50).optional(),
  before: z.string().max(200).optional(),
});
const readId = (text: string) => parseInput(z.coerce.number().int().min(1), text);

/** POST /Blogs, section 7, and what goes beyond it under /api/reviews. */
export function createReviewRoutes(
  auth: Pick<Auth, "authenticate" | "requireUser">,
  service: ReviewService,
) {
  const author = async (request: Request) => {
    try {
      return await auth.requireUser(request);
    } catch (error) {
      if (error instanceof AppError && error.code === "not_signed_in")
        throw new AppError("not_signed_in", reviewTexts.signedOut);
      throw error;
    }
  };
  return new Hono<HttpEnv>()
    .post("/Blogs", async (context) => {
      const user = await author(context.req.raw);
      const review = await service.createReview(user, await readJson(context, ReviewInput));
      return context.json({ message: [review] });
    })
    .get("/api/reviews", async (context) =>
      context.json(await service.listReviews(parseInput(PageQuery, context.req.query()))),
    )
    .get("/api/reviews/summary", async (context) => context.json(await service.summariseReviews()))
    .get("/api/reviews/mine", async (context) => {
      const user = await auth.requireUser(context.req.raw);
      context.header("cache-control", "no-store");
      return context.json({ reviews: await service.listOwnReviews(user.id) });
    })
    .put("/api/reviews/:id{\\d{1,15}}", async (context) => {
      const user = await auth.requireUser(context.req.raw);
      const input = await readJson(context, ReviewInput);
      const review = await service.editReview(user, readId(context.req.param("id")), input);
      return context.json({ message: [review] });
    })
    .delete("/api/reviews/:id{\\d{1,15}}", async (context) => {
      const user = await auth.requireUser(context.req.raw);
      await service.deleteReview(user, readId(context.req.param("id")));
      return context.json({ message: reviewTexts.deleted });
    })
    .post("/api/reviews/:id{\\d{1,15}}/report", async (context) => {
      const { reason } = await readJson(context, ReviewReportInput);
      const user = await auth.authenticate(context.req.raw);
      await service.reportReview(
        readId(context.req.param("id")),
        user?.id ?? visitorKey(context),
        reason,
      );
      return context.json({ message: reviewTexts.reported });
    });
}
