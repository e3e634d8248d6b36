import '@mantine/core/styles/Badge.css';
import { Badge, Box, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from '../components/card-list.module.css';
import { formatCount, formatMoment } from '../lib/format.ts';
import { CancelRun } from './cancel-run.tsx';
import { type ImportKind, type ImportRun, isUnderWay } from './import-runs.ts';
import { RejectedLines } from './rejected-lines.tsx';
import { RunProgress } from './run-progress.tsx';

const statuses: Record<ImportRun['status'], { label: string; color: string }> = {
  queued: { label: 'En attente', color: 'gray' },
  running: { label: 'En cours', color: 'information' },
  completed: { label: 'Terminé', color: 'positive' },
  failed: { label: 'Échoué', color: 'accent' },
  cancelled: { label: 'Arrêté', color: 'gray' },
};

type Props<Run extends ImportRun> = {
  kind: ImportKind<Run>;
  run: Run;
  /** What it was told of its content. */
  about: string;
  children?: ReactNode;
};

/** A run in a list: how far it is, what became of its lines, what it refused. */
export function RunCard<Run extends ImportRun>({ kind, run, about, children }: Props<Run>) {
  const { label, color } = statuses[run.status];
  const underWay = isUnderWay(run);
  return (
    <article className={classes.card} aria-label={run.label}>
      <Group wrap="nowrap" align="flex-start" gap="sm">
        <div className={classes.what}>
          <Text fw={600}>{run.label}</Text>
          <Text size="sm" c="dimmed">
            {about} · {formatMoment(run.createdAt)}
          </Text>
        </div>
        <Badge variant="light" color={color} tt="none" fw={600} radius="xl" flex="none">
          {label}
        </Badge>
      </Group>
      {underWay && (
        <Group gap="sm" wrap="nowrap" mt={6}>
          <RunProgress run={run} />
          <CancelRun kind={kind} run={run} />
        </Group>
      )}
      {(underWay || run.received > 0) && (
        <Text size="sm" mt={4}>
          {underWay && `${formatCount(run.received, 'ligne lue', 'lignes lues')}${run.received > 0 ? ' : ' : ''}`}
          {run.received > 0 && kind.counts(run)}
        </Text>
      )}
      {run.message && (
        <Text size="sm" mt={4} c={run.status === 'failed' ? 'accent' : 'dimmed'}>
          {run.message}
        </Text>
      )}
      {run.rejectedCount + (run.remarkedCount ?? 0) > 0 && (
        <Box mt="xs">
          <RejectedLines kind={kind} run={run} />
        </Box>
      )}
      {children}
    </article>
  );
}
