import { Button, Group, NativeSelect, Skeleton, Stack, Text, Title } from '@mantine/core';
import { keysOf } from '../../../../../shared/kernel/closed-lists.ts';
import { type TimelineType, timelineTypes } from '../../../../../shared/prospects/prospects.rules.ts';
import { LoadFailure } from '../../../components/load-failure.tsx';
import classes from './timeline.module.css';
import { TimelineLine } from './timeline-line.tsx';
import type { Timeline } from './use-timeline.ts';

const choices = [
  { value: '', label: 'Tout' },
  ...keysOf(timelineTypes).map((type) => ({ value: type, label: timelineTypes[type] })),
];

/** What happened with the prospect, the newest first. */
export function TimelineSection({ timeline }: { timeline: Timeline }) {
  const { type, setType } = timeline;
  return (
    <section aria-labelledby="prospect-timeline">
      <Group justify="space-between" gap="xs" mb="sm" wrap="nowrap">
        <Title order={3} id="prospect-timeline" fz="1rem">
          Chronologie
        </Title>
        <NativeSelect
          size="xs"
          aria-label="Filtrer la chronologie"
          data={choices}
          value={type ?? ''}
          onChange={({ currentTarget }) => setType(typeOf(currentTarget.value))}
        />
      </Group>
      <Lines timeline={timeline} />
    </section>
  );
}

const typeOf = (value: string): TimelineType | undefined => keysOf(timelineTypes).find((type) => type === value);

function Lines({ timeline }: { timeline: Timeline }) {
  const { lines, error, reload, more, reading, type } = timeline;
  if (error) return <LoadFailure what="L’historique" error={error} onRetry={reload} />;
  if (!lines) {
    return (
      <Stack gap="md" role="status" aria-label="Chargement de la chronologie">
        <Skeleton height={48} />
        <Skeleton height={48} />
      </Stack>
    );
  }
  if (lines.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {type
          ? `Aucune ligne de ce type : ${timelineTypes[type]}.`
          : 'Aucun échange pour l’instant. Notez le premier ci-dessus.'}
      </Text>
    );
  }
  return (
    <>
      <ol className={classes.lines}>
        {lines.map((line) => (
          <TimelineLine key={line.id} line={line} />
        ))}
      </ol>
      {more && (
        <Button variant="default" size="sm" mt="md" aria-disabled={reading} onClick={more}>
          Afficher la suite
        </Button>
      )}
    </>
  );
}
