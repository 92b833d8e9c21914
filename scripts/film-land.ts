/** One frame of a film in CIELAB: lightness 0 to 100, then a and b, row by row from the top left. */
export type Frame = { lab: Float32Array; width: number; height: number };

/** Difference of colour across two pixels by which an edge of land stands out of the sky; a cloud's is less. */
const edge = 4.5;
/** Lightness below most of the top row's by which a thing is no sky, however smooth: a trunk, a roof in its shade. */
const darker = 18;
/**
 * Where the top row, from its darkest to its palest, is taken for sky: beyond its middle, since a trunk or a roof may fill up to
 * half of it and more, and well before its end, which a sun or a pale cloud is.
 */
const skyOfTop = 0.6;
/** Rows from the top edge in which sky is looked for: noise or an edge of a coder's block bars one row, seldom three. */
const firstRows = 3;
/** Part of a frame's area: what is smaller and stands alone is a bird, or an edge in a cloud. */
const leastLand = 0.002;

/** The pixels reached from `seeds` over their sides without one that is `closed`; 1 each. */
function flood(
  seeds: Iterable<number>,
  { closed, width }: { closed: (at: number) => boolean; width: number },
  into: Uint8Array<ArrayBuffer>,
): number[] {
  const open = [...seeds].filter((at) => !closed(at) && !into[at]);
  for (const at of open) into[at] = 1;
  const reached: number[] = [];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    reached.push(at);
    const x = at % width;
    const beside = [at - width, at + width];
    if (x > 0) beside.push(at - 1);
    if (x < width - 1) beside.push(at + 1);
    for (const next of beside)
      if (next >= 0 && next < into.length && !into[next] && !closed(next)) {
        into[next] = 1;
        open.push(next);
      }
  }
  return reached;
}

/** What is not sky in a frame: 1 where it is land, or anything of its size. The sky is what is smooth from the top edge on. */
export function findLand({ lab, width, height }: Frame): Uint8Array<ArrayBuffer> {
  const pixels = width * height;
  const lightnessOf = (at: number) => lab[at * 3] ?? 0;
  const distance = (a: number, b: number) => {
    let sum = 0;
    for (let c = 0; c < 3; c += 1) sum += ((lab[a * 3 + c] ?? 0) - (lab[b * 3 + c] ?? 0)) ** 2;
    return sum;
  };
  const top = Array.from({ length: width }, (_, x) => lightnessOf(x)).sort((a, b) => a - b);
  const dark = (top[Math.floor(width * skyOfTop)] ?? 0) - darker;
  const barred = new Uint8Array(pixels);
  for (let at = 0; at < pixels; at += 1) {
    const x = at % width;
    const across = distance(x > 0 ? at - 1 : at, x < width - 1 ? at + 1 : at);
    const down = distance(at >= width ? at - width : at, at + width < pixels ? at + width : at);
    if (lightnessOf(at) < dark || across + down > edge ** 2) barred[at] = 1;
  }
  const sky = new Uint8Array(pixels);
  const seeds = Array.from({ length: width * firstRows }, (_, at) => at);
  flood(seeds, { closed: (at) => barred[at] === 1, width }, sky);
  const land = new Uint8Array(pixels);
  const seen = new Uint8Array(pixels);
  for (let at = 0; at < pixels; at += 1) {
    if (sky[at] || seen[at]) continue;
    const part = flood([at], { closed: (next) => sky[next] === 1, width }, seen);
    if (part.length > leastLand * pixels) for (const of of part) land[of] = 1;
  }
  return land;
}
