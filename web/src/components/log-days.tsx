import { Button, Skeleton, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { byDay } from '../lib/by-day.ts';
import classes from './log-days.module.css';

type Line = { id: string; at: string };
type Props<Of extends Line> = {
  lines: readonly Of[];
  row: (line: Of) => ReactNode;
  /** What comes after, where there is more. */
  more: (() => void) | undefined;
  reading: boolean;
  filtered: boolean;
  /** Said where nothing was written yet. */
  nothing: string;
};

/** Lines of a log by the day on which they were written, and the way to the next ones. */
export function LogDays<Of extends Line>({ lines, row, more, reading, filtered, nothing }: Props<Of>) {
  const id = useId();
  if (lines.length === 0 && !more) return <Nothing said={filtered ? null : nothing} />;
  return (
    <div>
      {/* One that was sealed late may bring a day a second time. */}
      {byDay(lines, ({ at }) => at).map(({ label, items }, place) => (
        <section key={items[0]?.id} aria-labelledby={`${id}-${place}`} className={classes.day}>
          <Title order={2} id={`${id}-${place}`} className={classes.name}>
            {label}
          </Title>
          <ul className={classes.list}>{items.map(row)}</ul>
        </section>
      ))}
      {lines.length === 0 && <Text c="dimmed">Aucun acte de ce genre parmi les plus récents.</Text>}
      {more && (
        <Button variant="default" mt="md" onClick={more} aria-disabled={reading}>
          {reading ? 'Chargement...' : 'Afficher plus'}
        </Button>
      )}
    </div>
  );
}

const Nothing = ({ said }: { said: string | null }) => (
  <div>
    <Text fw={600}>{said === null ? 'Aucun acte ne correspond' : 'Rien pour le moment'}</Text>
    <Text size="sm" c="dimmed" mt={4}>
      {said ?? 'Retirez un filtre pour voir les autres.'}
    </Text>
  </div>
);

export const LogSkeleton = () => (
  <Stack gap={1} role="status" aria-label="Chargement du journal">
    {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
      <Skeleton key={row} height={52} radius="md" />
    ))}
  </Stack>
);
