import { Button, Group, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { messageOf } from '../../lib/api-error.ts';
import { downloadCsv } from '../../lib/download.ts';
import { formatCount, formatNumber } from '../../lib/format.ts';
import type { ImportKind, ImportRun } from '../../lib/import-runs.ts';
import { sayFailed } from '../undo-toast.tsx';
import classes from './rejected-lines.module.css';

type Props<Run extends ImportRun> = { kind: ImportKind<Run>; run: Run };

/** The lines that a run refused: the first ones on demand, all of them in the report. */
export function RejectedLines<Run extends ImportRun>({ kind, run }: Props<Run>) {
  const [opened, details] = useDisclosure(false);

  async function download() {
    try {
      downloadCsv('lignes-refusees.csv', await kind.report(run.id));
    } catch (error) {
      sayFailed(messageOf(error, 'Le rapport n’a pas pu être téléchargé'));
    }
  }

  return (
    <Stack gap={0}>
      <Group gap="xs">
        <Button variant="default" size="compact-sm" aria-expanded={opened} onClick={details.toggle}>
          {opened ? 'Masquer les refus' : `Voir ${formatCount(run.rejectedCount, 'ligne refusée', 'lignes refusées')}`}
        </Button>
        <Button variant="subtle" color="gray" size="compact-sm" onClick={download}>
          Télécharger le rapport
        </Button>
      </Group>
      {opened && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by the keyboard too
        <ul className={classes.rejected} aria-label="Lignes refusées" tabIndex={0}>
          {run.rejected.map(({ line, reason }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line may be refused for several reasons, in this order
            <li key={at}>
              <span className={classes.line}>Ligne {formatNumber(line)}</span>
              <span>{reason}</span>
            </li>
          ))}
          {run.rejectedCount > run.rejected.length && (
            <li>
              <span className={classes.line}>…</span>
              <span>Le rapport a les {formatNumber(run.rejectedCount - run.rejected.length)} autres.</span>
            </li>
          )}
        </ul>
      )}
    </Stack>
  );
}
