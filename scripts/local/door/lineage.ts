/** How often each function ran in the chain of messages that led here, by its name. */
export type Lineage = Readonly<Record<string, number>>;

/** Where SQS keeps what traces a message; Lambda counts the runs of a chain in it. */
export const traceHeader = 'AWSTraceHeader';

/** « Approximately 16 times » in one chain, then Lambda stops the next run (developer guide, recursive loop detection). */
export const maxRuns = 16;

/** The lineage of a trace header; none where there is no header. */
export function readLineage(header = ''): Lineage {
  const [, runs = ''] = /Lineage=([^;]*)/.exec(header) ?? [];
  return Object.fromEntries(runs.split('|').flatMap((run) => (run ? [toCount(run)] : [])));
}

export function writeLineage(lineage: Lineage): string {
  const runs = Object.entries(lineage).map(([name, count]) => `${name}:${count}`);
  return `Root=1-00000000-000000000000000000000000;Lineage=${runs.join('|')}`;
}

/** One run more of a function, after all that led to a batch: of several chains the longest counts. */
export function afterRun(name: string, chains: readonly Lineage[]): Lineage {
  const longest: Record<string, number> = {};
  for (const chain of chains)
    for (const [one, count] of Object.entries(chain)) longest[one] = Math.max(count, longest[one] ?? 0);
  return { ...longest, [name]: (longest[name] ?? 0) + 1 };
}

function toCount(run: string): [string, number] {
  const [name = '', count] = run.split(':');
  return [name, Number(count)];
}
