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
      aria-label={`Map of ${region.name}`}
      className={className}
    >
      {region.states.map((state) => (
        <use key={state.slug} href={`${map}#${state.slug}`} />
      ))}
    </svg>
  );
}
