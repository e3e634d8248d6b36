import type { CustomField } from '../../../../../shared/prospects/custom-fields.ts';
import {
  type ImportTarget,
  type ProspectField,
  type ProspectImport,
  prospectFields,
  sharedFields,
} from '../../../../../shared/prospects/imports.contract.ts';
import { prospectFieldNames } from '../../../../../shared/prospects/imports.messages.ts';
import { namingFields } from '../../../../../shared/prospects/prospect-columns.ts';
import type { Mapping } from './send-prospects.ts';

const groups: { group: string; fields: ProspectField[] }[] = [
  { group: 'Identité', fields: ['fullName', 'firstName', 'lastName', 'jobTitle'] },
  { group: 'Coordonnées', fields: ['email', 'phone', 'city', 'country'] },
  { group: 'Entreprise', fields: ['company', 'siret', 'website', 'industry', 'companySize', 'monthlyAdBudget'] },
  {
    group: 'Suivi',
    fields: [
      ...(['status', 'source', 'value', 'currency', 'lostReason', 'nextAction', 'nextActionAt'] as const),
      ...(['ownerId', 'clientId', 'campaignId', 'tags', 'notes'] as const),
    ],
  },
  { group: 'RGPD', fields: ['doNotContact', 'legalBasis', 'collectedAt', 'collectedFrom'] },
];

/** The fields to choose from, as a select takes them. */
export const fieldChoices = groups.map(({ group, fields }) => ({
  group,
  items: fields.map((value) => ({ value, label: prospectFieldNames[value] })),
}));

/** The same with the fields of the workspace. */
export const choicesWith = (own: readonly CustomField[]) =>
  own.length === 0
    ? fieldChoices
    : [
        ...fieldChoices,
        {
          group: 'Champs personnalisés',
          items: own.map(({ id, name }) => ({ value: `custom.${id}`, label: name })),
        },
      ];

/** What was chosen for a column; null leaves it out. */
export function targetOf(value: string): ImportTarget | null {
  if (isOwnTarget(value)) return value;
  return prospectFields.find((field) => field === value) ?? null;
}

const isOwnTarget = (value: string): value is Exclude<ImportTarget, ProspectField> => value.startsWith('custom.');

export type Column = ProspectImport['columns'][number];

/** The columns as they are read with what was said of them, those to be decided first; of two with one name, the first is. */
export function columnsWith(columns: readonly Column[], mapping: Mapping): Column[] {
  const first = new Map<string, Column>();
  for (const column of columns) if (!first.has(column.header)) first.set(column.header, column);
  const all = [...first.values()];
  const ordered = [...all.filter(({ undecided }) => undecided), ...all.filter(({ undecided }) => !undecided)];
  return ordered.map((column) => ({
    ...column,
    ...(Object.hasOwn(mapping, column.header) && { field: mapping[column.header] ?? null, undecided: false }),
  }));
}

/** What is wrong with each column, by header: most fields are held by one only, and refusals are never left out by chance. */
export function columnProblems(columns: readonly Column[]): Map<string, string> {
  const problems = columns.flatMap(({ header, field, undecided }): [string, string][] => {
    if (undecided) return [[header, 'Dites si elle compte comme un refus d’être contacté']];
    if (sharedFields.has(field)) return [];
    const other = field && columns.find((one) => one.field === field && one.header !== header);
    return other ? [[header, `Déjà donné par la colonne «\u00a0${other.header}\u00a0»`]] : [];
  });
  return new Map(problems);
}

/** Without one of these, no line is a prospect. */
export const namesNobody = (columns: readonly Column[]): boolean =>
  columns.length > 0 && !columns.some(({ field }) => namingFields.some((name) => name === field));
