import { Skeleton, Stack, Text, Title } from '@mantine/core';
import { LoadFailure } from '../../components/load-failure.tsx';
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
      {error && !data ? (
        <LoadFailure what="Votre compte" error={error} onRetry={() => mutate()} />
      ) : (
        <Text c="dimmed" fz="lg">
          Par où voulez-vous commencer ?
        </Text>
      )}
    </Stack>
  );
}
