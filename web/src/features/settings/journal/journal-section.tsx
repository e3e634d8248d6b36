import { Button, Skeleton, Stack, Text, Title } from '@mantine/core';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { byDay } from '../../../lib/by-day.ts';
import { useProfile } from '../../../lib/use-profile.ts';
import { useWhomToAsk } from '../../../lib/use-whom-to-ask.ts';
import { FilterRow } from './filter-row.tsx';
import classes from './journal.module.css';
import { JournalRow } from './journal-row.tsx';
import { useJournal } from './use-journal.ts';

/** Who did what in the workspace. */
export function JournalSection() {
  const { data, error, mutate } = useProfile();
  if (error && !data) return <LoadFailure what="Le journal" error={error} onRetry={() => mutate()} />;
  if (!data) return <Loading />;
  const { permissions } = data.user;
  if (!permissions.includes('team:manage')) return <Locked />;
  return (
    <Stack gap="lg">
      <Text c="dimmed" maw={560}>
        Qui a fait quoi dans cet espace, depuis 400&nbsp;jours. Le journal ne garde pas les valeurs modifiées&#8239;;
        les noms affichés sont les noms actuels.
      </Text>
      <FilterRow />
      <Content />
    </Stack>
  );
}

function Content() {
  const { lines, error, filtered, reload, more, reading } = useJournal();
  if (error) return <LoadFailure what="Le journal" error={error} onRetry={reload} />;
  if (!lines) return <Loading />;
  if (lines.length === 0 && !more) return <Empty filtered={filtered} />;
  return (
    <div>
      {byDay(lines, ({ at }) => at).map(({ day, label, items }) => (
        <section key={day} aria-labelledby={`journal-${day}`} className={classes.day}>
          <Title order={2} id={`journal-${day}`} className={classes.dayName}>
            {label}
          </Title>
          <ul className={classes.list}>
            {items.map((line) => (
              <JournalRow key={line.id} line={line} />
            ))}
          </ul>
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

/** To who may not read it: whom to ask. */
function Locked() {
  return (
    <Text maw={560}>Le journal dit qui a fait quoi dans cet espace. Pour le lire, demandez à {useWhomToAsk()}.</Text>
  );
}

function Empty({ filtered }: { filtered: boolean }) {
  return (
    <div>
      <Text fw={600}>{filtered ? 'Aucun acte ne correspond' : 'Rien pour le moment'}</Text>
      <Text size="sm" c="dimmed" mt={4}>
        {filtered
          ? 'Retirez un filtre pour voir les autres.'
          : 'Ce que les personnes, les clés et Réclame feront dans cet espace paraîtra ici.'}
      </Text>
    </div>
  );
}

function Loading() {
  return (
    <Stack gap={1} role="status" aria-label="Chargement du journal">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
        <Skeleton key={row} height={52} radius="md" />
      ))}
    </Stack>
  );
}
