import { posters } from '../app/palette.ts';

/** The colours of an advertiser, the same on every screen. */
export function advertiserColors(name: string): (typeof posters)[number] {
  let hash = 0;
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return posters[hash % posters.length] ?? posters[0];
}
