import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { sayFailed } from '../components/undo-toast.tsx';
import { messageOf } from '../lib/api-error.ts';
import { downloadCsv } from '../lib/download.ts';
import { formatCount, formatNumber } from '../lib/format.ts';
import type { ImportKind, ImportRun } from './import-runs.ts';
import classes from './rejected-lines.module.css';

type Props<Run extends ImportRun> = { kind: ImportKind<Run>; run: Run };
type Told = { name: string; hide: string; counted: string; lines: ImportRun['rejected']; count: number };

/** The lines that a run refused, or kept with a remark: the first ones on demand, all of them in the report. */
export function RejectedLines<Run extends ImportRun>({ kind, run }: Props<Run>) {
  const { rejected, rejectedCount, remarks = [], remarkedCount = 0 } = run;
  const [opened, setOpened] = useState<string | null>(null);
  const refusals: Told = {
    name: 'Lignes refusées',
    hide: 'Masquer les refus',
    counted: formatCount(rejectedCount, 'ligne refusée', 'lignes refusées'),
    lines: rejected,
    count: rejectedCount,
  };
  const kept: Told = {
    name: 'Lignes importées avec une remarque',
    hide: 'Masquer les remarques',
    counted: formatCount(remarkedCount, 'remarque', 'remarques'),
    lines: remarks,
    count: remarkedCount,
  };
  const told = [refusals, kept].filter(({ count }) => count > 0);

  async function download() {
    try {
      downloadCsv('rapport-import.csv', await kind.report(run.id));
    } catch (error) {
      sayFailed(messageOf(error, 'Le rapport n’a pas pu être téléchargé'));
    }
  }

  return (
    <Stack gap={0}>
      <Group gap="xs">
        {told.map(({ name, hide, counted, lines }) =>
          lines.length === 0 ? (
            <Text key={name} size="sm">
              {counted}&nbsp;: voir le rapport
            </Text>
          ) : (
            <Button
              key={name}
              variant="default"
              size="compact-sm"
              aria-expanded={opened === name}
              onClick={() => setOpened(opened === name ? null : name)}
            >
              {opened === name ? hide : `Voir ${counted}`}
            </Button>
          ),
        )}
        <Button variant="subtle" color="gray" size="compact-sm" onClick={download}>
          Télécharger le rapport
        </Button>
      </Group>
      {told
        .filter(({ name }) => name === opened)
        .map((lines) => (
          <Lines key={lines.name} {...lines} />
        ))}
    </Stack>
  );
}

const inReport = (more: number) =>
  more === 1 ? 'La dernière est dans le rapport.' : `Les ${formatNumber(more)} autres sont dans le rapport.`;

function Lines({ name, lines, count }: Told) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by the keyboard too
    <ul className={classes.rejected} aria-label={name} tabIndex={0}>
      {lines.map(({ line, reason }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line may be told for several reasons, in this order
        <li key={at}>
          <span className={classes.line}>Ligne {formatNumber(line)}</span>
          <span>{reason}</span>
        </li>
      ))}
      {count > lines.length && (
        <li>
          <span className={classes.line}>…</span>
          <span>{inReport(count - lines.length)}</span>
        </li>
      )}
    </ul>
  );
}
