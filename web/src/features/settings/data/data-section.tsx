import { Skeleton, Stack } from '@mantine/core';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { useProfile } from '../../../lib/use-profile.ts';
import { DeletionCard } from './deletion-card.tsx';
import { ExportCard } from './export-card.tsx';

/** What one takes along, of oneself and of the workspace, and what becomes of it. */
export function DataSection() {
  const { data, error, mutate } = useProfile();
  if (data)
    return (
      <Stack gap="md">
        <ExportCard />
        <DeletionCard user={data.user} />
      </Stack>
    );
  if (error) return <LoadFailure what="Vos données" error={error} onRetry={() => mutate()} />;
  return (
    <Stack gap="md" role="status" aria-label="Chargement de vos données">
      <Skeleton height={180} radius="xl" />
      <Skeleton height={180} radius="xl" />
    </Stack>
  );
}
