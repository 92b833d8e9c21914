import { m } from "#app/paraglide/messages.js";

export type Spot = { lat: number; lon: number; name: string };

/** The ways to have a phone lead one there; coordinates, so that no name is misread. */
export function listMapLinks({ lat, lon, name }: Spot): { href: string; label: string }[] {
  const at = `${lat.toFixed(5)},${lon.toFixed(5)}`;
  const called = encodeURIComponent(name);
  return [
    { href: `geo:${at}?q=${at}(${called})`, label: m.road_maps_phone() },
    {
      href: `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(at)}`,
      label: m.road_maps_google(),
    },
    { href: `https://maps.apple.com/?daddr=${at}&q=${called}`, label: m.road_maps_apple() },
    { href: `om://map?v=1&ll=${at}&n=${called}`, label: m.road_maps_organic() },
  ];
}
