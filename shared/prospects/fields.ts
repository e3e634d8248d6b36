import type * as z from 'zod';
import { keysOf } from '../ads/ads.rules.ts';
import { kinds } from './field-kinds.ts';
import { companySizes, legalBases, prospectSources, prospectStatuses } from './prospects.rules.ts';

/** What the table may say of a field. */
export type Field = {
  /** What it is called on the screen. */
  label: string;
  /** What it is called where a file is read, when that is something else. */
  inFiles?: string;
  kind: string;
  /** The values that it may have, and what people read for each. */
  choices?: Readonly<Record<string, string>>;
  /** How many columns of a file may give it. */
  imported?: 'one' | 'several';
  /** One of those of which a prospect has one at least. */
  names?: true;
  /** A second line on the same prospect adds it, when the first said nothing of it. */
  completed?: true;
  /** Its column in the export, named so that the import reads it back. */
  exported?: string;
  /** Attributes of the stored prospect that hold it, when that is not one of its name; the last is as people read it. */
  stored?: readonly string[];
  /** A merge may take it of another prospect, together with these attributes. */
  merged?: readonly string[];
  /** It may have no value. */
  mayLack?: true;
  /** What a creation may give it, an edit, and how it is shown: see `kinds`. */
  create?: z.ZodType;
  edit?: z.ZodType;
  shown?: z.ZodType;
};

/**
 * What can be said of a prospect, in the order of files: from here come the bodies of requests, the shape of answers, what
 * an import reads, an export writes and a merge chooses, and what people see each called.
 */
export const fields = {
  firstName: { label: 'Prénom', ...kinds.line(100), imported: 'one', completed: true, exported: 'Prénom', merged: [] },
  lastName: {
    label: 'Nom',
    ...kinds.line(100),
    imported: 'one',
    names: true,
    completed: true,
    exported: 'Nom',
    merged: [],
  },
  /** Parted into first and last name. */
  fullName: { label: 'Nom complet', kind: 'line', imported: 'one', names: true },
  email: { label: 'E-mail', ...kinds.email, imported: 'one', names: true, exported: 'E-mail', merged: [] },
  phone: {
    label: 'Téléphone',
    ...kinds.phone,
    stored: ['phone', 'phoneNational'],
    imported: 'one',
    names: true,
    completed: true,
    exported: 'Téléphone',
    merged: [],
  },
  /** How `phone`, `+33612345678`, is dialled in its own country: `06 12 34 56 78`. */
  phoneNational: { label: 'Téléphone', kind: 'phone', shown: kinds.phone.shown },
  company: {
    label: 'Entreprise',
    ...kinds.line(200),
    imported: 'one',
    names: true,
    completed: true,
    exported: 'Entreprise',
    merged: [],
  },
  jobTitle: {
    label: 'Fonction',
    ...kinds.line(150),
    imported: 'one',
    completed: true,
    exported: 'Fonction',
    merged: [],
  },
  website: { label: 'Site web', ...kinds.website, imported: 'one', completed: true, exported: 'Site web', merged: [] },
  industry: { label: 'Secteur', ...kinds.line(80), imported: 'one', completed: true, exported: 'Secteur', merged: [] },
  companySize: {
    label: 'Taille de l’entreprise',
    ...kinds.choice(companySizes),
    imported: 'one',
    completed: true,
    exported: 'Taille',
    merged: [],
  },
  city: { label: 'Ville', ...kinds.line(100), imported: 'one', completed: true, exported: 'Ville', merged: [] },
  country: { label: 'Pays', ...kinds.line(60), imported: 'one', completed: true, exported: 'Pays', merged: [] },
  source: { label: 'Source', ...kinds.state(prospectSources), imported: 'one', exported: 'Source', merged: [] },
  status: {
    label: 'Statut',
    ...kinds.state(prospectStatuses),
    imported: 'one',
    exported: 'Statut',
    merged: ['lostReason', 'closedAt'],
  },
  lostReason: { label: 'Raison de la perte', ...kinds.line(300), imported: 'one', exported: 'Motif de perte' },
  value: {
    label: 'Valeur',
    ...kinds.money,
    stored: ['valueCents'],
    imported: 'one',
    completed: true,
    exported: 'Valeur',
    merged: ['currency'],
  },
  currency: { label: 'Devise', ...kinds.currency, imported: 'one', exported: 'Devise' },
  monthlyAdBudget: {
    label: 'Budget publicitaire par mois',
    inFiles: 'Budget publicitaire',
    ...kinds.money,
    stored: ['adBudgetCents'],
    imported: 'one',
    completed: true,
    exported: 'Budget pub mensuel',
    merged: [],
  },
  tags: { label: 'Étiquettes', ...kinds.tags, imported: 'several', completed: true, exported: 'Tags' },
  notes: { label: 'Notes', ...kinds.notes, imported: 'several', completed: true, exported: 'Notes', merged: [] },
  nextAction: {
    label: 'Prochaine action',
    ...kinds.line(200),
    imported: 'one',
    completed: true,
    exported: 'Prochaine action',
  },
  nextActionAt: {
    label: 'Prévue le',
    inFiles: 'Date de la prochaine action',
    ...kinds.moment,
    imported: 'one',
    completed: true,
    exported: 'Date de la prochaine action',
    merged: ['nextAction'],
  },
  doNotContact: {
    label: 'Ne pas contacter',
    ...kinds.flag,
    imported: 'several',
    completed: true,
    exported: 'Ne pas contacter',
  },
  legalBasis: {
    label: 'Base légale',
    ...kinds.choice(legalBases),
    imported: 'one',
    completed: true,
    exported: 'Base légale',
    merged: [],
  },
  collectedAt: {
    label: 'Recueillies le',
    inFiles: 'Date de collecte',
    ...kinds.keptMoment,
    imported: 'one',
    exported: 'Date de collecte',
  },
  collectedFrom: {
    label: 'Recueillies auprès de',
    inFiles: 'Origine des données',
    ...kinds.line(200),
    imported: 'one',
    completed: true,
    exported: 'Origine des données',
  },
  retainUntil: { label: 'À conserver jusqu’au', ...kinds.day, exported: 'Conservation jusqu’au' },
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

type Use = 'create' | 'edit' | 'shown';
type Schemas<U extends Use> = { [N in NamesWith<U>]: Fields[N] extends { [K in U]: infer S } ? S : never };

/** Schemas by field, for the body of a request or the shape of an answer. */
export function schemasOf<U extends Use>(use: U): Schemas<U> {
  const all: Record<FieldName, Field> = fields;
  return Object.assign({}, ...namesWith(use).map((name) => ({ [name]: all[name][use] })));
}

/** What a prospect itself has: all but what is only in files. */
export type OwnField = NamesWith<Use>;
type Elsewhere = Extract<OwnField, NamesWith<'stored'>>;
/** Attributes of the stored prospect that hold its fields. */
export type StoredName = Exclude<OwnField, Elsewhere> | Fields[Elsewhere]['stored'][number];

export const storedIn = (name: OwnField): readonly StoredName[] =>
  says(name, 'stored') ? fields[name].stored : [name];

/** Fields that are stored under their name as they are said, and not at all when they are not. */
export const plainFields = namesWith('mayLack').filter(
  (name): name is Exclude<NamesWith<'mayLack'>, Elsewhere> => !says(name, 'stored'),
);

/** The header of the export: the fields, then what the product knows of a prospect. */
export const prospectCsvHeader: readonly string[] = [
  ...namesWith('exported').map((name) => fields[name].exported),
  ...['Score', 'Note', 'Dernière activité', 'Créé le'],
];
