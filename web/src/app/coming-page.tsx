import { Anchor, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/page-paths.ts';

/** What pages that are not built yet will hold: here, since every page loads the list of the pages. */
const promises: Readonly<Record<string, string>> = {
  [paths.ugcCampaigns]: 'Vous y suivrez vos campagnes UGC, des candidatures aux livraisons.',
  [paths.createUgcCampaign]: 'Vous y rédigerez le brief d’une nouvelle campagne UGC.',
};

export const comingPage = (path: string) => () => <ComingPage promise={promises[path] ?? ''} />;

function ComingPage({ promise }: { promise: string }) {
  return (
    <Stack gap="sm" maw={520} py={{ base: 'xl', sm: '4rem' }}>
      <Title order={2} fz={{ base: '1.75rem', sm: '2.25rem' }}>
        Cette page arrive bientôt
      </Title>
      <Text c="dimmed" fz="lg">
        {promise}
      </Text>
      <Anchor component={Link} to={paths.home} fw={500} mt="sm" mr="auto">
        Revenir à l’accueil
      </Anchor>
    </Stack>
  );
}
