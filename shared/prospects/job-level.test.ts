import { expect, it } from 'vitest';
import { jobLevelOf } from './job-level.ts';
import type { JobLevel } from './prospects.rules.ts';

const titles: Record<JobLevel, string[]> = {
  executive: [
    ...['PDG', 'P.-D.G.', 'Directrice générale', 'Directeur Général Adjoint', 'CEO & Co-founder', 'Fondatrice'],
    ...['Gérant', 'Présidente', 'Chief Marketing Officer', 'Managing Director', 'Directeur', 'Business owner'],
    ...['Chef d’entreprise', 'Associée', 'Directeur d’agence'],
  ],
  head: [
    ...['Directeur marketing', 'Directrice de la communication', 'VP Sales', 'Vice-président ventes', 'Head of Growth'],
    ...['Marketing Director', 'Cheffe de service', 'Directrice adjointe'],
  ],
  manager: ['Responsable e-commerce', 'Marketing Manager', 'Cheffe de projet', 'Lead acquisition', 'Coordinatrice'],
  operational: [
    ...['Assistante de direction', 'Chargé de communication', 'Stagiaire', 'Community manager', 'Graphiste'],
    ...['Executive assistant', 'Product Owner', 'Développeuse', '営業'],
  ],
};

it.each(Object.entries(titles).flatMap(([level, all]) => all.map((title) => [title, level])))(
  '%s: %s',
  (title, level) => {
    expect(jobLevelOf(title)).toBe(level);
  },
);

it.each(['', '—', '123', 'Étudiante', 'unemployed', 'N/A'])('%j names no work', (title) => {
  expect(jobLevelOf(title)).toBeNull();
});
