import { CustomAttributeType, type EntityItem } from 'electrodb';
import type { ResultCounter } from '../../../shared/learning/learning.rules.ts';
import { defineEntity } from '../../platform/db/client.ts';

/** An import that counts. Ids rise with time: the greatest is the newest. */
export type CountedImport = {
  importId: string;
  brandId?: string | undefined;
  currency?: string | undefined;
  /** What its file counts. */
  measured: ResultCounter[];
  /** How many `ResultPart` it has, from 0 on. */
  parts: number;
  ads: number;
  rows: number;
};

/**
 * The imports of results that count, changed in the transaction that ends or removes one: whoever has read it at a version knows what
 * the figures of then are made of. `edited` rises with what people say of ads.
 */
export const LearningBook = defineEntity({
  model: { service: 'reclame', entity: 'learningBook', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    version: { type: 'number', required: true },
    edited: { type: 'number' },
    /** In no order; 200 at most (`learningLimits.imports`). */
    imports: { type: CustomAttributeType<CountedImport[]>('any'), required: true },
    /** Ads that have figures in any of them, each once; missing where it is not known, as once one of several was removed. */
    ads: { type: 'number' },
  },
  indexes: {
    byWorkspace: {
      pk: { field: 'pk', composite: ['workspaceId'], casing: 'none' },
      sk: { field: 'sk', composite: [], casing: 'none' },
    },
  },
});
export type LearningBookItem = EntityItem<typeof LearningBook>;

type Book = Omit<LearningBookItem, 'workspaceId' | 'edited'> & { edited: number };

const noBook = { version: 0, edited: 0, imports: [] as CountedImport[] };

/** What counts; of a workspace that imported nothing, nothing. */
export async function readBook(workspaceId: string): Promise<Book> {
  const { data } = await LearningBook.get({ workspaceId }).go({ consistent: true });
  return { ...noBook, ...data, edited: data?.edited ?? 0 };
}
