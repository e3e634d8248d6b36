import { CustomAttributeType, type EntityItem } from 'electrodb';
import type { CampaignPlatform } from '../../../shared/campaigns/campaigns.rules.ts';
import type { ImportColumn, ImportMapping } from '../../../shared/campaigns/import-columns.ts';
import type { ImportQuestion } from '../../../shared/campaigns/import-fields.ts';
import type { CampaignImport as ShownImport } from '../../../shared/campaigns/imports.contract.ts';
import { queues } from '../../../shared/campaigns/queues.ts';
import type { DateOrder } from '../../../shared/imports/date-order.ts';
import type { DecimalMark } from '../../../shared/imports/read-values.ts';
import { importRuns, nothingMet, runAttributes, runIndexes, shownRun } from '../../imports/import-run.ts';
import { defineEntity } from '../../platform/db/client.ts';

/** What a request says of a file. */
export type SaidOfFile = {
  platform?: CampaignPlatform | undefined;
  currency?: string | undefined;
  dateOrder?: DateOrder | undefined;
  decimal?: DecimalMark | undefined;
  periodRows: 'refuse' | 'spread';
};

/** How a file is read: decided once for all its lines, and kept. */
export type Reading = {
  columns: ImportColumn[];
  platform: CampaignPlatform;
  /** Whether the file or the request told its platform. */
  knowsPlatform: boolean;
  decimal: DecimalMark;
  /** None where no date needs it. */
  dateOrder: DateOrder | null;
  /** Of the lines that do not say theirs. */
  currency: string | null;
  /** Names were written in UTF-8 and read as something else before the file was. */
  repaired: boolean;
  /** The column of ids that are of its lines, not of ads. */
  idsOfLines?: string;
  lines: number;
  /** It is read so many times, each time for a part of its rows: as many as memory takes. */
  parts: number;
};

/** How far the storing is: parts that are done, and campaigns of the next one. */
export type StoredSoFar = { part: number; campaigns: number };

/** A run that brings figures into a workspace, or looks what it would bring. */
export const CampaignImport = defineEntity({
  model: { service: 'reclame', entity: 'campaignImport', version: '1' },
  attributes: {
    ...runAttributes,
    dryRun: { type: 'boolean', required: true },
    campaignId: { type: 'string' },
    clientId: { type: 'string' },
    /** Of the campaigns that it makes: the workspace's when it was asked for. */
    timezone: { type: 'string' },
    mapping: { type: CustomAttributeType<ImportMapping>('any') },
    campaignNames: { type: CustomAttributeType<Record<string, string>>('any') },
    said: { type: CustomAttributeType<SaidOfFile>('any'), required: true },
    reading: { type: CustomAttributeType<Reading>('any') },
    stored: { type: CustomAttributeType<StoredSoFar>('any') },
    campaigns: { type: CustomAttributeType<ShownImport['campaigns']>('any') },
    /** Campaigns of which it wrote something: see `changedBy`. */
    changed: { type: 'list', items: { type: 'string' } },
    from: { type: 'string' },
    to: { type: 'string' },
    ignored: { type: 'number' },
    warnings: { type: CustomAttributeType<ShownImport['warnings']>('any') },
    questions: { type: CustomAttributeType<ImportQuestion[]>('any') },
    columns: { type: CustomAttributeType<ShownImport['columns']>('any') },
    names: { type: CustomAttributeType<ShownImport['names']>('any') },
    sums: { type: CustomAttributeType<ShownImport['sums']>('any') },
    fileTotal: { type: CustomAttributeType<NonNullable<ShownImport['fileTotal']>>('any') },
    refusedSpend: { type: 'number' },
    /** Of a reading of an ad account: whose, and where it stands. */
    connectionId: { type: 'string' },
    position: { type: 'string' },
    /** When a look goes. An import stays. */
    ttl: { type: 'number' },
  },
  indexes: runIndexes,
});

export type CampaignImportItem = EntityItem<typeof CampaignImport>;

export const campaignRuns = importRuns<CampaignImportItem>({
  word: 'campaigns',
  idPrefix: 'cim',
  queue: queues.campaignImports,
  entity: CampaignImport,
  // Looks have a line of their own: whoever asks for one waits in front of the screen. Readings wait for hours: each
  // account keeps nobody waiting but itself.
  lineOf: ({ dryRun, connectionId }) => connectionId ?? (dryRun ? 'campaign-looks' : 'campaigns'),
  // A night that changed nothing is no news.
  isAudited: ({ dryRun, userId, created, updated }) => !dryRun && (userId !== 'schedule' || created + updated > 0),
  shown: (item) => shownListedImport(item),
});

/** What a run knows of its file once it has read it; forgotten when it starts again. */
export const nothingRead: Partial<CampaignImportItem> = {
  ...nothingMet,
  campaigns: { created: 0, matched: 0, overLimit: 0 },
  from: undefined,
  to: undefined,
  ignored: 0,
  warnings: [],
  names: [],
  sums: [],
  fileTotal: undefined,
  refusedSpend: undefined,
};

export const shownImport = (item: CampaignImportItem): ShownImport => ({
  ...shownRun(item),
  kind: 'performance',
  dryRun: item.dryRun,
  platform: item.reading?.platform ?? item.said.platform ?? null,
  campaignId: item.campaignId ?? null,
  connectionId: item.connectionId ?? null,
  campaigns: item.campaigns ?? { created: 0, matched: 0, overLimit: 0 },
  from: item.from ?? null,
  to: item.to ?? null,
  ignored: item.ignored ?? 0,
  layout: shownLayout(item),
  warnings: item.warnings ?? [],
  questions: item.questions ?? [],
  columns: item.columns ?? [],
  names: item.names ?? [],
  sums: item.sums ?? [],
  fileTotal: item.fileTotal ?? null,
  refusedSpend: item.refusedSpend ?? null,
});

function shownLayout({ layout, reading }: CampaignImportItem): ShownImport['layout'] {
  if (!layout) return null;
  const isCsv = layout.format === 'csv';
  return {
    encoding: layout.encoding,
    separator: isCsv ? layout.separator : null,
    decimal: reading?.decimal ?? null,
    dateOrder: reading?.dateOrder ?? null,
    headerLine: isCsv ? (layout.linesAbove ?? 0) + 1 : null,
  };
}

/** Without what only a run that is looked at closely has to show: a page of a hundred would be heavy. */
export const shownListedImport = (item: CampaignImportItem): ShownImport => ({
  ...shownImport(item),
  rejected: item.rejected.slice(0, 5),
  columns: [],
  names: [],
});
