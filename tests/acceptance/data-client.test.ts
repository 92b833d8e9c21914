import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Review } from "#contract/wire/reviews.ts";
import { seedFilms } from "#server/storage/seed-films.ts";
import { makePicture } from "#tests/factories/make-picture.ts";
import { buildSignUp } from "#tests/factories/requests.ts";
import { databasesOf } from "#tests/setup/database-kinds.ts";
import { startServer, type TestServer } from "./start-server.ts";

const bucket = "profile-pictures";
const password = "Journey!2026";
const patience = { timeout: 5000 };
const reviewInput = { title: "Spiti", rating: 5, comment: "Thin air.", excerpt: "High" };

/** The data provider's calls of section 7, with the official client as it is. */
describe.each(databasesOf(import.meta.url))("data calls on %s", (kind) => {
  let server: TestServer;
  const clients: SupabaseClient[] = [];

  beforeAll(async () => {
    server = await startServer(kind, { AUTH_AUTOCONFIRM_EMAIL: "1" });
  });
  afterAll(async () => {
    for (const client of clients) await client.removeAllChannels();
    await server.close();
  });

  function connect(options: object = {}): SupabaseClient {
    const client = createClient(server.url, "anon", {
      auth: { persistSession: false, autoRefreshToken: false },
      ...options,
    });
    clients.push(client);
    return client;
  }
  async function signUp(name: string) {
    const client = connect();
    const email = `${name}-${kind}@example.org`;
    const { data, error } = await client.auth.signUp({
      email,
      password,
      options: { data: { full_name: `${name} Traveller` } },
    });
    if (error || !data.user || !data.session) throw error ?? new Error("no session");
    return { client, email, id: data.user.id, token: data.session.access_token };
  }
  async function post(path: string, token: string | null, body: object, method = "POST") {
    return fetch(`${server.url}${path}`, {
      method,
      body: JSON.stringify(body),
      headers: {
        "content-type": "application/json",
        ...(token && { authorization: `Bearer ${token}` }),
      },
    });
  }
  async function review(token: string, more: object = {}): Promise<Review> {
    server.advance(61);
    const answer = await post("/Blogs", token, { ...reviewInput, ...more });
    const { message } = (await answer.json()) as { message: [Review] };
    expect(answer.status).toBe(200);
    return message[0];
  }

  test("the films: five behind the placeholder, with public addresses", async () => {
    const films = await mkdtemp(join(tmpdir(), "films-"));
    for (const name of ["01-wake", "02-dawn", "03-river", "04-dunes", "05-snow"])
      await writeFile(join(films, `${name}.webm`), `film ${name}`);
    await seedFilms(server.resources, films);
    await rm(films, { recursive: true });
    const storage = connect().storage.from(bucket);
    const { data, error } = await storage.list("videos", { limit: 5, offset: 1 });
    expect(error).toBeNull();
    expect(data?.map((film) => film.name)).toEqual([
      "01-wake.webm",
      "02-dawn.webm",
      "03-river.webm",
      "04-dunes.webm",
      "05-snow.webm",
    ]);
    const { publicUrl } = storage.getPublicUrl(`videos/${data?.[0]?.name}`).data;
    const film = await fetch(publicUrl, { headers: { range: "bytes=0-3" } });
    expect([film.status, await film.text()]).toEqual([206, "film"]);
    expect((await storage.exists("videos/none.webm")).data).toBe(false);
    expect((await storage.exists("videos/01-wake.webm")).data).toBe(true);
  });

  test("pictures of one's own: upload, refuse a twin, replace, download, list, remove", async () => {
    const { client, id } = await signUp("painter");
    const storage = client.storage.from(bucket);
    const name = `avatars/${id}/new.png`;
    const bytes = await makePicture("png");
    const sent = await storage.upload(name, bytes, { contentType: "image/png" });
    expect(sent.error).toBeNull();
    expect(sent.data).toMatchObject({ path: name, fullPath: `${bucket}/${name}` });
    expect((await storage.upload(name, bytes)).error).toMatchObject({ statusCode: "409" });
    const replaced = await storage.update(
      name,
      new Blob([await makePicture("jpeg")], { type: "image/jpeg" }),
    );
    expect(replaced.error).toBeNull();
    expect((await storage.upload(name, new Blob([bytes]), { upsert: true })).error).toBeNull();
    expect((await storage.download(name)).data?.type).toBe("image/webp");
    expect((await storage.list(`avatars/${id}`)).data?.map((each) => each.name)).toEqual([
      "new.png",
    ]);
    expect((await storage.info(name)).data).toMatchObject({ contentType: "image/webp" });

    const stranger = (await signUp("stranger")).client.storage.from(bucket);
    expect((await stranger.upload(name, bytes, { upsert: true })).error).toMatchObject({
      statusCode: "403",
    });
    expect((await stranger.remove([name])).data).toEqual([]);
    expect((await stranger.list(`avatars/${id}`)).data).toEqual([]);
    expect((await storage.remove([name])).data).toMatchObject([{ name }]);
    expect((await storage.download(name)).error).toMatchObject({ statusCode: "404" });
    expect((await storage.upload(name, "not a picture")).error).toMatchObject({
      statusCode: "415",
    });
  });

  test("what this bucket does not offer is refused as that, never as a bucket that is not there", async () => {
    const { client } = await signUp("mover");
    const own = client.storage.from(bucket);
    const other = client.storage.from("other");
    const ask = (storage: typeof own) => [
      storage.createSignedUrl("videos/01-wake.webm", 60),
      storage.createSignedUrls(["videos/01-wake.webm"], 60),
      storage.createSignedUploadUrl("x.png"),
      storage.uploadToSignedUrl("x.png", "token", "bytes"),
      storage.move("a.png", "b.png"),
      storage.copy("a.png", "b.png"),
      storage.listV2({ prefix: "videos" }),
    ];
    for (const { error } of await Promise.all(ask(own))) {
      expect(error).toMatchObject({ name: "StorageApiError", statusCode: "403" });
      expect(error?.message).toMatch(/public URL|under their new name|use list/);
    }
    for (const { error } of await Promise.all(ask(other)))
      expect(error).toMatchObject({ statusCode: "404", message: "Bucket not found" });
    const drawn = await own.download("videos/01-wake.webm", { transform: { width: 10 } });
    expect(drawn.error?.message).toContain("not transformed");
    expect((await client.storage.getBucket(bucket)).error?.message).toContain("not managed");
    expect((await client.storage.getBucket("other")).error?.message).toBe("Bucket not found");
    expect((await client.storage.listBuckets()).error?.message).toContain("not managed");
  });

  test("Comments: read, counted, filtered, single, and closed to writing", async () => {
    const { client, token } = await signUp("reader");
    const first = await review(token, { rating: 2 });
    const second = await review(token);
    const { data } = await client
      .from("Comments")
      .select("*")
      .order("created_at", { ascending: false });
    expect(data?.slice(0, 2).map((row) => row.id)).toEqual([second.id, first.id]);
    expect(data?.[0]).toEqual({ ...second, created_at: expect.any(String) });
    expect(Date.parse(data?.[0].created_at)).toBe(Date.parse(second.created_at));
    const counted = await client.from("Comments").select("*", { count: "exact", head: true });
    expect(counted.count).toBeGreaterThanOrEqual(2);
    const page = await client.from("Comments").select("id,title", { count: "exact" }).range(0, 0);
    expect(page).toMatchObject({ status: 206, count: counted.count });
    expect(page.data).toHaveLength(1);
    const one = await client.from("Comments").select("ratings").eq("id", first.id).single();
    expect(one.data).toEqual({ ratings: 2 });
    const none = await client.from("Comments").select().eq("id", 0).single();
    expect([none.status, none.error?.code]).toEqual([406, "PGRST116"]);
    expect((await client.from("Comments").select().eq("id", 0).maybeSingle()).data).toBeNull();
    expect((await client.from("Comments").select("author_email")).error?.code).toBe("42703");
    expect((await client.from("users").select()).error?.code).toBe("PGRST205");
    const denied = await client.from("Comments").insert({ title: "x" });
    expect([denied.status, denied.error?.code]).toEqual([403, "42501"]);
    expect((await connect().from("Comments").delete().eq("id", first.id)).status).toBe(401);
  });

  test("TRAVEL: the picture of one's own account, nobody else's", async () => {
    const image = `data:image/png;base64,${Buffer.from(await makePicture()).toString("base64")}`;
    const email = `pictured-${kind}@example.org`;
    const signed = await post("/Signup", null, buildSignUp({ email, password, image }));
    expect(signed.status).toBe(200);
    const client = connect();
    const { data } = await client.auth.signInWithPassword({ email, password });
    const own = await client.from("TRAVEL").select("path").eq("Email", email).single();
    expect(own.data?.path).toMatch(/^portraits\/[0-9a-f-]{36}\.webp$/);
    expect(own.data?.path).not.toContain(data.user?.id);
    const { publicUrl } = client.storage.from(bucket).getPublicUrl(own.data?.path).data;
    expect((await fetch(publicUrl)).headers.get("content-type")).toBe("image/webp");
    const { client: other } = await signUp("nosy");
    expect((await other.from("TRAVEL").select("path").eq("Email", email)).data).toEqual([]);
    expect((await connect().from("TRAVEL").select("*")).data).toEqual([]);
    const reviewed = await review(data.session?.access_token ?? "");
    expect(new URL(publicUrl).pathname).toBe(reviewed.path);
  });

  test.each(["1.0.0", "2.0.0"])(
    "live reviews, protocol %s, signed in and as nobody",
    async (vsn) => {
      const author = await signUp(`author-${vsn.replaceAll(".", "")}`);
      const heard: [string, unknown][] = [];
      const listeners = [connect({ realtime: { vsn } }), author.client];
      for (const [index, client] of listeners.entries()) {
        await client.realtime.setAuth();
        await new Promise<void>((resolve, reject) => {
          client
            .channel(`reviews-${index}`)
            .on("postgres_changes", { event: "*", schema: "public", table: "Comments" }, (change) =>
              heard.push([
                `${index} ${change.eventType}`,
                change.eventType === "DELETE" ? change.old : change.new,
              ]),
            )
            .subscribe((status, error) => {
              if (status === "SUBSCRIBED") resolve();
              else if (status !== "CLOSED") reject(error ?? new Error(status));
            });
        });
      }
      // Each change is read as it is by then: one after the other, to hear all three.
      const hears = (count: number) => expect.poll(() => heard.length, patience).toBe(count);
      const made = await review(author.token, { title: "Live" });
      await hears(2);
      await post(
        `/api/reviews/${made.id}`,
        author.token,
        { ...reviewInput, title: "Edited" },
        "PUT",
      );
      await hears(4);
      await post(`/api/reviews/${made.id}`, author.token, {}, "DELETE");
      await hears(6);
      for (const index of [0, 1])
        expect(heard.filter(([what]) => what.startsWith(String(index)))).toMatchObject([
          [`${index} INSERT`, { id: made.id, title: "Live", ratings: 5 }],
          [`${index} UPDATE`, { id: made.id, title: "Edited" }],
          [`${index} DELETE`, { id: made.id }],
        ]);
      for (const client of listeners) await client.removeAllChannels();
    },
  );

  test("a channel on anything else is refused, with a reason", async () => {
    const outcome = await new Promise<string>((resolve) => {
      connect()
        .channel("others")
        .on("postgres_changes", { event: "*", schema: "public", table: "auth_users" }, () => {})
        .subscribe((status, error) => resolve(`${status}: ${error?.message}`));
    });
    expect(outcome).toBe("CHANNEL_ERROR: Changes of public.auth_users are not published here.");
  });
});
