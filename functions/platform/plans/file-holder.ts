import type { Item } from '../db/read-together.ts';

/** What holds files of before their bytes were counted: how its sort keys begin, and what counts those of one. */
export type FileHolder = { start: string; count: (item: Item) => Promise<void> };
