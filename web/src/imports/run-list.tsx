import { Button, Skeleton, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from '../components/card-list.module.css';
import { type ImportKind, type ImportRun, useWatchRuns } from './import-runs.ts';

type Props<Run extends ImportRun> = {
  kind: ImportKind<Run>;
  /** Nothing while they are read. */
  runs: Run[] | undefined;
  /** Said when there is none. */
  empty: string;
  row: (listed: Run) => ReactNode;
  onMore: (() => void) | undefined;
  /** How the list looks, where its rows are no cards. */
  className?: string | undefined;
  /** What follows when one of them ends. */
  onEnd?: () => void;
};

const none: never[] = [];

/** Runs, newest first; those under way are followed to their end. */
export function RunList<Run extends ImportRun>({
  kind,
  runs,
  empty,
  row,
  className = classes.list,
  onMore,
  onEnd,
}: Props<Run>) {
  useWatchRuns(kind, runs ?? none, onEnd);
  if (!runs) {
    return (
      <Stack gap="sm" role="status" aria-label="Chargement des imports">
        {['a', 'b', 'c'].map((place) => (
          <Skeleton key={place} height={76} radius="lg" />
        ))}
      </Stack>
    );
  }
  return (
    <>
      {runs.length === 0 && !onMore && (
        <Text c="dimmed" maw={520}>
          {empty}
        </Text>
      )}
      {runs.length > 0 && (
        <ul className={className}>
          {runs.map((listed) => (
            <li key={listed.id}>{row(listed)}</li>
          ))}
        </ul>
      )}
      {onMore && (
        <Button variant="default" mt="md" onClick={onMore}>
          Afficher plus
        </Button>
      )}
    </>
  );
}
