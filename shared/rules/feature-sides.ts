/** As many strata as a small whole number tells apart. */
export const mostStrata = 256;

/** What stands on either side of a feature: the first of two is without it, the second with it. */
type Both = [number, number];

/** Ads with a feature beside those without it, by stratum. */
export class FeatureSides {
  readonly #ads = new Float64Array(mostStrata * 2);
  readonly #counts = new Float64Array(mostStrata * 2);
  readonly #exposures = new Float64Array(mostStrata * 2);

  /** `side` is 1 with, 0 without, less where nobody knows. */
  add(stratum: number, side: number, count: number, exposure: number): void {
    if (side < 0) return;
    const at = stratum * 2 + side;
    this.#ads[at] = (this.#ads[at] ?? 0) + 1;
    this.#counts[at] = (this.#counts[at] ?? 0) + count;
    this.#exposures[at] = (this.#exposures[at] ?? 0) + exposure;
  }

  /** The number of each stratum that has so many ads on both sides, −1 of the others. */
  cells(fewest: number): { cellOf: Int16Array; clusters: number } {
    let clusters = 0;
    const cellOf = Int16Array.from({ length: mostStrata }, (_, stratum) =>
      Math.min(this.#ads[stratum * 2] ?? 0, this.#ads[stratum * 2 + 1] ?? 0) >= fewest ? clusters++ : -1,
    );
    return { cellOf, clusters };
  }

  together(takes: (stratum: number) => boolean): { ads: Both; counts: Both; exposures: Both } {
    const sum = (column: Float64Array): Both => {
      const both: Both = [0, 0];
      for (let stratum = 0; stratum < mostStrata; stratum++)
        if (takes(stratum)) for (const side of [0, 1] as const) both[side] += column[stratum * 2 + side] ?? 0;
      return both;
    };
    return { ads: sum(this.#ads), counts: sum(this.#counts), exposures: sum(this.#exposures) };
  }
}
