import { type GeoProjection, geoPath } from "d3-geo";
import { drawPath } from "./draw-path.ts";
import { keepDrawing } from "./drawn-files.ts";
import { getIndiaSheet } from "./india-sheet.ts";
import type { Land } from "./lands.ts";

export type StateFrame = { width: number; height: number; projection: GeoProjection };

export type StateDrawing = {
  /** `/data/state-<slug>-<hash>.svg`: a browser keeps it for ever. */
  address: string;
  /** Whether all of the land is specks, each marked by a dot. */
  isIslands: boolean;
  /** Units around the map that it takes too. */
  air: number;
};

/** Units around the frame in which neighbours' lines and the land's own thickness still show. */
export const drawingAir = 26;

/** Units of the map under which a part of the land is marked by a dot. */
const leastIsland = 30;

/** The middle of each part of the land, if all of its parts are specks. */
function findIslands(land: Land | undefined, projection: GeoProjection): [number, number][] {
  if (land?.feature.geometry.type !== "MultiPolygon") return [];
  const path = geoPath(projection);
  const boxes = land.feature.geometry.coordinates.map((coordinates) =>
    path.bounds({ type: "Polygon", coordinates }),
  );
  if (boxes.some(([[w, n], [e, s]]) => Math.max(e - w, s - n) > leastIsland)) return [];
  return boxes.map(([[w, n], [e, s]]) => [Math.round((w + e) / 2), Math.round((n + s) / 2)]);
}

const style = (isIslands: boolean) =>
  `path,circle{stroke-linejoin:round}.around{fill:#45215a;fill-opacity:${isIslands ? 0.34 : 0.13};stroke:#fff3e4;stroke-opacity:.42;stroke-width:1.2}.side{fill:#45215a;stroke:#45215a;stroke-width:2}.land{fill:#f39b4f;stroke:#fff3e4;stroke-width:2.5}`;

/** Neighbours fade towards the edge; beside islands, which are known by the coast, only above and below. */
const fade = (isIslands: boolean, { width, height }: StateFrame) => {
  const stops = isIslands
    ? '<linearGradient id="f" x2="0" y2="1"><stop stop-color="#000"/><stop offset=".14" stop-color="#fff"/><stop offset=".86" stop-color="#fff"/><stop offset="1" stop-color="#000"/></linearGradient>'
    : '<radialGradient id="f"><stop offset=".58" stop-color="#fff"/><stop offset="1" stop-color="#000"/></radialGradient>';
  return `<defs>${stops}<mask id="m" maskUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}"><path fill="url(#f)" d="M0 0h${width}v${height}H0z"/></mask></defs>`;
};

function draw(slug: string, frame: StateFrame): { svg: string; isIslands: boolean } {
  const { width, height, projection } = frame;
  const { lands } = getIndiaSheet();
  const land = lands.find((item) => item.slug === slug);
  const islands = findIslands(land, projection);
  const isIslands = islands.length > 0;
  const around = lands
    .filter((item) => item.slug !== slug)
    .map((item) => drawPath(item.feature, projection))
    .join("");
  const shape = land && !isIslands ? drawPath(land.feature, projection) : "";
  const body = isIslands
    ? islands
        .map(
          ([x, y]) =>
            `<circle class="side" cx="${x - 3}" cy="${y + 6}" r="11"/><circle class="land" cx="${x}" cy="${y}" r="11"/>`,
        )
        .join("")
    : `<defs><path id="l" d="${shape}"/></defs><use href="#l" class="side" x="-7" y="12"/><use href="#l" class="side" x="-3.5" y="6"/><use href="#l" class="land"/>`;
  const [w, h] = [width + 2 * drawingAir, height + 2 * drawingAir];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-drawingAir} ${-drawingAir} ${w} ${h}" width="${w}" height="${h}"><style>${style(isIslands)}</style>${fade(isIslands, frame)}<path class="around" mask="url(#m)" d="${around}"/>${body}</svg>`;
  return { svg, isIslands };
}

const drawings = new Map<string, StateDrawing>();

/** A state within a frame, drawn once a process: the frame is the same for nearly all of its pages. */
export function getStateDrawing(slug: string, frame: StateFrame): StateDrawing {
  const corner = frame.projection.invert?.([0, 0])?.map((degrees) => degrees.toFixed(3)) ?? [];
  const key = [
    slug,
    frame.width,
    frame.height,
    frame.projection.scale().toFixed(1),
    ...corner,
  ].join();
  const known = drawings.get(key);
  if (known) return known;
  const { svg, isIslands } = draw(slug, frame);
  const drawing = { address: keepDrawing(`state-${slug}`, svg), isIslands, air: drawingAir };
  drawings.set(key, drawing);
  return drawing;
}
