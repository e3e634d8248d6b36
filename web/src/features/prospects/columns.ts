import type { CustomField } from '../../../../shared/prospects/custom-fields.ts';
import type { AnySort, CustomSort, ProspectSort } from '../../../../shared/prospects/prospect.contract.ts';

type Column = {
  label: string;
  /** In pixels, when there is no more room than needed. */
  width: number;
  sort: AnySort;
  align?: 'right';
};

/** What the table can show beside the name, in this order. */
export const columns = {
  company: { label: 'Entreprise', width: 134, sort: 'company' },
  score: { label: 'Score', width: 66, sort: 'score' },
  status: { label: 'Statut', width: 106, sort: 'status' },
  value: { label: 'Valeur', width: 84, sort: 'value', align: 'right' },
  nextAction: { label: 'Prochaine action', width: 196, sort: 'next_action' },
  owner: { label: 'Propriétaire', width: 124, sort: 'owner' },
  client: { label: 'Client', width: 140, sort: 'client' },
  campaign: { label: 'Campagne', width: 170, sort: 'campaign' },
  email: { label: 'E-mail', width: 200, sort: 'email' },
  phone: { label: 'Téléphone', width: 140, sort: 'phone' },
  city: { label: 'Ville', width: 120, sort: 'city' },
  source: { label: 'Source', width: 140, sort: 'source' },
  tags: { label: 'Étiquettes', width: 170, sort: 'tag' },
  lastActivityAt: { label: 'Dernier échange', width: 140, sort: 'recent_activity' },
  createdAt: { label: 'Créé le', width: 120, sort: 'newest' },
} as const satisfies Record<string, Column & { sort: ProspectSort }>;

export type ColumnId = keyof typeof columns;

export const columnIds = Object.keys(columns) as ColumnId[];

/** The column of a field of the workspace. */
export type CustomColumn = Column & { id: CustomColumnId; field: CustomField };
type CustomColumnId = `custom.${string}`;

export type ShownColumn = (Column & { id: ColumnId; field?: undefined }) | CustomColumn;

const inPanel: readonly ShownColumn['id'][] = ['owner', 'value'];

/** Beside the panel, which says whose the open one is and what it is worth, names are read whole. */
export const besidePanel = (shown: readonly ShownColumn[]): ShownColumn[] =>
  shown.filter(({ id }) => !inPanel.includes(id));

/** Where the panel leaves the list no room for all that it shows. */
export const narrowBesidePanel = '(min-width: 90em) and (max-width: 105em)';

const customWidths = { text: 160, number: 110, date: 120, choice: 130 } as const;

export const customColumn = (field: CustomField): CustomColumn => ({
  id: `custom.${field.id}`,
  label: field.name,
  width: customWidths[field.type],
  sort: field.id as CustomSort,
  ...(field.type === 'number' && { align: 'right' }),
  field,
});
