import { addDays, parisDay } from '../../../../../shared/kernel/paris-day.ts';
import type { ProspectField } from '../../../../../shared/prospects/imports.contract.ts';
import { prospectFieldNames } from '../../../../../shared/prospects/imports.messages.ts';

const fields: ProspectField[] = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'company',
  'jobTitle',
  'industry',
  'companySize',
  'city',
  'country',
  'source',
  'status',
  'value',
  'monthlyAdBudget',
  'nextAction',
  'nextActionAt',
  'tags',
];

/** Invented people: the last are their places in the lists below, then what they are worth. */
const people: (string | number)[][] = [
  ['Nadia', 'Caron', 'Brise Marine', 'Directrice marketing', 'Beauté & soins', '51 à 200', 'Nantes', 0, 0, 12_000],
  ['Hugo', 'Besnard', 'Rivages Atelier', 'Fondateur', 'Maison & déco', '11 à 50', 'Lyon', 1, 1, 4_500],
  ['Inès', 'Legrand', 'Cacao Mardi', 'Responsable acquisition', 'Alimentation', '11 à 50', 'Lille', 2, 2, 8_000],
  ['Karim', 'Le Goff', 'Cycles du Phare', 'Directeur général', 'Sport', '51 à 200', 'Brest', 3, 3, 22_000],
  ['Élodie', 'Pham', 'Toit Franc', 'Gérante', 'Maison & déco', '2 à 10', 'Tours', 4, 0, 3_000],
  ['Samir', 'Haddad', 'Module Océan', 'Head of Growth', 'Logiciels', '201 à 1 000', 'Paris', 5, 3, 18_000],
  ['Chloé', 'Étienne', 'Les Jardiniers du Coin', 'Cofondatrice', 'Services', '2 à 10', 'Metz', 1, 1, 1_500],
  ['Victor', 'Roux', 'Buffet Cardinal', 'Responsable e-commerce', 'Alimentation', '11 à 50', 'Dijon', 2, 2, 9_500],
];

const sources = ['Site web', 'Recommandation', 'LinkedIn', 'Salon ou événement', 'Publicité', 'Site web'];
const statuses = ['Nouveau', 'Contacté', 'Qualifié', 'Proposition'];
const actions = ['Appeler', 'Envoyer le devis', 'Préparer la démo', 'Relancer par e-mail'];

/** Prospects to try with: a file like another, which is looked at, imported and undone like another. */
export function exampleFile(now = new Date()): File {
  const rows = people.map(([firstName, lastName, company, job, industry, size, city, source, status, value], at) => {
    const due = addDays(parisDay(now), at - 1);
    return [
      firstName,
      lastName,
      `exemple${at + 1}@prospects.example`,
      `06 39 98 10 1${at}`,
      company,
      job,
      industry,
      size,
      city,
      'France',
      sources[Number(source)],
      statuses[Number(status)],
      value,
      Number(value) / 4,
      actions[at % actions.length],
      `${due} 10:00`,
      'exemple',
    ];
  });
  const lines = [fields.map((field) => prospectFieldNames[field]), ...rows];
  return new File([lines.map((cells) => `${cells.join(';')}\r\n`).join('')], 'exemples.csv', { type: 'text/csv' });
}
