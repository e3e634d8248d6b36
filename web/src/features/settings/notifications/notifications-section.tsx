import { Skeleton, Stack } from '@mantine/core';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { DigestCard } from './digest-card.tsx';
import { QuietCard } from './quiet-card.tsx';
import { TypesCard } from './types-card.tsx';
import { usePreferences } from './use-preferences.ts';

/** What the person is told of in this workspace, and how. */
export function NotificationsSection() {
  const { preferences, error, reload, choose } = usePreferences();
  if (error && !preferences) return <LoadFailure what="Vos préférences" error={error} onRetry={reload} />;
  if (!preferences) {
    return (
      <Stack gap="lg" role="status" aria-label="Chargement des préférences">
        <Skeleton height={180} radius="xl" />
        <Skeleton height={420} radius="xl" />
      </Stack>
    );
  }
  return (
    <Stack gap="lg">
      <DigestCard preferences={preferences} onChoose={choose} />
      <QuietCard quietHours={preferences.quietHours} onChoose={choose} />
      <TypesCard preferences={preferences} onChoose={choose} />
    </Stack>
  );
}
