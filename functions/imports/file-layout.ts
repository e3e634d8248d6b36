import type { TextEncoding } from '../../shared/imports/text-encoding.ts';

/** How a file is written, found out once and kept with its import. */
export type FileLayout = {
  encoding: TextEncoding;
  /** In bytes. */
  size: number;
} /** `linesAbove` is how many lines stand above the header and belong to no table: a title, notes. */ & (
  | { format: 'csv'; separator: string; linesAbove?: number }
  /** Where the records are: in `$`, one value after another, or in the list of that path. */
  | { format: 'json'; path: '$' | `$.${string}*` }
);

/** In characters. What is longer is no record of anything: an item of the table takes 400 KB. */
export const longestRecord = 500_000;

/** Why a file cannot be read on: the import fails and says so. */
export class FileProblem extends Error {}
