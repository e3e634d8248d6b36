import { Anchor, Button, Text, Title } from '@mantine/core';
import { IconFileSpreadsheet, IconPencil, IconPlugConnected } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../../shared/page-paths.ts';
import { WayIn, WaysIn } from '../../components/way-in.tsx';
import { useChosenClient } from '../../lib/use-chosen-client.ts';
import { useUrlState } from '../../lib/use-url-state.ts';
import { asksForAll, noFilters, urlNames } from './campaigns-query.ts';
import { LoadExample } from './example.tsx';
import classes from './no-campaign.module.css';
import { Relaxations } from './relaxations.tsx';

type First = { onCreate: () => void; onLoaded: () => void };

/** No campaign to show: none yet, where `first` says what to do, or none that is looked for. */
export const NoCampaign = ({ first }: { first: First | null }) =>
  first ? <FirstCampaign {...first} /> : <NothingFound />;

/** The workspace has no campaign yet: what this is for, and the ways in. */
function FirstCampaign({ onCreate, onLoaded }: First) {
  const { change } = useUrlState();
  return (
    <div className={classes.first}>
      <Sum />
      <Title order={2} fz={{ base: '1.5rem', sm: '1.875rem' }}>
        Des chiffres dont vous voyez le calcul
      </Title>
      <Text c="dimmed" fz="lg" mt="xs">
        Réunissez vos campagnes de toutes les plateformes. Chaque chiffre montre d’où il vient, et dit quand il est trop
        tôt pour conclure.
      </Text>
      <WaysIn>
        <WayIn
          icon={<IconFileSpreadsheet aria-hidden />}
          title="Importer un fichier"
          onClick={() => change({ [urlNames.tab]: 'imports', [urlNames.importing]: 'fichier' })}
        >
          L’export de Meta, Google Ads, TikTok, LinkedIn ou d’un autre, tel quel.
        </WayIn>
        <WayIn
          icon={<IconPlugConnected aria-hidden />}
          title="Connecter Meta"
          onClick={() => change({ [urlNames.tab]: 'connexions' })}
        >
          Vos comptes publicitaires sont lus chaque nuit, publicités comprises.
        </WayIn>
        <WayIn icon={<IconPencil aria-hidden />} title="Saisir une campagne" onClick={onCreate}>
          Son nom, son budget, puis ses jours, tapés ou collés d’un tableur.
        </WayIn>
      </WaysIn>
      <LoadExample onLoaded={onLoaded} />
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

/** A ratio as the page shows it, drawn. */
function Sum() {
  return (
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
  );
}

/** Nothing answers to what is asked. */
function NothingFound() {
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
        <>
          <Relaxations />
          <Button variant="default" onClick={() => change({ ...noFilters, q: null })}>
            Tout effacer
          </Button>
        </>
      )}
    </div>
  );
}
