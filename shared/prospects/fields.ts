import { keysOf } from '../kernel/closed-lists.ts';
import type { Field } from './field.ts';
import { companySizes, legalBases, prospectLimits, prospectSources, prospectStatuses } from './prospects.rules.ts';

const own = { given: true, shown: true } as const;
const clearable = { ...own, mayLack: true } as const;
/** A text of so many characters at most. */
const text = <const K extends string>(kind: K, max: number) => ({ kind, max, ...clearable }) as const;
const line = (max: number) => text('line', max);
/** One of a closed list, or none. */
const choice = <const C extends Readonly<Record<string, string>>>(choices: C) =>
  ({ kind: 'choice', choices, ...clearable }) as const;
/** One of a closed list, always. */
const state = <const C extends Readonly<Record<string, string>>>(choices: C) =>
  ({ kind: 'choice', choices, ...own, always: true }) as const;

/**
 * What can be said of a prospect, in the order of files: from here come the bodies of requests, the shape of answers, what
 * an import reads, an export writes and a merge chooses, and what people see each called. No schema is in here: pages read it too, and `field-schemas.ts` makes those of each kind.
 */
export const fields = {
  firstName: { label: 'Prénom', ...line(100), imported: 'one', completed: true, exported: 'Prénom', merged: [] },
  lastName: {
    label: 'Nom',
    ...line(100),
    imported: 'one',
    names: true,
    completed: true,
    exported: 'Nom',
    merged: [],
  },
  /** Parted into first and last name. */
  fullName: { label: 'Nom complet', kind: 'line', imported: 'one', names: true },
  email: { label: 'E-mail', kind: 'email', ...clearable, imported: 'one', names: true, exported: 'E-mail', merged: [] },
  phone: {
    label: 'Téléphone',
    ...text('phone', 40),
    stored: ['phone', 'phoneNational'],
    imported: 'one',
    names: true,
    completed: true,
    exported: 'Téléphone',
    merged: [],
  },
  /** How `phone`, `+33612345678`, is dialled in its own country: `06 12 34 56 78`. */
  phoneNational: { label: 'Téléphone', kind: 'phone', shown: true },
  company: {
    label: 'Entreprise',
    ...line(200),
    imported: 'one',
    names: true,
    completed: true,
    exported: 'Entreprise',
    merged: [],
  },
  siret: {
    label: 'SIRET',
    kind: 'siret',
    ...clearable,
    imported: 'one',
    completed: true,
    exported: 'SIRET',
    merged: [],
  },
  jobTitle: {
    label: 'Fonction',
    ...line(150),
    imported: 'one',
    completed: true,
    exported: 'Fonction',
    merged: [],
  },
  website: {
    label: 'Site web',
    ...text('website', 300),
    imported: 'one',
    completed: true,
    exported: 'Site web',
    merged: [],
  },
  industry: { label: 'Secteur', ...line(80), imported: 'one', completed: true, exported: 'Secteur', merged: [] },
  companySize: {
    label: 'Taille de l’entreprise',
    ...choice(companySizes),
    imported: 'one',
    completed: true,
    exported: 'Taille',
    merged: [],
  },
  city: { label: 'Ville', ...line(100), imported: 'one', completed: true, exported: 'Ville', merged: [] },
  country: { label: 'Pays', ...line(60), imported: 'one', completed: true, exported: 'Pays', merged: [] },
  source: { label: 'Source', ...state(prospectSources), imported: 'one', exported: 'Source', merged: [] },
  status: {
    label: 'Statut',
    ...state(prospectStatuses),
    imported: 'one',
    exported: 'Statut',
    merged: ['lostReason', 'closedAt'],
  },
  lostReason: { label: 'Raison de la perte', ...line(300), imported: 'one', exported: 'Motif de perte' },
  value: {
    label: 'Valeur',
    kind: 'money',
    ...clearable,
    stored: ['valueCents'],
    imported: 'one',
    completed: true,
    exported: 'Valeur',
    merged: ['currency'],
  },
  currency: { label: 'Devise', kind: 'currency', ...own, imported: 'one', exported: 'Devise' },
  monthlyAdBudget: {
    label: 'Budget publicitaire par mois',
    inFiles: 'Budget publicitaire',
    kind: 'money',
    ...clearable,
    stored: ['adBudgetCents'],
    imported: 'one',
    completed: true,
    exported: 'Budget pub mensuel',
    merged: [],
  },
  /** The member whose prospect it is; in files, by their e-mail. */
  ownerId: {
    label: 'Propriétaire',
    kind: 'reference',
    ...clearable,
    imported: 'one',
    completed: true,
    exported: 'Propriétaire',
    merged: [],
  },
  /** The client of the agency that it is filed under; in files, by its name. */
  clientId: {
    label: 'Client',
    inFiles: 'Client de l’agence',
    kind: 'reference',
    ...clearable,
    imported: 'one',
    completed: true,
    exported: 'Client de l’agence',
    merged: [],
  },
  /** The campaign that brought them; in files, by its name, by what it is called in `utm_campaign` or by its id. */
  campaignId: {
    label: 'Campagne',
    kind: 'reference',
    ...clearable,
    imported: 'one',
    completed: true,
    exported: 'Campagne',
    merged: [],
  },
  tags: { label: 'Étiquettes', kind: 'tags', ...own, imported: 'several', completed: true, exported: 'Tags' },
  notes: {
    label: 'Notes',
    ...text('text', prospectLimits.notes),
    imported: 'several',
    completed: true,
    exported: 'Notes',
    merged: [],
  },
  nextAction: {
    label: 'Prochaine action',
    ...line(200),
    imported: 'one',
    completed: true,
    exported: 'Prochaine action',
  },
  nextActionAt: {
    label: 'Prévue le',
    inFiles: 'Date de la prochaine action',
    kind: 'moment',
    ...clearable,
    imported: 'one',
    completed: true,
    exported: 'Date de la prochaine action',
    merged: ['nextAction'],
  },
  doNotContact: {
    label: 'Ne pas contacter',
    kind: 'flag',
    ...own,
    always: true,
    imported: 'several',
    completed: true,
    exported: 'Ne pas contacter',
  },
  legalBasis: {
    label: 'Base légale',
    ...choice(legalBases),
    imported: 'one',
    completed: true,
    exported: 'Base légale',
    merged: [],
  },
  collectedAt: {
    label: 'Recueillies le',
    inFiles: 'Date de collecte',
    kind: 'moment',
    ...own,
    always: true,
    imported: 'one',
    exported: 'Date de collecte',
  },
  collectedFrom: {
    label: 'Recueillies auprès de',
    inFiles: 'Origine des données',
    ...line(200),
    imported: 'one',
    completed: true,
    exported: 'Origine des données',
  },
  retainUntil: { label: 'À conserver jusqu’au', kind: 'day', ...own, exported: 'Conservation jusqu’au' },
} as const satisfies Record<string, Field>;

