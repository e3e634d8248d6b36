import type { Readable } from 'node:stream';
import { chunks } from '../../shared/kernel/chunks.ts';
import { type Permission, workspacePermissions } from '../../shared/kernel/permissions.ts';
import type { CsvCell } from './csv.ts';

/** Whose data leave: all of a workspace, or what is of one person. */
export type Whose = { workspaceId: string; userId: string };

/** Who reads all of a workspace: what an archive holds is what its owner sees. */
export const asOwner = (workspaceId: string) => ({
  workspaceId,
  permissions: new Set<Permission>(workspacePermissions),
});

/** Some of the things, and where to go on behind them; null at their end, and in the midst of what is read as one. */
export type ExportedPage<Item = object> = { items: Item[]; next: string | null };

/** Things of one kind, as an archive of data has them: a line of JSON each, as the API answers it. */
export type ExportedThing = {
  /** Its file, `prospects`; `shared/settings/export-texts.ts` says what people call them. */
  name: string;
  /** The entities that it tells, for the test that walks all of them. */
  entities: readonly string[];
  /** All of them, from where an earlier reading stood. */
  pages: (whose: Whose, from: string | null) => AsyncIterable<ExportedPage>;
  /** The same as a table: its columns, and a row of them; where there are no columns, no table. */
  table?: (whose: Whose) => Promise<ExportedTable>;
};

/** A method, so that each kind of things has its own items. */
export type ExportedTable = { header: string[]; row(item: object): readonly CsvCell[] };

/** Files of one folder of the archive, in a folder of their own where it has several kinds. */
export type ExportedFiles = {
  name: 'invoices' | `media/${string}`;
  pages: (whose: Whose, from: string | null) => AsyncIterable<ExportedPage<ExportedFile>>;
};

export type ExportedFile = {
  /** In its folder; an image is given the ending of what it is. */
  name: string;
  /** Null where it is gone. */
  open: () => Promise<Buffer | { stream: Readable; size: number } | null>;
};

/** What a word gives to archives: of a workspace, and of a person. */
export type ExportedWord = {
  workspace?: readonly ExportedThing[];
  account?: readonly ExportedThing[];
  files?: readonly ExportedFiles[];
};

type Found<Item> = { data: Item[]; cursor: string | null };
export type PageAsked = { limit: number; cursor: string | null; consistent: true };

/** Items at once: a page of DynamoDB has a megabyte at most. */
const pageItems = 1_000;
/** Parents that are asked at once for what is theirs, and read at once: an archive may go on behind each page of them. */
export const parentsAtOnce = 32;

/**
 * What a query finds, page by page, each as `show` makes it; the next page is on its way while one is written.
 * `pagesOf((page) => Brand.query.byWorkspace({ workspaceId }).go(page), from, shownBrand)`
 */
export async function* pagesOf<Item, Shown extends object>(
  ask: (page: PageAsked) => Promise<Found<Item>>,
  from: string | null,
  show: (items: Item[]) => Shown[] | Promise<Shown[]>,
  limit = pageItems,
): AsyncGenerator<ExportedPage<Shown>> {
  let coming: Promise<Found<Item>> | null = ask({ limit, cursor: from, consistent: true });
  while (coming) {
    const { data, cursor }: Found<Item> = await coming;
    coming = cursor === null ? null : ask({ limit, cursor, consistent: true });
    // Should the writer stop here, nobody waits for it any more.
    coming?.catch(() => undefined);
    yield { items: await show(data), next: cursor };
  }
}

/**
 * What stands in several partitions, in the order of their names; one that has gone meanwhile is passed over.
 * `partsOf(shards, from, (shard, cursor) => pagesOf(…))`
 */
export async function* partsOf<Item>(
  parts: readonly string[],
  from: string | null,
  pages: (part: string, from: string | null) => AsyncIterable<ExportedPage<Item>>,
): AsyncGenerator<ExportedPage<Item>> {
  const [, first = '', cursor = ''] = /^(\S+) (.*)$/.exec(from ?? '') ?? [];
  const left = parts.filter((part) => part >= first).sort();
  if (left.length === 0) yield { items: [], next: null };
  for (const [at, part] of left.entries()) {
    const placeIn = placesIn(part, left[at + 1]);
    for await (const { items, next } of pages(part, (part === first && cursor) || null))
      yield { items, next: placeIn(next) };
  }
}

/** Where to go on behind a page of a part: in it, or in the one that follows. */
const placesIn =
  (part: string, following: string | undefined) =>
  (next: string | null): string | null => {
    if (next !== null) return `${part} ${next}`;
    return following === undefined ? null : `${following} `;
  };

/** What each of some things has, beside it: of a large page of them some at once, and an archive goes on behind all of it. */
export async function* childrenOf<Parent, Item extends object>(
  parents: AsyncIterable<ExportedPage<Parent>>,
  read: (parent: Parent) => Promise<Item[]>,
): AsyncGenerator<ExportedPage<Item>> {
  for await (const { items, next } of parents) {
    const some = chunks(items, parentsAtOnce);
    for (const [at, few] of some.entries())
      yield { items: (await Promise.all(few.map(read))).flat(), next: at === some.length - 1 ? next : null };
    if (some.length === 0) yield { items: [], next };
  }
}

/** What is read whole: a list that is short by its nature. */
export async function* onePage<Item extends object>(
  items: readonly Item[] | Promise<readonly Item[]>,
): AsyncGenerator<ExportedPage<Item>> {
  yield { items: [...(await items)], next: null };
}

/** A table of these properties, under their names in the API. */
export const columns =
  <Shown extends object>(...names: readonly (keyof Shown & string)[]): (() => Promise<ExportedTable>) =>
  async () => ({ header: [...names], row: (item: Shown) => names.map((name) => cellOf(item[name])) });

function cellOf(value: unknown): CsvCell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number' || typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'oui' : 'non';
  return Array.isArray(value) ? value.map(String).join(', ') : JSON.stringify(value);
}
