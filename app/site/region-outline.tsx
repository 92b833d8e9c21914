import { m } from "#app/paraglide/messages.js";
import type { Chrome } from "#server/content/chrome.ts";

type RegionOutlineProps = {
  map: Chrome["map"];
  region: Chrome["regions"][number];
  className?: string;
};

/** A region cut out of the map of India; its states are taken from the one drawing by name. */
export function RegionOutline({ map, region, className }: RegionOutlineProps) {
  const { x, y, width, height } = region.frame;
  return (
    <svg
      viewBox={`${x} ${y} ${width} ${height}`}
      role="img"
      aria-label={m.map_region({ name: region.name })}
      className={className}
    >
      {region.states
        .filter((state) => !region.islands.some((island) => island.slug === state.slug))
        .map((state) => (
          <use key={state.slug} href={`${map}#${state.slug}`} />
        ))}
      {region.islands.map(({ slug, frame }) => (
        // Drawn nearer than they are, as atlases do.
        <svg
          key={slug}
          aria-hidden="true"
          viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
          x={x + width * 0.66}
          y={y + height * 0.62}
          width={width * 0.34}
          height={height * 0.4}
        >
          <use href={`${map}#${slug}`} />
        </svg>
      ))}
    </svg>
  );
}
