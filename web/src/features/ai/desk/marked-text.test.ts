import { expect, test } from 'vitest';
import { analyse } from '../../../../../shared/rules/copy/analyse.ts';
import { piecesOf } from './marked-text.tsx';

const body = 'Marre de perdre vos lundis ? 4 200 agences utilisent Planif. Sans engagement. Essayez 14 jours.';

test('the pieces of a text are the text, each with the strongest of its marks', () => {
  const pieces = piecesOf(body, 'body', analyse({ body }));
  expect(pieces.map(({ text }) => text).join('')).toBe(body);
  expect(pieces.map(({ at }) => at)).toEqual([...pieces.map(({ at }) => at)].sort((a, b) => a - b));
  expect(pieces[0]).toMatchObject({ mark: 'hook', at: 0 });
  expect(pieces.find(({ text }) => text.includes('4 200'))?.mark).toBe('proof');
  expect(pieces.find(({ text }) => text.includes('engagement'))?.mark).toBe('objection');
});

test('a text without marks is one piece, an empty one none', () => {
  const analysis = analyse({ body });
  expect(piecesOf('Rien', 'description', analysis)).toEqual([{ at: 0, text: 'Rien', mark: null }]);
  expect(piecesOf('', 'description', analysis)).toEqual([]);
});

test('what the law forbids is seen over what it lies in', () => {
  const text = 'Le meilleur logiciel de planning de France, pour toutes les agences.';
  const pieces = piecesOf(text, 'body', analyse({ body: text }, { own: true }));
  expect(pieces.map(({ mark }) => mark)).toContain('compliance');
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
});
