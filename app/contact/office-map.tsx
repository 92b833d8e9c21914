import { useState } from "react";
import { StateMap } from "#app/map/state-map.tsx";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import type { StateMap as StateMapData } from "#server/content/map/state-map.ts";
import styles from "./office-map.module.css";

type OfficeMapProps = {
  map: StateMapData;
  /** The state that the map shows, as its reader calls it. */
  state: string;
  coordinates: { lon: number; lat: number };
};

const reach = 0.012;

/** OpenStreetMap's own page to be put into another, with a marker on the office. */
const embedAddress = ({ lon, lat }: OfficeMapProps["coordinates"]) =>
  `https://www.openstreetmap.org/export/embed.html?bbox=${lon - reach},${lat - reach},${lon + reach},${lat + reach}&layer=mapnik&marker=${lat},${lon}`;

const pageAddress = ({ lon, lat }: OfficeMapProps["coordinates"]) =>
  `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=16/${lat}/${lon}`;

/** Our own drawing first; the street map comes from elsewhere, and only when somebody asks for it. */
export function OfficeMap({ map, state, coordinates }: OfficeMapProps) {
  const [street, setStreet] = useState(false);
  return (
    <div className={styles.office}>
      {street ? (
        <iframe
          className={styles.street}
          src={embedAddress(coordinates)}
          title={m.contact_street_map()}
          referrerPolicy="no-referrer"
        />
      ) : (
        <StateMap map={map} name={state} />
      )}
      <div className={styles.choice}>
        {!street && (
          <Button variant="quiet" icon="map" onClick={() => setStreet(true)}>
            {m.contact_show_street()}
          </Button>
        )}
        <p className="small">
          {street ? m.contact_street_shown() : m.contact_street_note()}{" "}
          <a href={pageAddress(coordinates)} rel="noopener">
            {m.contact_street_open()}
          </a>
        </p>
      </div>
    </div>
  );
}
