import type { AdField } from '../../../../../shared/ads/imports.contract.ts';

/** As many are looked at to tell what a file holds. */
export const sampleRows = 300;

export type Mapping = Record<string, AdField | null>;

/** A column of a CSV or a key of a JSON, and the first things that it says. */
export type Column = { name: string; values: string[] };

export type ReadFile = {
  /** The fields of an `archive`, a list as Meta's Ad Library answers it, are known. */
  kind: 'csv' | 'json' | 'archive';
  encoding: string;
  /** How many lines of a CSV, its header aside, or ads of a JSON. */
  rows: number;
  /** Of a CSV. */
  separator: string | null;
  columns: Column[];
  guess: Mapping;
  /** The first ads of a JSON, in words. */
  sample: { id: string; words: string }[];
};
