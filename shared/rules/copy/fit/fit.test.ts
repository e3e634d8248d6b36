import { expect, it } from 'vitest';
import { analyse } from '../analyse.ts';
import { fitTo } from './fit.ts';
import type { PersonaFacts } from './persona-facts.ts';

const nobody: PersonaFacts = {
  ...{ id: 'per_1', name: 'La gérante', goals: [], pains: [], objections: [], vocabulary: [], avoid: [] },
  ...{ register: null, channels: [] },
};
const manager: PersonaFacts = {
  ...nobody,
  pains: ['payer pour rien', 'passer ses soirées sur les publicités'],
  goals: ['remplir la boutique en semaine'],
  objections: [{ objection: 'c’est trop cher', answer: 'sans engagement' }, { objection: 'c’est compliqué' }],
  vocabulary: ['boutique', 'clientes', 'fin de mois'],
  register: 'vous',
  channels: ['instagram'],
};
const text = 'Vous passez vos soirées sur vos annonces\u202f? Planif remplit votre boutique, sans engagement.';
const fitOf = (persona: PersonaFacts, body: string, options: object = {}) =>
  analyse({ body }, { fit: fitTo(persona), ...options }).fit;
const pointsOf = (fit: ReturnType<typeof fitOf>) => fit?.lines.map(({ key, points, max }) => [key, points, max]);

it('adds up what a text does for whom it is for', () => {
  const fit = fitOf(manager, text, { placement: 'meta_story' });
  // Two of the three words of the second pain; two of the three of the goal; one objection of two; one word at 5 points.
  expect(pointsOf(fit)).toEqual([
    ['pains', 30, 30],
    ['goals', 20, 20],
    ['objections', 10, 20],
    ['vocabulary', 5, 15],
    ['register', 10, 10],
    ['channels', 5, 5],
  ]);
  expect(fit?.score).toBe(80);
  expect(fit?.lines.map((line) => line.text)).toEqual([
    'Nomme «\u00a0passer ses soirées sur les publicités\u00a0».',
    'Sert «\u00a0remplir la boutique en semaine\u00a0».',
    'Reste ouverte\u00a0: «\u00a0c’est compliqué\u00a0».',
    'Emploie «\u00a0boutique\u00a0».',
    'Le texte vouvoie, comme il convient.',
    'Paraît là où elle se trouve.',
  ]);
});

it('shares the points of what a persona does not say among the others, in proportion', () => {
  // 30 and 10 of 40.
  expect(pointsOf(fitOf({ ...nobody, pains: manager.pains, register: 'tu' }, text))).toEqual([
    ['pains', 75, 75],
    ['register', 0, 25],
  ]);
  // 30, 20 and 20 of 70: 42.86, 28.57 and 28.57.
  const { pains, goals, objections } = manager;
  expect(pointsOf(fitOf({ ...nobody, pains, goals, objections }, 'Aucun mot commun.'))).toEqual([
    ['pains', 0, 43],
    ['goals', 0, 29],
    ['objections', 0, 28],
  ]);
  expect(fitOf(nobody, text)).toBeNull();
  expect(analyse({ body: text }).fit).toBeNull();
});

it('counts where a text stands only where someone says it', () => {
  const onInstagram = { ...nobody, register: 'vous', channels: ['instagram'] } as const;
  expect(pointsOf(fitOf(onInstagram, text))).toEqual([['register', 100, 100]]);
  // 10 and 5 of 15.
  expect(pointsOf(fitOf(onInstagram, text, { placement: 'tiktok' }))).toEqual([
    ['register', 67, 67],
    ['channels', 0, 33],
  ]);
  expect(analyse({ body: text, platform: 'instagram' }, { fit: fitTo(onInstagram) }).fit?.score).toBe(100);
});

it('hears an objection answered by what it is about, and a word in its other forms', () => {
  const doubts = { ...nobody, objections: [{ objection: 'j’ai peur de m’engager' }] };
  expect(fitOf(doubts, 'Essayez Planif sans engagement.')?.score).toBe(100);
  expect(fitOf(doubts, 'Essayez Planif.')?.score).toBe(0);
  const says = { ...nobody, vocabulary: ['planning', 'fin de mois', 'B2B'] };
  expect(fitOf(says, 'Vos plannings prêts en fin de mois, en B2B.')?.score).toBe(100);
  expect(fitOf(says, 'À la fin, un mois de plannings.')?.score).toBe(33);
  expect(fitOf({ ...nobody, register: 'vous' }, 'Planif remplit les plannings.')?.score).toBe(50);
});

it('stays within its bounds whatever is said', () => {
  const odd = { ...manager, pains: ['', '***', 'a'.repeat(200)], vocabulary: ['.*', '\u202e', '$&'] };
  const fit = fitOf(odd, '.* $& \u202e '.repeat(200));
  expect(fit?.lines.every(({ points, max }) => points >= 0 && points <= max)).toBe(true);
  expect(fit?.lines.reduce((sum, { max }) => sum + max, 0)).toBe(100);
});
