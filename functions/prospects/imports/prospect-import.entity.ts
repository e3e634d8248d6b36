import { CustomAttributeType, Entity, type EntityItem } from 'electrodb';
import type { ProspectField, ProspectImport as ShownImport } from '../../../shared/contract/prospects-imports.ts';
import { keysOf } from '../../../shared/rules/ads.ts';
import { prospectSources } from '../../../shared/rules/prospects.ts';
import { queues } from '../../../shared/workers.ts';
import { entityOptions } from '../../platform/db/client.ts';
import { importRuns, runAttributes, runIndexes, shownRun } from '../../platform/imports/import-run.ts';

/** A column of a file and the field that it holds; null leaves it out. */
export type Mapping = Record<string, ProspectField | null>;

/** A run that brings prospects into a workspace, or looks what it would bring. */
export const ProspectImport = new Entity(
  {
    model: { service: 'reclame', entity: 'prospectImport', version: '1' },
    attributes: {
      ...runAttributes,
      /** Of the prospects whose line does not say it. */
      source: { type: keysOf(prospectSources), required: true },
      mode: { type: ['skip', 'update'] as const, required: true },
      dryRun: { type: 'boolean', required: true },
      /** What was said of the columns, and what they are read as. */
      mapping: { type: CustomAttributeType<Mapping>('any') },
      columns: { type: CustomAttributeType<ShownImport['columns']>('any') },
      preview: { type: CustomAttributeType<ShownImport['preview']>('any') },
    },
    indexes: runIndexes,
  },
  entityOptions,
);

export type ProspectImportItem = EntityItem<typeof ProspectImport>;

export const prospectRuns = importRuns<ProspectImportItem>({
  word: 'prospects',
  idKind: 'prospectImport',
  queue: queues.prospectImports,
  entity: ProspectImport,
  // Whoever looks what a file would bring waits in front of the screen.
  lineOf: ({ dryRun }) => (dryRun ? 'looks' : 'prospects'),
  isAudited: ({ dryRun }) => !dryRun,
  toShown: (item) => toListedImport(item),
});

export const toImport = (item: ProspectImportItem): ShownImport => ({
  ...shownRun(item),
  source: item.source,
  mode: item.mode,
  dryRun: item.dryRun,
  layout: item.layout
    ? { encoding: item.layout.encoding, separator: item.layout.format === 'csv' ? item.layout.separator : null }
    : null,
  columns: item.columns ?? [],
  preview: item.preview ?? [],
});

/** Without what only a run that is looked at closely has to show, people's values among it: a page of a hundred would be heavy. */
export const toListedImport = (item: ProspectImportItem): ShownImport => ({
  ...toImport(item),
  columns: [],
  preview: [],
});
