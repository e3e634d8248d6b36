import { Anchor, Text, Title } from '@mantine/core';
import { IconFileSpreadsheet, IconPencil, IconPlugConnected } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '../../../../shared/page-paths.ts';
import { WayIn, WaysIn } from '../../components/way-in.tsx';
import classes from './dashboard.module.css';

/** No campaign yet: the ways in. */
export function FirstFigures() {
  const navigate = useNavigate();
  return (
    <section className={classes.first} aria-labelledby="first-figures">
      <Title order={2} id="first-figures" fz="1.25rem">
        Vos campagnes, chaque matin
      </Title>
      <Text c="dimmed" mt={4}>
        Dépense, résultats et alertes de la veille s’afficheront ici dès vos premiers chiffres.
      </Text>
      <WaysIn>
        <WayIn
          icon={<IconFileSpreadsheet aria-hidden />}
          title="Importer un fichier"
          onClick={() => navigate(paths.newCampaignImport)}
        >
          L’export de Meta, Google Ads, TikTok, LinkedIn ou d’un autre, tel quel.
        </WayIn>
        <WayIn
          icon={<IconPlugConnected aria-hidden />}
          title="Connecter Meta"
          onClick={() => navigate(paths.connections)}
        >
          Vos comptes publicitaires sont lus chaque nuit, publicités comprises.
        </WayIn>
        <WayIn
          icon={<IconPencil aria-hidden />}
          title="Saisir une campagne"
          onClick={() => navigate(paths.newCampaign)}
        >
          Son nom, son budget, puis ses jours, tapés ou collés d’un tableur.
        </WayIn>
      </WaysIn>
      <Text size="sm" c="dimmed">
        Vous préférez regarder d’abord&nbsp;?{' '}
        <Anchor component={Link} to={paths.campaigns} inherit underline="always">
          Voir avec un exemple
        </Anchor>
      </Text>
    </section>
  );
}
