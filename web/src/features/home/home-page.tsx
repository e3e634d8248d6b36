import { Skeleton, Stack, Text, Title } from '@mantine/core';
import { upperFirst } from '../../../../shared/kernel/first-letter.ts';
import { LoadFailure } from '../../components/load-failure.tsx';
import { formatCount, formatNumber } from '../../lib/format.ts';
import { useDashboard } from '../../lib/use-dashboard.ts';
import { useProfile } from '../../lib/use-profile.ts';
import classes from './home-page.module.css';
import { LibraryTrends } from './library-trends.tsx';
import { QuickStart } from './quick-start.tsx';
import { Today } from './today.tsx';

export function HomePage() {
  return (
    <Stack gap="2.5rem">
      <Greeting />
      <div className={classes.morning}>
        <Today />
        <QuickStart />
      </div>
      <LibraryTrends />
    </Stack>
  );
}

function Greeting() {
  const { data, error, mutate } = useProfile();
  return (
    <Stack gap="xs" pt={{ base: 0, sm: 'md' }}>
      <Title order={2} fw={800} fz={{ base: '2rem', sm: '2.75rem' }} lh={1.1} className={classes.hello}>
        Bonjour {data?.user.firstName}
        {!data && !error && <Skeleton component="span" height="0.8em" width="4em" />}
      </Title>
      {error && !data ? <LoadFailure what="Votre compte" error={error} onRetry={() => mutate()} /> : <Waiting />}
    </Stack>
  );
}

const timeZone = 'Europe/Paris';
const today = new Intl.DateTimeFormat('fr-FR', { weekday: 'long', day: 'numeric', month: 'long', timeZone });

/** Which day it is, and how much of it waits for someone. */
function Waiting() {
  const { data } = useDashboard();
  const day = today.format(new Date());
  const { overdue = 0, ownOverdue = 0 } = data?.prospects ?? {};
  const toSee = data?.attention?.filter(({ kind }) => kind !== 'action').length ?? 0;
  const counts = [
    overdue > 0 && lateText(overdue, ownOverdue),
    toSee > 0 && formatCount(toSee, 'point à voir', 'points à voir'),
  ].filter(Boolean);
  return (
    <Text c="dimmed" fz="lg">
      {upperFirst(day)}
      {counts.length > 0 && ` · ${counts.join(', ')}`}
    </Text>
  );
}

/** `1 action en retard pour vous, 14 pour le reste de l’équipe` */
function lateText(all: number, own: number): string {
  const text = formatCount(own || all, 'action en retard', 'actions en retard');
  if (own === 0) return `${text} dans l’équipe`;
  return own === all ? text : `${text} pour vous, ${formatNumber(all - own)} pour le reste de l’équipe`;
}
