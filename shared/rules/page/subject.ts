import type { AdText } from '../copy/analysis.ts';
import type { Calls } from './calls.ts';
import type { PageFact } from './page-facts.ts';
import type { PageRead } from './page-read.ts';
import type { Said } from './said.ts';

/** How the page came, when it was fetched. */
export type Fetched = { url: string; finalUrl: string; status: number; redirects: number };

/** All that the checks look at. */
export type Subject = {
  page: PageRead;
  said: Said;
  facts: readonly PageFact[];
  calls: Calls;
  fetched: Fetched | null;
  bytes: number;
  /** The ad whose promise the page should keep. */
  ad: AdText | null;
};
