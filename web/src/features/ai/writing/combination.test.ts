import { expect, test } from 'vitest';
import type { TextItem } from '../../../../../shared/ai/written.ts';
import { combinationOf, nearOnes } from './combination.ts';

const text = (id: string, said: string, choice?: 'rejected'): TextItem => ({
  ...{ id, field: 'headline', text: said, length: said.length, recommended: 30, max: 30, state: 'ok' },
  ...{ grounding: [], evidenceIds: [], compliance: [], engine: 'integre', edited: false, choice },
});

test('a search puts three titles together, none twice, none that was rejected', () => {
  const items = ['un', 'deux', 'trois', 'quatre'].map((said, at) =>
    text(`h${at}`, said, at === 0 ? 'rejected' : undefined),
  );
  const fields = [{ field: 'headline', items }];
  expect(combinationOf('google_search', fields, null)).toEqual({ headline: ['deux', 'trois', 'quatre'] });
  const drawn = combinationOf('google_search', fields, () => 0.99);
  expect(drawn.headline).toEqual(['quatre', 'trois', 'deux']);
  expect(combinationOf('meta_feed', fields, null)).toEqual({ headline: ['deux'] });
});

test('two descriptions of a search do not end on the same call', () => {
  const items = ['Un envoi par mois. Abonne-toi.', 'Le colis arrive seul. Abonne-toi.', 'Sans engagement. Essaie.'].map(
    (said, at) => text(`d${at}`, said),
  );
  const drawn = (among: TextItem[]) => combinationOf('google_search', [{ field: 'description', items: among }], null);
  expect(drawn(items).description).toEqual(['Un envoi par mois. Abonne-toi.', 'Sans engagement. Essaie.']);
  expect(drawn(items.slice(0, 2)).description).toHaveLength(1);
});

test('texts that say nearly the same are told', () => {
  const items = [
    text('h1', 'Gagnez 3 heures par semaine'),
    text('h2', 'Un essai gratuit'),
    text('h3', 'Gagnez 3 heures par mois'),
  ];
  const near = nearOnes(items);
  expect([near.get('h1')?.id, near.get('h2'), near.get('h3')?.id]).toEqual(['h3', undefined, 'h1']);
});
