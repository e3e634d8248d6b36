import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { LettersList } from './letters-list.tsx';
import { useWorks } from './use-works.ts';
import { QueuesHealth, SchedulesHealth } from './works-health.tsx';

/** What the product does behind the pages: what it gave up, what waits, what runs by the clock. */
export function WorksTab() {
  const works = useWorks();
  const { jobs, health, error, reload } = works;
  if (error && !jobs) return <LoadFailure what="Les travaux" error={error} onRetry={() => reload()} />;
  if (!jobs || !health) return <Skeleton height={280} radius="xl" role="status" aria-label="Chargement des travaux" />;
  return (
    <Stack gap="xl">
      <Group justify="space-between">
        <Text c="dimmed">Ce que le produit fait en dehors des pages.</Text>
        <Button variant="default" size="sm" onClick={() => reload()}>
          Actualiser
        </Button>
      </Group>
      <LettersList works={works} jobs={jobs} queues={health.queues} />
      <QueuesHealth queues={health.queues} />
      <SchedulesHealth schedules={health.schedules} />
    </Stack>
  );
}
