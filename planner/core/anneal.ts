/** Simulated annealing: how much may be lost now, by how far the time has run. */
export interface Cooling {
  /** Temperatures in units of the mean prize. */
  readonly hot: number;
  readonly cold: number;
  /** How often the temperature rises again. */
  readonly cycles: number;
}

/** Temperature at `progress` (0 to 1), falling geometrically in each cycle. */
export function temperatureAt({ hot, cold, cycles }: Cooling, progress: number): number {
  const phase = progress * cycles;
  return hot * (cold / hot) ** (phase - Math.floor(phase));
}
