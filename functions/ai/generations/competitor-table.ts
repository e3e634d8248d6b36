import type { CompetitorLine } from '../../../shared/ai/analyzed-competitor.ts';
import { competitorColumns, competitorParts as parts } from '../../../shared/ai/export-texts.ts';
import type { GenerationOf } from '../../../shared/ai/generation.ts';
import { keysOf } from '../../../shared/kernel/closed-lists.ts';
import { type CsvCell, csvHead, csvLine } from '../../platform/csv.ts';

/** The report of a competitor as a table: a line a figure. */
export function competitorTable({ output, evidence }: GenerationOf<'analyze_competitor'>): string {
  const { totals, cadence, mix, copy, messages, gaps, winners, changes, landing } = output;
  const lists: Record<keyof typeof parts.lines, readonly CompetitorLine[]> = { ...mix, ...copy };
  const quoted = (id: string) => evidence.find((one) => one.id === id)?.quote ?? '';
  const rows: CsvCell[][] = [
    ...keysOf(parts.totals).map((key) => [parts.total, parts.totals[key], totals[key]]),
    ...cadence.map(({ week, started }) => [parts.started, week, started]),
    ...cadence.map(({ week, stopped }) => [parts.stopped, week, stopped]),
    ...keysOf(parts.lines).flatMap((key) =>
      lists[key].map(({ label, count, share, sectorShare, differs }) => [
        ...[parts.lines[key], label, count, share, sectorShare],
        differs ? parts.holds : null,
      ]),
    ),
    ...messages.map(({ term, weight }) => [parts.messages, term, null, weight]),
    ...gaps.map(({ label, idea }) => [parts.gaps, `${label}. ${idea}`]),
    ...winners.map(({ evidenceId, daysRunning }) => [parts.winners, quoted(evidenceId), daysRunning]),
    ...changes.map(({ text }) => [parts.changes, text]),
    ...landing.map(({ domain, count }) => [parts.landing, domain, count]),
  ];
  const width = competitorColumns.length;
  return (
    csvHead([...competitorColumns]) +
    rows.map((row) => csvLine([...row, ...Array<null>(width - row.length).fill(null)])).join('')
  );
}
