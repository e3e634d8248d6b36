import { noBits } from './bits.ts';

/**
 * Arrays as long as a segment, used by one segment after the other: a search is synchronous, and making them each
 * time would cost more than the search. Their content is that of the last use.
 */
export const scratch = {
  found: noBits(0),
  clause: noBits(0),
  docs: new Uint32Array(0),
  fails: new Uint8Array(0),
  kept: new Uint32Array(0),
  firsts: new Uint32Array(0),
  others: new Uint32Array(0),
  scores: new Uint32Array(0),
  best: new Uint8Array(0),
};

export function reserveScratch(size: number): void {
  if (scratch.docs.length >= size) return;
  scratch.found = noBits(size);
  scratch.clause = noBits(size);
  scratch.docs = new Uint32Array(size);
  scratch.fails = new Uint8Array(size);
  scratch.kept = new Uint32Array(size);
  scratch.firsts = new Uint32Array(size);
  scratch.others = new Uint32Array(size);
  scratch.scores = new Uint32Array(size);
  scratch.best = new Uint8Array(size);
}
