import { Button } from '@mantine/core';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { sayFailed } from '../components/undo-toast.tsx';
import { messageOf } from '../lib/api-error.ts';
import { type ImportKind, type ImportRun, keepLatestRun } from './import-runs.ts';

type Props<Run extends ImportRun> = { kind: ImportKind<Run>; run: Run };

/** Stops a run; what it has brought stays. */
export function CancelRun<Run extends ImportRun>({ kind, run }: Props<Run>) {
  const { mutate } = useSWRConfig();
  const [busy, setBusy] = useState(false);

  async function cancel() {
    if (busy) return;
    setBusy(true);
    try {
      await keepLatestRun(kind, await kind.cancel(run.id), mutate);
    } catch (error) {
      sayFailed(messageOf(error, 'L’import n’a pas pu être arrêté'));
    }
    setBusy(false);
  }

  return (
    <Button variant="subtle" color="gray" size="compact-sm" aria-disabled={busy} onClick={cancel}>
      Arrêter
    </Button>
  );
}
