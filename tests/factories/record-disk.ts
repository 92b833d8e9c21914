import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { dirname, join } from "node:path";

/**
 * What a process does to the files below a folder, call by call, and what a disk may hold of it when the power
 * goes: recorded from `node:fs`, which the embedded database writes with, and replayed up to any call.
 */

type Inode = { synced: Buffer; pending: Change[] };
type Change = { at: number; bytes: Buffer } | { size: number };
type Entry = Inode | "folder";
type NameChange =
  | { kind: "make"; path: string; entry: Entry }
  | { kind: "move"; path: string; to: string }
  | { kind: "remove"; path: string };
type Call =
  | ({ call: "name" } & NameChange)
  | { call: "change"; inode: Inode; change: Change; synced: boolean }
  | { call: "sync"; inode: Inode }
  | { call: "sync folder"; path: string };

const page = 4096;
const sector = 512;

function changeBytes(bytes: Buffer, change: Change): Buffer {
  const size = "size" in change ? change.size : change.at + change.bytes.length;
  let grown: Buffer = bytes;
  if ("size" in change ? size !== bytes.length : size > bytes.length) {
    grown = Buffer.alloc(size);
    bytes.copy(grown);
  }
  if ("bytes" in change) change.bytes.copy(grown, change.at);
  return grown;
}

function changeNames(names: Map<string, Entry>, change: NameChange): void {
  if (change.kind === "make") names.set(change.path, change.entry);
  else if (change.kind === "remove") names.delete(change.path);
  else
    for (const [path, entry] of [...names])
      if (path === change.path || path.startsWith(`${change.path}/`)) {
        names.delete(path);
        names.set(change.to + path.slice(change.path.length), entry);
      }
}

/** How much of what nobody had asked to be kept is on the disk; "most": all but the end of each file's last write. */
export type Luck = { kept: "nothing" | "any" | "most" | "all"; random: () => number };

/** What of a file's changes that were not asked to be kept is there. */
function guessBytes({ synced, pending }: Inode, { kept, random }: Luck): Buffer {
  let bytes: Buffer = Buffer.from(synced);
  pending.forEach((change, index) => {
    if (kept === "nothing" || (kept === "any" && random() < 0.5)) return;
    if ("size" in change) {
      bytes = changeBytes(bytes, change);
      return;
    }
    const isTorn =
      kept === "any" ? random() < 0.3 : kept === "most" && index === pending.length - 1;
    const sectors = Math.ceil(change.bytes.length / sector) - 1;
    const whole = isTorn ? Math.floor(random() * (sectors + 1)) * sector : change.bytes.length;
    if (whole > 0)
      bytes = changeBytes(bytes, { at: change.at, bytes: change.bytes.subarray(0, whole) });
  });
  return bytes;
}

export type DiskRecording = {
  /** Calls so far; a disk is asked for as of after so many. */
  count(): number;
  stop(): void;
  /** Goes through the calls once, in their order: `cut` is asked for ever later ones. */
  replay(): { cut(calls: number, luck: Luck): Map<string, Buffer | "folder"> };
};

