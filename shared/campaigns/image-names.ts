import { fold } from '../kernel/fold.ts';

type NamedAd = { adId: string; name: string };

/** How many images are given by their names at once. */
export const mostImages = 50;

/** Letters and figures alone: no file may be called `Vidéo | Soldes`. */
const wordsOf = (name: string): string =>
  fold(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** By what a file is called, the ads of that name or number: whatever its extension, case, accents and punctuation. */
export function adsByImageName(ads: readonly NamedAd[]): (fileName: string) => string[] {
  const found = new Map<string, Set<string>>();
  const add = (key: string, adId: string) => key && found.set(key, (found.get(key) ?? new Set()).add(adId));
  for (const { adId, name } of ads) {
    add(wordsOf(name), adId);
    add(wordsOf(adId), adId);
  }
  return (fileName) => {
    const bare = fileName.replace(/\.(png|jpe?g|webp)$/i, '');
    return [...(found.get(wordsOf(bare)) ?? [])];
  };
}
