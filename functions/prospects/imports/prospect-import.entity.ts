import { CustomAttributeType, type EntityItem } from 'electrodb';
import type { DateOrder } from '../../../shared/imports/date-order.ts';
import { keysOf } from '../../../shared/kernel/closed-lists.ts';
import { dayMs } from '../../../shared/kernel/day.ts';
import type { ProspectField, ProspectImport as ShownImport } from '../../../shared/prospects/imports.contract.ts';
import { type ProspectStatus, prospectSources, undoDays } from '../../../shared/prospects/prospects.rules.ts';
import { queues } from '../../../shared/prospects/queues.ts';
import { importRuns, runAttributes, runIndexes, shownRun } from '../../imports/import-run.ts';
import { defineEntity } from '../../platform/db/client.ts';
import type { OwnFields } from './own-columns.ts';
import type { HowRead } from './prospect-values.ts';

/** A column of a file and the field that it holds; null leaves it out. */
export type Mapping = Record<string, ProspectField | null>;

/** What a request says of the values of a file: see `importProspects`. */
export type SaidOfValues = {
  statuses?: Record<string, ProspectStatus | null> | undefined;
  dateOrder?: DateOrder | undefined;
  country?: string | undefined;
};

/** How far the undoing of an import is: `place` counts those whose fate is decided, `at` says when all were. */
type Undoing = { at?: string; removed: number; kept: number; place: number };

/** A run that brings prospects into a workspace, or looks what it would bring. */
export const ProspectImport = defineEntity({
  model: { service: 'reclame', entity: 'prospectImport', version: '1' },
  attributes: {
    ...runAttributes,
    /** Of the prospects whose line does not say it. */
    source: { type: keysOf(prospectSources), required: true },
    mode: { type: ['skip', 'update'] as const, required: true },
    dryRun: { type: 'boolean', required: true },
    /** Of new prospects whose line does not say it. */
    ownerId: { type: 'string' },
    clientId: { type: 'string' },
    /** Whether who asked for it could make clients, for those that lines name. */
    makesClients: { type: 'boolean' },
    /** What was said of the columns, and what they are read as. */
    mapping: { type: CustomAttributeType<Mapping>('any') },
    /** The same of the fields of the workspace, as they were when it was asked for. */
    own: { type: CustomAttributeType<OwnFields>('any') },
    /** What was said of values, and, once the file was looked through, how they are read. */
    said: { type: CustomAttributeType<SaidOfValues>('any') },
    how: { type: CustomAttributeType<HowRead>('any') },
    /** Whether the file names an e-mail twice, as far as it was looked through. */
    repeats: { type: 'boolean' },
    statuses: { type: CustomAttributeType<ShownImport['statuses']>('any') },
    dates: { type: CustomAttributeType<ShownImport['dates']>('any') },
    columns: { type: CustomAttributeType<ShownImport['columns']>('any') },
    preview: { type: CustomAttributeType<ShownImport['preview']>('any') },
    /** The first lines that are kept with a remark, and how many there are; `notedCount` counts those that were left as they are too. */
    remarks: { type: CustomAttributeType<ShownImport['remarks']>('any') },
    remarkedCount: { type: 'number' },
    notedCount: { type: 'number' },
    /** Whether what it creates is noted, for its undoing: see `ImportedProspects`. */
    noted: { type: 'boolean' },
    undone: { type: CustomAttributeType<Undoing>('any') },
    /** When a look goes: see `lookEnds`. An import stays. */
    ttl: { type: 'number' },
  },
  indexes: runIndexes,
});

export type ProspectImportItem = EntityItem<typeof ProspectImport>;

export const prospectRuns = importRuns<ProspectImportItem>({
  word: 'prospects',
  idPrefix: 'pim',
  queue: queues.prospectImports,
  entity: ProspectImport,
  // Looks have a line of their own: whoever asks for one waits in front of the screen.
  lineOf: ({ dryRun }) => (dryRun ? 'looks' : 'prospects'),
  isAudited: ({ dryRun }) => !dryRun,
  shown: (item) => shownListedImport(item),
});

export const shownImport = (item: ProspectImportItem): ShownImport => ({
  ...shownRun(item),
  source: item.source,
  mode: item.mode,
  dryRun: item.dryRun,
  layout: item.layout
    ? { encoding: item.layout.encoding, separator: item.layout.format === 'csv' ? item.layout.separator : null }
    : null,
  remarks: item.remarks ?? [],
  remarkedCount: item.remarkedCount ?? 0,
  columns: item.columns ?? [],
  statuses: item.statuses ?? [],
  dates: item.dates ?? null,
  preview: item.preview ?? [],
  undoableUntil: undoableUntil(item),
  undone: item.undone ? { at: item.undone.at ?? null, removed: item.undone.removed, kept: item.undone.kept } : null,
});

/** The moment until which an import can be undone; null when there is nothing to undo, or no way. */
export function undoableUntil(item: ProspectImportItem): string | null {
  const { noted, created, undone, finishedAt } = item;
  if (!noted || created === 0 || undone || !finishedAt) return null;
  return new Date(Date.parse(finishedAt) + undoDays * dayMs).toISOString();
}

/** Without what only a run that is looked at closely has to show, people's values among it: a page of a hundred would be heavy. */
export const shownListedImport = (item: ProspectImportItem): ShownImport => ({
  ...shownImport(item),
  remarks: [],
  columns: [],
  statuses: [],
  preview: [],
});
