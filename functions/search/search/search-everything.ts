import { wantedIn } from '../../../shared/search/name-rank.ts';
import * as search from '../../../shared/search/search.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { Parts } from '../../platform/parts.ts';
import { rankOfThing } from '../core/finder.door.ts';
import { finders } from './finders.ts';

/** Of one kind, so that one that has many leaves the others their place. */
const mostOfAKind = 6;
/** Who types waits for no catalogue that is still on its way. */
const patienceMs = 4_000;
/** Of what its finder found in another way than by its name. */
const otherwise = 5;

const kindLabels: Partial<Record<string, string>> = Object.assign({}, ...finders.map(({ kinds }) => kinds));

/** Things of all words by their names, the nearest first. */
export const handler = defineHandler(search.searchEverything, async ({ actor, query: { q, limit } }) => {
  const wanted = wantedIn(q);
  if (wanted.words.length === 0) return { items: [], missing: [] };
  const parts = new Parts<string>('searchEverything', actor);
  const found = await Promise.all(
    finders.map(({ permission, kinds, find }) =>
      parts.read(Object.keys(kinds), permission, () => find(actor, { q, wanted, most: mostOfAKind }), patienceMs),
    ),
  );
  const ranked = found
    .flatMap((things) => things ?? [])
    .map((thing) => ({ thing, rank: rankOfThing(wanted, thing) ?? otherwise }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, limit);
  return {
    items: ranked.map(({ thing: { kind, id, title, more, path } }) => ({
      kind,
      id,
      title,
      detail: [kindLabels[kind], more].filter(Boolean).join(' · '),
      path,
    })),
    missing: parts.missing,
  };
});
