import { CustomAttributeType, type EntityItem } from 'electrodb';
import { adSources } from '../../../shared/ads/ads.rules.ts';
import type { AdField, Import as ShownImport } from '../../../shared/ads/imports.contract.ts';
import { queues } from '../../../shared/ads/queues.ts';
import { dateOrders } from '../../../shared/imports/date-order.ts';
import { keysOf } from '../../../shared/kernel/closed-lists.ts';
import { importRuns, runAttributes, runIndexes, shownRun } from '../../imports/import-run.ts';
import { defineEntity } from '../../platform/db/client.ts';
import { commonOwner } from '../ad/ad.entity.ts';
import type { Forms } from './file-forms.ts';

/** A column of a file and the field that it holds; null leaves it out. */
export type Mapping = Record<string, AdField | null>;

/** What a reading of the Meta Ad Library asks for. */
export type SyncRequest = { country: string; searchTerms?: string; pageIds?: string[]; since?: string };

/** A run that brings ads into a workspace. */
export const AdImport = defineEntity({
  model: { service: 'reclame', entity: 'adImport', version: '1' },
  attributes: {
    ...runAttributes,
    kind: { type: ['file', 'sync'] as const, required: true },
    source: { type: keysOf(adSources), required: true },

    /** Of a file: what was said of its columns, and of dates such as `03/04/2026`. */
    mapping: { type: CustomAttributeType<Mapping>('any') },
    dateOrder: { type: dateOrders },

    /** Of a file: how it writes dates and amounts, and the names of what is not read of it. */
    forms: { type: CustomAttributeType<Forms>('any') },
    dates: { type: CustomAttributeType<ShownImport['dates']>('any') },
    ignoredColumns: { type: CustomAttributeType<string[]>('any') },
    /** Of those, the ones that may say when ads ended: somebody has to say. */
    possibleEnds: { type: CustomAttributeType<string[]>('any') },

    /** Lines whose ad is kept without a cell: the first ones, and how many. */
    remarks: { type: CustomAttributeType<ShownImport['remarks']>('any') },
    remarkedCount: { type: 'number' },

    /** Of a reading: what it asks for, the page to read next and how many records came before that page. */
    request: { type: CustomAttributeType<SyncRequest>('any') },
    position: { type: 'string' },
    positionReceived: { type: 'number' },
  },
  indexes: runIndexes,
});

export type AdImportItem = EntityItem<typeof AdImport>;

export const adRuns = importRuns<AdImportItem>({
  word: 'ads',
  idPrefix: 'imp',
  queue: queues.adImports,
  entity: AdImport,
  // Readings of Meta wait for hours: they keep nobody waiting.
  lineOf: ({ kind, importId }) => (kind === 'sync' ? importId : 'ads'),
  isAudited: () => true,
  shown: (item) => shownImport(item),
});

/** Whose ads a run brings: what Meta shows to everyone joins the common library, what a workspace sends is its own. */
export const adOwnerOf = ({ kind, workspaceId }: Pick<AdImportItem, 'kind' | 'workspaceId'>): string =>
  kind === 'sync' ? commonOwner : workspaceId;

export const shownImport = (item: AdImportItem): ShownImport => ({
  ...shownRun(item),
  kind: item.kind,
  source: item.source,
  ignoredColumns: item.ignoredColumns ?? [],
  dates: item.dates ?? null,
  remarks: item.remarks ?? [],
  remarkedCount: item.remarkedCount ?? 0,
});
