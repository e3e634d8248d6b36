import { useEffect } from 'react';
import useSWR, { type ScopedMutator, useSWRConfig } from 'swr';

const pausesMs = [400, 800, 1_500];
const patience = 20;

/** What runs that bring things into the workspace have in common. */
export type ImportRun = {
  id: string;
  label: string;
  status: 'queued' | 'running' | 'completed' | 'failed' | 'cancelled';
  received: number;
  rejected: { line: number; reason: string }[];
  rejectedCount: number;
  /** Lines that were kept all the same, and what is to be said of them. */
  remarks?: { line: number; reason: string }[];
  remarkedCount?: number;
  progress: number | null;
  message: string | null;
  createdAt: string;
  version: number;
};

/** How runs of one kind are read, stopped and told. */
export type ImportKind<Run extends ImportRun> = {
  /** Of the route that reads one run. */
  operation: string;
  read: (id: string) => Promise<Run>;
  cancel: (id: string) => Promise<Run>;
  report: (id: string) => Promise<string>;
  /** What became of the lines. */
  counts: (run: Run) => string;
  /** Once, when a run that was followed ends. */
  onEnd: (run: Run, mutate: ScopedMutator) => void;
};

/** Followed until they end, whatever page is shown meanwhile; the end is said once, whatever an older list says. */
const watched = new Set<string>();

export const isUnderWay = ({ status }: Pick<ImportRun, 'status'>): boolean =>
  status === 'queued' || status === 'running';

type Named = { operation: string };

const keyOf = ({ operation }: Named, id: string) => [operation, id];
const lostKeyOf = ({ operation }: Named, id: string) => [operation, id, 'lost'];

/** The run as it stands now. */
export function useLatestRun<Run extends ImportRun>(kind: ImportKind<Run>, listed: Run): Run {
  const { data } = useSWR<Run>(keyOf(kind, listed.id), null);
  return data && data.version > listed.version ? data : listed;
}

/** Shows the answer of an act as the latest state of its run. */
export const keepLatestRun = <Run extends ImportRun>(kind: ImportKind<Run>, run: Run, mutate: ScopedMutator) =>
  mutate(keyOf(kind, run.id), run, { revalidate: false });

/** Follows runs under way to their end, and says how they ended; `onEnd` for what else follows. */
export function useWatchRuns<Run extends ImportRun>(
  kind: ImportKind<Run>,
  runs: readonly Run[],
  onEnd?: () => void,
): void {
  const { mutate } = useSWRConfig();
  useEffect(() => {
    for (const { id, status } of runs) if (isUnderWay({ status })) void watch(kind, { id, mutate, onEnd });
  }, [kind, runs, mutate, onEnd]);
}

/** Whether nobody answers any more about a run, and how to ask again. */
export function useLostRun<Run extends ImportRun>(kind: ImportKind<Run>, id: string, onEnd?: () => void) {
  const { data: lost = false } = useSWR<boolean>(lostKeyOf(kind, id), null);
  const { mutate } = useSWRConfig();
  return { lost, askAgain: () => void watch(kind, { id, mutate, onEnd }) };
}

type Watch = { id: string; mutate: ScopedMutator; onEnd: (() => void) | undefined };

async function watch<Run extends ImportRun>(kind: ImportKind<Run>, { id, mutate, onEnd }: Watch): Promise<void> {
  const key = `${kind.operation} ${id}`;
  if (watched.has(key)) return;
  watched.add(key);
  const say = (lost: boolean) => void mutate(lostKeyOf(kind, id), lost, { revalidate: false });
  say(false);
  for (let failures = 0, turn = 0; failures < patience; turn++) {
    await new Promise((resolve) => setTimeout(resolve, pausesMs[Math.min(turn, pausesMs.length - 1)]));
    const run = await kind.read(id).catch(() => null);
    failures = run ? 0 : failures + 1;
    if (!run) continue;
    void keepLatestRun(kind, run, mutate);
    if (isUnderWay(run)) continue;
    kind.onEnd(run, mutate);
    onEnd?.();
    return;
  }
  watched.delete(key);
  say(true);
}
