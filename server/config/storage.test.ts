import { expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

const read = (STORAGE_URL: string, more: Record<string, string> = {}) =>
  readConfig({ STORAGE_URL, ...more }).storage;
const keys = { AWS_ACCESS_KEY_ID: "KEY", AWS_SECRET_ACCESS_KEY: "SECRET" };

test("files lie in the data folder, or in the folder that is named", () => {
  expect(readConfig({ DATA_DIR: "/srv/data" }).storage).toEqual({
    kind: "files",
    folder: "/srv/data/objects",
  });
  expect(read("/srv/files")).toEqual({ kind: "files", folder: "/srv/files" });
});

test("a bucket's URL says everything, its secret percent-encoded", () => {
  const url = "s3://KEY:a%2Fb%2Bc@photos/site/one/?region=auto&endpoint=http://127.0.0.1:9000/";
  expect(read(url)).toEqual({
    kind: "s3",
    bucket: "photos",
    prefix: "site/one",
    region: "auto",
    endpoint: "http://127.0.0.1:9000",
    pathStyle: true,
    accessKeyId: "KEY",
    secretAccessKey: "a/b+c",
  });
});

test("what the URL leaves out comes from the AWS variables", () => {
  expect(read("s3://photos", { ...keys, AWS_REGION: "eu-west-1" })).toMatchObject({
    endpoint: "https://s3.eu-west-1.amazonaws.com",
    pathStyle: false,
    prefix: "",
    accessKeyId: "KEY",
    secretAccessKey: "SECRET",
  });
  const own = { ...keys, AWS_ENDPOINT_URL_S3: "https://storage.example.org" };
  expect(read("s3://photos", own)).toMatchObject({
    endpoint: "https://storage.example.org",
    pathStyle: true,
    region: "us-east-1",
  });
  expect(read("s3://photos.example.org", keys)).toMatchObject({ pathStyle: true });
});

test.each([
  ["a relative folder", "files", "STORAGE_URL must be"],
  ["another protocol", "https://KEY:hush@photos", "STORAGE_URL must be"],
  ["no keys", "s3://photos", "AWS_ACCESS_KEY_ID"],
  ["half a key", "s3://hush@photos", "key:secret@"],
  ["a bucket's name that cannot be", "s3://KEY:hush@My_Photos", "usable bucket"],
  ["no bucket", "s3:///photos", "usable bucket"],
  ["a region with spaces", "s3://KEY:hush@photos?region=eu%20west", "not a region"],
  ["an endpoint that is none", "s3://KEY:hush@photos?endpoint=storage", "endpoint must be"],
  ["an unknown option", "s3://KEY:hush@photos?acl=public", "nothing else"],
  ["a prefix that leaves", "s3://KEY:hush@photos/a%2F..%2Fb", "prefix may hold"],
  ["broken encoding", "s3://KEY:hush%E0@photos", "STORAGE_URL must be"],
])("%s is refused by name, and no secret is repeated", (_what, url, sentence) => {
  const attempt = () => read(url);
  expect(attempt).toThrow(ConfigError);
  expect(attempt).toThrow(sentence);
  expect(attempt).not.toThrow("hush");
});

test("keys that end while the process runs are refused", () => {
  expect(() => read("s3://photos", { ...keys, AWS_SESSION_TOKEN: "t" })).toThrow(
    "AWS_SESSION_TOKEN",
  );
});
