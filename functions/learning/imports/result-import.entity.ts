import { CustomAttributeType, type EntityItem } from 'electrodb';
import type { AdPlatform } from '../../../shared/ads/ads.rules.ts';
import type { DateOrder } from '../../../shared/imports/date-order.ts';
import type { DecimalMark } from '../../../shared/imports/read-values.ts';
import type { ImportColumn, ImportMapping } from '../../../shared/learning/import-columns.ts';
import type { ImportQuestion } from '../../../shared/learning/import-fields.ts';
import type { LearningImport } from '../../../shared/learning/imports.contract.ts';
import { queues } from '../../../shared/learning/queues.ts';
import { importRuns, nothingMet, runAttributes, runIndexes } from '../../imports/import-run.ts';
import { defineEntity } from '../../platform/db/client.ts';
import { shownListedImport } from './shown-import.ts';

/** What a request says of a file. */
type SaidOfFile = {
  platform?: AdPlatform | undefined;
  currency?: string | undefined;
  dateOrder?: DateOrder | undefined;
  decimal?: DecimalMark | undefined;
};

/** How a file is read: decided once for all its lines, and kept. */
export type Reading = {
  columns: ImportColumn[];
  /** Of the lines that do not say theirs. */
  platform: AdPlatform;
  /** Whether the file or the request told it. */
  knowsPlatform: boolean;
  decimal: DecimalMark;
  /** None where no date needs it. */
  dateOrder: DateOrder | null;
  /** Names were written in UTF-8 and read as something else before the file was. */
  repaired: boolean;
  /** It counts nothing: its words are for ads that others count. */
  wordsOnly: boolean;
  /** It gives each line an id of its own. */
  idsOfLines?: string;
  lines: number;
  /** It is read so many times, each time for a part of its ads: as many as memory takes. */
  parts: number;
};

/** How far the storing is: times that the file was read, `ResultPart` that are written, and what is to be said of its lines. */
export type StoredSoFar = {
  passes: number;
  parts: number;
  currency: string | null;
  told: { added: number; blank: number; otherResults: number; dollars: number };
  /** The ads that had figures all along, at a version of the book; missing where that has changed meanwhile. */
  known?: { version: number; ads: number } | undefined;
};

/** A run that brings what ads did, or looks what it would bring. */
export const ResultImport = defineEntity({
  model: { service: 'reclame', entity: 'resultImport', version: '1' },
  attributes: {
    ...runAttributes,
    dryRun: { type: 'boolean', required: true },
    brandId: { type: 'string' },
    mapping: { type: CustomAttributeType<ImportMapping>('any') },
    said: { type: CustomAttributeType<SaidOfFile>('any'), required: true },
    /** Ads that the plan lets a workspace have: none where it has no limit. */
    mostAds: { type: 'number' },
    reading: { type: CustomAttributeType<Reading>('any') },
    stored: { type: CustomAttributeType<StoredSoFar>('any') },
    withText: { type: 'number' },
    withFormat: { type: 'number' },
    rows: { type: 'number' },
    joined: { type: 'number' },
    from: { type: 'string' },
    to: { type: 'string' },
    ignored: { type: 'number' },
    /** In the order of `resultCounters`, in hundredths where those are. */
    sums: { type: CustomAttributeType<(number | null)[]>('any') },
    warnings: { type: CustomAttributeType<LearningImport['warnings']>('any') },
    questions: { type: CustomAttributeType<ImportQuestion[]>('any') },
    columns: { type: CustomAttributeType<LearningImport['columns']>('any') },
    /** When a look goes. An import stays. */
    ttl: { type: 'number' },
  },
  indexes: runIndexes,
});

export type ResultImportItem = EntityItem<typeof ResultImport>;

export const resultRuns = importRuns<ResultImportItem>({
  word: 'learning',
  idPrefix: 'lim',
  queue: queues.resultImports,
  entity: ResultImport,
  // Looks have a line of their own: whoever asks for one waits in front of the screen.
  lineOf: ({ dryRun }) => (dryRun ? 'learning-looks' : 'learning'),
  isAudited: ({ dryRun }) => !dryRun,
  shown: shownListedImport,
});

/** What a run knows of its file before it has read it; forgotten when it starts again. */
export const nothingRead: Partial<ResultImportItem> = {
  ...nothingMet,
  ...{ withText: 0, withFormat: 0, rows: 0, joined: 0, ignored: 0, sums: [], warnings: [] },
  ...{ from: undefined, to: undefined, stored: undefined },
};
