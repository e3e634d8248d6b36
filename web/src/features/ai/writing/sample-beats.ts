import type { Part } from './script/beat-table.tsx';

export type SampleBeat = {
  id: string;
  part: Part;
  from: number;
  to: number;
  said: string;
  shown: string;
  shot: string;
  sound: string;
};

const hook = {
  ...{ id: 'b1', part: 'hook' as const, from: 0, said: 'Marre de boire tiède dès midi\u202f?' },
  shown: 'Marre de boire tiède\u202f?',
  shot: 'Face caméra, produit dès la première image',
  sound: 'Voix directe',
};
const solution = {
  ...{ id: 'b3', part: 'solution' as const, shown: 'Fraîche 24\u00a0heures', shot: 'Produit en main, gros plan' },
  said: 'Place à la gourde Filante. Vous gardez votre eau fraîche 24\u00a0heures. Inox double paroi.',
  sound: 'Musique légère',
};
const call = {
  ...{ id: 'b5', part: 'cta' as const, shown: 'Livraison offerte', shot: 'Produit plein cadre' },
  said: 'Commandez la gourde Filante\u00a0: livraison offerte dès 40\u00a0€.',
  sound: 'Musique plus présente',
};

const short: SampleBeat[] = [
  { ...hook, to: 3.4 },
  { ...solution, from: 3.4, to: 9.6 },
  { ...call, from: 9.6, to: 15 },
];

const long: SampleBeat[] = [
  { ...hook, to: 3 },
  {
    ...{
      id: 'b2',
      part: 'problem',
      from: 3,
      to: 9,
      shown: 'Et le sac est trempé',
      shot: 'Sac ouvert, bouchon qui fuit',
    },
    said: 'À midi l’eau est tiède, et le bouchon a encore fui dans le sac.',
    sound: 'Bruit de rue',
  },
  { ...solution, from: 9, to: 17 },
  {
    ...{ id: 'b4', part: 'proof', from: 17, to: 23, shown: '9\u00a0clients sur 10', shot: 'Client qui boit à vélo' },
    said: '9\u00a0clients sur 10 la recommandent, et vous avez 30\u00a0jours pour changer d’avis.',
    sound: 'Musique légère',
  },
  { ...call, from: 23, to: 30 },
];

/** A script of a product that does not exist, of fifteen seconds or, where more are asked, of thirty. */
export const sampleScript = (duration: number): { duration: 15 | 30; beats: readonly SampleBeat[] } =>
  duration === 15 ? { duration, beats: short } : { duration: 30, beats: long };
