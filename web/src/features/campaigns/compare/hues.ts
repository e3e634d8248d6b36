/** How many there are in `compare.module.css`. */
const hueCount = 6;

/** A hue for each, by its id so that it is the same in another comparison, unless one before has taken it. */
export function huesOf(ids: readonly string[]): number[] {
  const taken = new Set<number>();
  return ids.map((id) => {
    let hue = [...id].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9_973, 7) % hueCount;
    while (taken.has(hue) && taken.size < hueCount) hue = (hue + 1) % hueCount;
    taken.add(hue);
    return hue;
  });
}