type Fields = typeof fields;
export type FieldName = keyof Fields;
/** The fields of which the table says something, such as `merged`. */
export type NamesWith<P extends string> = {
  [N in FieldName]: Fields[N] extends { [K in P]: unknown } ? N : never;
}[FieldName];

const says = <P extends string>(name: FieldName, property: P): name is NamesWith<P> =>
  Object.hasOwn(fields[name], property);

/** In the order of the table. */
export const namesWith = <P extends string>(property: P): NamesWith<P>[] =>
  keysOf(fields).filter((name): name is NamesWith<P> => says(name, property));

/** Something for each of some fields, by their names. */
export const byField = <N extends FieldName, V>(names: readonly N[], of: (name: N) => V): Record<N, V> =>
  Object.assign({}, ...names.map((name) => ({ [name]: of(name) })));

/** What a prospect itself has: all but what is only in files. */
export type OwnField = NamesWith<'shown'>;
type Elsewhere = Extract<OwnField, NamesWith<'stored'>>;
/** Attributes of the stored prospect that hold its fields. */
export type StoredName = Exclude<OwnField, Elsewhere> | Fields[Elsewhere]['stored'][number];

export const storedIn = (name: OwnField): readonly StoredName[] =>
  says(name, 'stored') ? fields[name].stored : [name];

/** Fields that are stored under their name as they are said, and not at all when they are not. */
export const plainFields = namesWith('mayLack').filter(
  (name): name is Exclude<NamesWith<'mayLack'>, Elsewhere> => !says(name, 'stored'),
);
