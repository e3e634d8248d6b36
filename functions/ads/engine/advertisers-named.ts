import { metaPageId } from '../../../shared/ads/sync.rules.ts';
import type { Catalogue } from './catalogue.ts';
import { tokenise } from './text.ts';

export type NamedAdvertiser = { id: string; name: string };

/** Shorter, half of all names hold it. */
const shortestHeld = 3;

/**
 * The advertisers that are called so, whatever the case, the accents and the spaces, and of these the pages of Meta when there are
 * some; when there are none, those whose name holds it. Each once, by id.
 */
export function advertisersNamed(catalogues: readonly Catalogue[], text: string): NamedAdvertiser[] {
  const asked = compact(text);
  if (asked === '') return [];
  const exact = new Map<string, NamedAdvertiser>();
  const near = new Map<string, NamedAdvertiser>();
  for (const { segment } of catalogues.flatMap(({ parts }) => parts)) {
    for (let code = 0; code < segment.advertiserIds.size; code++) {
      const name = segment.advertiserNames.at(code);
      const known = compact(name);
      if (known !== asked && (asked.length < shortestHeld || !known.includes(asked))) continue;
      const id = segment.advertiserIds.at(code);
      (known === asked ? exact : near).set(id, { id, name });
    }
  }
  const pages = [...exact.values()].filter(({ id }) => metaPageId.test(id));
  const found = [pages, [...exact.values()], [...near.values()]].find(({ length }) => length > 0) ?? [];
  return found.sort((a, b) => (a.id < b.id ? -1 : 1));
}

const compact = (text: string): string =>
  tokenise(text)
    .map(({ word }) => word)
    .join('');
