/** Where uploaded files lie: a folder, or a bucket of an S3-speaking service. */
export type StorageConfig = { kind: "files"; folder: string } | ({ kind: "s3" } & BucketConfig);

export type BucketConfig = {
  bucket: string;
  /** Put before each key, without slashes at its ends; "" for the bucket's root. */
  prefix: string;
  region: string;
  /** The service's address, without the bucket. */
  endpoint: string;
  /** The bucket is the first part of the path, not of the host's name. */
  pathStyle: boolean;
  accessKeyId: string;
  secretAccessKey: string;
};

export type StorageEnvironment = {
  STORAGE_URL?: string | undefined;
  AWS_ACCESS_KEY_ID?: string | undefined;
  AWS_SECRET_ACCESS_KEY?: string | undefined;
  AWS_SESSION_TOKEN?: string | undefined;
  AWS_REGION?: string | undefined;
  AWS_ENDPOINT_URL_S3?: string | undefined;
};

const bucketName = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const prefixName = /^[\w.-]+(\/[\w.-]+)*$/;
const regionName = /^[a-z0-9-]{1,40}$/;
const form = "STORAGE_URL must be an absolute folder or s3://[key:secret@]bucket[/prefix]";

function readUrl(value: string): URL | null {
  try {
    const url = new URL(value);
    decodeURIComponent(url.username + url.password);
    return url;
  } catch {
    return null;
  }
}

/**
 * `s3://[key:secret@]bucket[/prefix][?region=…&endpoint=…]`, or an absolute folder, or nothing: then
 * `objects` in the data folder. What the URL leaves out comes from the AWS_* variables.
 * Faults name the variable and never repeat its value, which may hold a secret.
 */
export function readStorage(
  env: StorageEnvironment,
  fallbackFolder: string,
): { storage: StorageConfig; faults: string[] } {
  const value = env.STORAGE_URL;
  const files = (folder: string) => ({ kind: "files" as const, folder });
  if (!value) return { storage: files(fallbackFolder), faults: [] };
  if (value.startsWith("/")) return { storage: files(value), faults: [] };
  const url = readUrl(value);
  if (url?.protocol !== "s3:") return { storage: files(fallbackFolder), faults: [form] };

  const faults: string[] = [];
  const options = url.searchParams;
  const unknown = [...options.keys()].filter((key) => key !== "region" && key !== "endpoint");
  if (unknown.length > 0 || url.hash || url.port)
    faults.push("STORAGE_URL takes ?region= and ?endpoint= and nothing else");
  if (!bucketName.test(url.hostname)) faults.push("STORAGE_URL does not name a usable bucket");
  const prefix = url.pathname.replace(/^\/+|\/+$/g, "");
  if (prefix !== "" && !prefixName.test(prefix))
    faults.push("STORAGE_URL: the prefix may hold letters, digits, dots, dashes and slashes");
  const region = options.get("region") ?? env.AWS_REGION ?? "us-east-1";
  if (!regionName.test(region)) faults.push("STORAGE_URL or AWS_REGION: this is not a region");
  const ownEndpoint = options.get("endpoint") ?? env.AWS_ENDPOINT_URL_S3;
  const service = ownEndpoint === undefined ? null : readUrl(ownEndpoint);
  if (
    ownEndpoint !== undefined &&
    (!service || !/^https?:$/.test(service.protocol) || service.username || service.search)
  )
    faults.push("STORAGE_URL or AWS_ENDPOINT_URL_S3: the endpoint must be an http(s) address");

  const inUrl = url.username !== "" || url.password !== "";
  const accessKeyId = inUrl ? decodeURIComponent(url.username) : env.AWS_ACCESS_KEY_ID;
  const secretAccessKey = inUrl ? decodeURIComponent(url.password) : env.AWS_SECRET_ACCESS_KEY;
  if (!accessKeyId || !secretAccessKey)
    faults.push(
      "STORAGE_URL needs key:secret@ before the bucket, or AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY",
    );
  if (!inUrl && env.AWS_SESSION_TOKEN)
    faults.push(
      "AWS_SESSION_TOKEN: temporary keys end while the process runs; give it lasting ones",
    );
  return {
    faults,
    storage: {
      kind: "s3",
      bucket: url.hostname,
      prefix,
      region,
      endpoint: (service?.href ?? `https://s3.${region}.amazonaws.com`).replace(/\/+$/, ""),
      // Amazon's certificate covers one label before its name: a bucket with dots goes in the path.
      pathStyle: service !== null || url.hostname.includes("."),
      accessKeyId: accessKeyId ?? "",
      secretAccessKey: secretAccessKey ?? "",
    },
  };
}
