import { Anchor, Button, Group, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../../../shared/page-paths.ts';
import { useChosenClient } from '../../lib/use-chosen-client.ts';
import { useUrlState } from '../../lib/use-url-state.ts';
import { asksForAll, noFilters } from './campaigns-query.ts';
import classes from './no-campaign.module.css';

/** The workspace has no campaign yet: what this is for, and the ways in. */
export function FirstCampaign({ onCreate }: { onCreate: () => void }) {
  return (
    <div className={classes.root}>
      <div className={classes.preview} aria-hidden>
        <span>
          <b>12&#8239;050&nbsp;€</b>
          <i />
        </span>
        <em>÷</em>
        <span>
          <b>5&#8239;000&nbsp;€</b>
          <i />
        </span>
        <em>=</em>
        <span data-result>
          <b>2,41</b>
          <small>ROAS</small>
        </span>
      </div>
      <Title order={2} fz={{ base: '1.5rem', sm: '1.875rem' }}>
        Des chiffres dont vous voyez le calcul
      </Title>
      <Text c="dimmed" fz="lg" mt="xs" mb="lg">
        Réunissez vos campagnes de toutes les plateformes. Chaque chiffre montre d’où il vient, et dit quand il est trop
        tôt pour conclure.
      </Text>
      <Group justify="center">
        <Button size="md" onClick={onCreate}>
          Nouvelle campagne
        </Button>
      </Group>
      <Text size="sm" c="dimmed" mt="md">
        Ou envoyez campagnes et performances par l’API, avec une{' '}
        <Anchor component={Link} to={paths.apiKeys} inherit underline="always">
          clé d’API
        </Anchor>
        .
      </Text>
    </div>
  );
}

/** Nothing answers to what is asked. */
export function NothingFound() {
  const { params, change } = useUrlState();
  const { clientId, choose } = useChosenClient();
  const ofClient = clientId !== null && asksForAll(params);
  return (
    <div className={classes.root}>
      <Title order={2} fz="xl">
        {ofClient ? 'Aucune campagne pour ce client' : 'Aucune campagne ne correspond'}
      </Title>
      <Text c="dimmed" mt="xs" mb="md">
        {ofClient
          ? 'Celles que vous créez maintenant y sont rangées.'
          : 'Retirez un filtre, ou cherchez un autre nom, un client, une étiquette.'}
      </Text>
      {ofClient ? (
        <Button variant="default" onClick={() => choose(null)}>
          Voir tous les clients
        </Button>
      ) : (
        <Button variant="default" onClick={() => change({ ...noFilters, q: null })}>
          Tout effacer
        </Button>
      )}
    </div>
  );
}
