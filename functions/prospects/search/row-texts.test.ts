import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ProspectRow } from './prospect-row.ts';
import { rowSieve } from './row-filters.ts';
import { RowTexts } from './row-texts.ts';

const words = fc.array(fc.constantFrom('a', 'ab', 'abc', 'ba', 'b', 'cab', '0612', '06'), { maxLength: 4 });
const rowOf = (id: number, text: string[]) =>
  ({ prospectId: `p${id}`, text: ` ${text.join(' ')}`, tags: [], score: 0 }) as unknown as ProspectRow;

it('finds whom a reading of every row finds, whatever was written and removed before and meanwhile', () => {
  const act = fc.record({ id: fc.nat(12), text: fc.option(words) });
  fc.assert(
    fc.property(fc.array(act), fc.array(act), words, (before, after, q) => {
      const rows = new Map<string, ProspectRow>();
      const texts = new RowTexts(rows);
      const write = ({ id, text }: { id: number; text: string[] | null }) => {
        if (text) rows.set(`p${id}`, rowOf(id, text));
        else rows.delete(`p${id}`);
        texts.touch(`p${id}`);
      };
      for (const one of before) write(one);
      [...texts.candidates('a')];
      for (const one of after) write(one);
      const sieve = rowSieve({ q: q.join(' ') });
      const idsOf = (some: Iterable<ProspectRow>) =>
        [...some]
          .filter((row) => sieve(row) === 0)
          .map(({ prospectId }) => prospectId)
          .sort();
      expect(idsOf(texts.candidates(q.join(' ')))).toEqual(idsOf(rows.values()));
    }),
    { numRuns: 500 },
  );
});

it('lays the texts out again once many have changed', () => {
  const rows = new Map([['p0', rowOf(0, ['ab'])]]);
  const texts = new RowTexts(rows);
  expect([...texts.candidates('ab')]).toHaveLength(1);
  for (let id = 1; id <= 3_000; id++) {
    rows.set(`p${id}`, rowOf(id, [id % 2 ? 'ab' : 'cab']));
    texts.touch(`p${id}`);
  }
  expect([...texts.candidates('a')].every(({ text }) => text.startsWith(' ab'))).toBe(true);
  expect([...texts.candidates('a')]).toHaveLength(1_501);
});
