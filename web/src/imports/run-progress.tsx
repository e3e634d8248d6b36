import '@mantine/core/styles/Progress.css';
import { Progress } from '@mantine/core';
import type { ImportRun } from './import-runs.ts';

type Props = { run: Pick<ImportRun, 'label' | 'progress'>; size?: 'sm' | 'lg' };

/** How far a run is; moving stripes where nobody can know. */
export function RunProgress({ run: { label, progress }, size = 'sm' }: Props) {
  const percent = progress === null ? 100 : Math.round(progress * 100);
  return (
    <Progress.Root size={size} flex={1}>
      <Progress.Section
        value={percent}
        striped={progress === null}
        animated={progress === null}
        color="information"
        aria-label={`Avancement de ${label}`}
        aria-valuetext={progress === null ? 'Durée inconnue' : undefined}
      />
    </Progress.Root>
  );
}