/** Records until `stop`, in this process. Nothing else may write below `root` meanwhile. */
export function recordDisk(root: string): DiskRecording {
  const calls: Call[] = [];
  const names = new Map<string, Entry>();
  const open = new Map<number, { inode: Inode | null; path: string; isSynced: boolean }>();
  const isOurs = (path: unknown): path is string =>
    typeof path === "string" && (path === root || path.startsWith(`${root}/`));
  const name = (change: NameChange) => {
    changeNames(names, change);
    calls.push({ call: "name", ...change });
  };
  const change = (inode: Inode, what: Change, synced = false) =>
    calls.push({ call: "change", inode, change: what, synced });
  const fileAt = (path: string): Inode => {
    const found = names.get(path);
    if (found && found !== "folder") return found;
    const entry: Inode = { synced: Buffer.alloc(0), pending: [] };
    name({ kind: "make", path, entry });
    return entry;
  };

  const former = { ...fs };
  // biome-ignore lint/suspicious/noExplicitAny: the calls are handed on as they come.
  type Any = any;
  const patched: Record<string, (...args: Any[]) => Any> = {
    openSync(path, flags, mode) {
      const fd = former.openSync(path, flags, mode);
      if (!isOurs(path)) return fd;
      if (former.fstatSync(fd).isDirectory()) open.set(fd, { inode: null, path, isSynced: false });
      else {
        const inode = fileAt(path);
        const bits = typeof flags === "number" ? flags : 0;
        if (bits & fs.constants.O_TRUNC) change(inode, { size: 0 });
        open.set(fd, { inode, path, isSynced: (bits & fs.constants.O_DSYNC) !== 0 });
      }
      return fd;
    },
    closeSync(fd) {
      open.delete(fd);
      former.closeSync(fd);
    },
    writeSync(fd, buffer, second, third, fourth) {
      const written = former.writeSync(fd, buffer, second, third, fourth);
      const file = open.get(fd);
      if (!file?.inode) return written;
      const { offset = 0, position } =
        typeof second === "object" && second !== null
          ? second
          : { offset: second, position: fourth };
      if (typeof position !== "number") throw new Error("a write without its place");
      const from = buffer.byteOffset + offset;
      const bytes = Buffer.from(buffer.buffer.slice(from, from + written));
      change(file.inode, { at: position, bytes }, file.isSynced);
      return written;
    },
    writeFileSync(path, data, options) {
      former.writeFileSync(path, data, options);
      if (!isOurs(path)) return;
      const inode = fileAt(path);
      change(inode, { size: 0 });
      change(inode, { at: 0, bytes: Buffer.from(data) });
    },
    ftruncateSync(fd, size = 0) {
      former.ftruncateSync(fd, size);
      const inode = open.get(fd)?.inode;
      if (inode) change(inode, { size });
    },
    truncateSync(path, size = 0) {
      former.truncateSync(path, size);
      if (isOurs(path)) change(fileAt(path), { size });
    },
    fsyncSync(fd) {
      former.fsyncSync(fd);
      const file = open.get(fd);
      if (file)
        calls.push(
          file.inode
            ? { call: "sync", inode: file.inode }
            : { call: "sync folder", path: file.path },
        );
    },
    renameSync(path, to) {
      former.renameSync(path, to);
      if (isOurs(path)) name({ kind: "move", path, to });
    },
    unlinkSync(path) {
      former.unlinkSync(path);
      if (isOurs(path)) name({ kind: "remove", path });
    },
    rmdirSync(path) {
      former.rmdirSync(path);
      if (isOurs(path)) name({ kind: "remove", path });
    },
    mkdirSync(path, options) {
      const made = former.mkdirSync(path, options);
      if (isOurs(path)) name({ kind: "make", path, entry: "folder" });
      return made;
    },
  };
  Object.assign(fs, patched);
  syncBuiltinESMExports();

  return {
    count: () => calls.length,
    stop() {
      Object.assign(
        fs,
        Object.fromEntries(Object.keys(patched).map((key) => [key, Reflect.get(former, key)])),
      );
      syncBuiltinESMExports();
    },
    replay() {
      const disk = new Map<string, Entry>([[root, "folder"]]);
      let waiting: NameChange[] = [];
      let next = 0;
      /** A file system keeps names in the order of their changes: the last that has to stand brings all before it. */
      const keepNames = (concerns: (one: NameChange) => boolean) => {
        const upTo = waiting.findLastIndex(concerns) + 1;
        for (const one of waiting.slice(0, upTo)) changeNames(disk, one);
        waiting = waiting.slice(upTo);
      };
      const pathsOf = (one: NameChange) => (one.kind === "move" ? [one.path, one.to] : [one.path]);
      const step = (call: Call) => {
        if (call.call === "name") waiting.push(call);
        else if (call.call === "sync folder")
          keepNames((one) => pathsOf(one).some((path) => dirname(path) === call.path));
        else if (call.call === "sync") {
          for (const one of call.inode.pending)
            call.inode.synced = changeBytes(call.inode.synced, one);
          call.inode.pending = [];
          keepNames(
            (one) =>
              (one.kind === "make" && one.entry === call.inode) ||
              (one.kind === "move" && isNameOf(one.to, call.inode)),
          );
        } else if (call.synced && "bytes" in call.change) {
          const { inode, change: written } = call;
          const { at, bytes } = call.change;
          const touches = (one: Change) =>
            "size" in one ||
            (one.at < at + bytes.length + page && one.at + one.bytes.length > at - page);
          for (const one of inode.pending.filter(touches))
            inode.synced = changeBytes(inode.synced, one);
          inode.pending = inode.pending.filter((one) => !touches(one));
          inode.synced = changeBytes(inode.synced, written);
        } else call.inode.pending.push(call.change);
      };
      /** Whether a file has this name once all that waits is done. */
      const isNameOf = (path: string, inode: Inode) => {
        const after = new Map(disk);
        for (const one of waiting) changeNames(after, one);
        return after.get(path) === inode;
      };
      return {
        cut(count, luck) {
          for (; next < count; next += 1) step(calls[next] as Call);
          const then = new Map(disk);
          const kept =
            luck.kept === "nothing"
              ? 0
              : luck.kept === "any"
                ? Math.floor(luck.random() * (waiting.length + 1))
                : waiting.length;
          for (const one of waiting.slice(0, kept)) changeNames(then, one);
          return new Map(
            [...then].map(([path, entry]) => [
              path,
              entry === "folder" ? entry : guessBytes(entry, luck),
            ]),
          );
        },
      };
    },
  };
}

/** Writes a disk that was cut below `target`, in the place of the folder that was recorded. */
export function writeDisk(
  disk: Map<string, Buffer | "folder">,
  root: string,
  target: string,
): void {
  for (const [path, content] of disk) {
    const to = join(target, path.slice(root.length));
    fs.mkdirSync(content === "folder" ? to : dirname(to), { recursive: true });
    if (content !== "folder") fs.writeFileSync(to, content);
  }
}
