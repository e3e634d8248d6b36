import { Stack, Text, Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import { paths } from '../../../../shared/page-paths.ts';
import { PageSpinner } from '../../components/page-spinner.tsx';
import { browser } from '../../lib/browser.ts';
import { takeView } from '../../lib/hand-over.ts';

const patienceMs = 10_000;

/** Where a tab waits for what its opener hands over, and where it is once that has ended. */
export function ImpersonationPage() {
  const [waits, setWaits] = useState(() => Boolean(window.opener));
  useEffect(() => {
    const stop = takeView(() => browser.goTo(paths.home));
    const late = setTimeout(() => setWaits(false), patienceMs);
    return () => {
      stop();
      clearTimeout(late);
    };
  }, []);
  if (waits) return <PageSpinner />;
  return (
    <Stack gap="sm">
      <Title order={1} fz="1.5rem">
        Cette vue est terminée
      </Title>
      <Text>Fermez cet onglet&nbsp;: votre propre session continue dans les autres.</Text>
    </Stack>
  );
}
