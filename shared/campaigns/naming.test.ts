import { expect, it } from 'vitest';
import { dimsOf } from './naming.ts';

const rule = { separator: '_', fields: ['Pays', 'Offre', 'Format'] };

it.each([
  ['FR_Soldes_Vidéo', { Pays: 'FR', Offre: 'Soldes', Format: 'Vidéo' }],
  [' FR _ Soldes d’été _ Vidéo ', { Pays: 'FR', Offre: 'Soldes d’été', Format: 'Vidéo' }],
  ['FR__Vidéo', { Pays: 'FR', Format: 'Vidéo' }],
  ['FR_Soldes', { Pays: 'FR', Offre: 'Soldes' }],
  ['FR_Soldes_Vidéo_15s_A', { Pays: 'FR', Offre: 'Soldes', Format: 'Vidéo_15s_A' }],
  ['FR_Soldes_Vidéo_', { Pays: 'FR', Offre: 'Soldes', Format: 'Vidéo' }],
  ['Soldes', {}],
  ['', {}],
  ['_', {}],
])('%s', (name, dims) => {
  expect(dimsOf(name, rule)).toEqual(dims);
});

it('without a rule, a name says nothing', () => {
  expect(dimsOf('FR_Soldes', undefined)).toEqual({});
});

it('a rule of one field takes the whole name of several parts', () => {
  expect(dimsOf('FR | Soldes', { separator: '|', fields: ['Nom'] })).toEqual({ Nom: 'FR|Soldes' });
});

it('takes fields for names alone, whatever they are called', () => {
  const dims = dimsOf('a_b', { separator: '_', fields: ['__proto__', 'constructor'] });
  expect(Object.entries(dims)).toEqual([
    ['__proto__', 'a'],
    ['constructor', 'b'],
  ]);
});
