import { Stack, Text } from '@mantine/core';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { LogDays, LogSkeleton } from '../../../components/log-days.tsx';
import { useProfile } from '../../../lib/use-profile.ts';
import { useWhomToAsk } from '../../../lib/use-whom-to-ask.ts';
import { FilterRow } from './filter-row.tsx';
import { JournalRow } from './journal-row.tsx';
import { useJournal } from './use-journal.ts';

/** Who did what in the workspace. */
export function JournalSection() {
  const { data, error, mutate } = useProfile();
  if (error && !data) return <LoadFailure what="Le journal" error={error} onRetry={() => mutate()} />;
  if (!data) return <LogSkeleton />;
  const { permissions } = data.user;
  if (!permissions.includes('team:manage')) return <Locked />;
  return (
    <Stack gap="lg">
      <Text c="dimmed" maw={560}>
        Qui a fait quoi dans cet espace, sur les 400&nbsp;derniers jours. Le journal ne garde pas les valeurs
        modifiées&#8239;; les noms affichés sont les noms actuels.
      </Text>
      <FilterRow />
      <Content />
    </Stack>
  );
}

function Content() {
  const { lines, error, filtered, reload, more, reading } = useJournal();
  if (error) return <LoadFailure what="Le journal" error={error} onRetry={reload} />;
  if (!lines) return <LogSkeleton />;
  return (
    <LogDays
      {...{ lines, more, reading, filtered }}
      row={(line) => <JournalRow key={line.id} line={line} />}
      nothing="Ce que les personnes, les clés et Réclame feront dans cet espace paraîtra ici."
    />
  );
}

/** To who may not read it: whom to ask. */
function Locked() {
  return (
    <Text maw={560}>Le journal dit qui a fait quoi dans cet espace. Pour le lire, demandez à {useWhomToAsk()}.</Text>
  );
}
