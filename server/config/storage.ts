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

type AwsEnvironment = {
  AWS_ACCESS_KEY_ID?: string | undefined;
  AWS_SECRET_ACCESS_KEY?: string | undefined;
  AWS_SESSION_TOKEN?: string | undefined;
  AWS_REGION?: string | undefined;
  AWS_ENDPOINT_URL_S3?: string | undefined;
};
export type StorageEnvironment = AwsEnvironment & { STORAGE_URL?: string | undefined };
export type BackupEnvironment = AwsEnvironment & {
  BACKUP_URL?: string | undefined;
  BACKUP_RECIPIENT?: string | undefined;
};

const bucketName = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const prefixName = /^[\w.-]+(\/[\w.-]+)*$/;
const regionName = /^[a-z0-9-]{1,40}$/;
const bucketForm = "s3://[key:secret@]bucket[/prefix]";

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
 * A bucket's address in the variable called `name`, with what it leaves out from the AWS_* variables.
 * @returns null where it is none; faults name the variable and never repeat its value, which may hold a secret
 */
function readBucket(
  name: string,
  value: string,
  env: AwsEnvironment,
): { bucket: BucketConfig | null; faults: string[] } {
  const url = readUrl(value);
  if (url?.protocol !== "s3:") return { bucket: null, faults: [] };
  const faults: string[] = [];
  const options = url.searchParams;
  const unknown = [...options.keys()].filter((key) => key !== "region" && key !== "endpoint");
  if (unknown.length > 0 || url.hash || url.port)
    faults.push(`${name} takes ?region= and ?endpoint= and nothing else`);
  if (!bucketName.test(url.hostname)) faults.push(`${name} does not name a usable bucket`);
  const prefix = url.pathname.replace(/^\/+|\/+$/g, "");
  if (prefix !== "" && !prefixName.test(prefix))
    faults.push(`${name}: the prefix may hold letters, digits, dots, dashes and slashes`);
  const region = options.get("region") ?? env.AWS_REGION ?? "us-east-1";
  if (!regionName.test(region)) faults.push(`${name} or AWS_REGION: this is not a region`);
  const ownEndpoint = options.get("endpoint") ?? env.AWS_ENDPOINT_URL_S3;
  const service = ownEndpoint === undefined ? null : readUrl(ownEndpoint);
  if (
    ownEndpoint !== undefined &&
    (!service || !/^https?:$/.test(service.protocol) || service.username || service.search)
  )
    faults.push(`${name} or AWS_ENDPOINT_URL_S3: the endpoint must be an http(s) address`);

  const inUrl = url.username !== "" || url.password !== "";
  const accessKeyId = inUrl ? decodeURIComponent(url.username) : env.AWS_ACCESS_KEY_ID;
  const secretAccessKey = inUrl ? decodeURIComponent(url.password) : env.AWS_SECRET_ACCESS_KEY;
  if (!accessKeyId || !secretAccessKey)
    faults.push(
      `${name} needs key:secret@ before the bucket, or AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY`,
    );
  if (!inUrl && env.AWS_SESSION_TOKEN)
    faults.push(
      "AWS_SESSION_TOKEN: temporary keys end while the process runs; give it lasting ones",
    );
  return {
    faults,
    bucket: {
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

/**
 * `s3://[key:secret@]bucket[/prefix][?region=…&endpoint=…]`, or an absolute folder, or nothing: then
 * `objects` in the data folder.
 */
export function readStorage(
  env: StorageEnvironment,
  fallbackFolder: string,
): { storage: StorageConfig; faults: string[] } {
  const value = env.STORAGE_URL;
  const files = (folder: string) => ({ kind: "files" as const, folder });
  if (!value) return { storage: files(fallbackFolder), faults: [] };
  if (value.startsWith("/")) return { storage: files(value), faults: [] };
  const { bucket, faults } = readBucket("STORAGE_URL", value, env);
  if (bucket) return { storage: { kind: "s3", ...bucket }, faults };
  return {
    storage: files(fallbackFolder),
    faults: [`STORAGE_URL must be an absolute folder or ${bucketForm}`],
  };
}

/** Where backups go beside their folder: `BACKUP_URL`, a bucket alone; null without it. */
export function readBackupBucket(env: BackupEnvironment): {
  bucket: BucketConfig | null;
  faults: string[];
} {
  const value = env.BACKUP_URL;
  if (!value) return { bucket: null, faults: [] };
  const read = readBucket("BACKUP_URL", value, env);
  if (!read.bucket) return { bucket: null, faults: [`BACKUP_URL must be ${bucketForm}`] };
  // It lies with somebody else.
  if (!env.BACKUP_RECIPIENT)
    read.faults.push("BACKUP_URL wants BACKUP_RECIPIENT: what goes there is sealed");
  return read;
}
