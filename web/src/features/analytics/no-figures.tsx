import { Button, Text, Title } from '@mantine/core';
import { IconFileSpreadsheet, IconPlugConnected } from '@tabler/icons-react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../../shared/page-paths.ts';
import { WayIn, WaysIn } from '../../components/way-in.tsx';
import { periodNames } from '../../lib/chosen-period.ts';
import { useUrlState } from '../../lib/use-url-state.ts';
import classes from './analytics.module.css';
import { noFilters } from './analytics-query.ts';
import type { Overview } from './use-analytics.ts';

/** No campaign is found: the way back from the filters, or the ways in where there is none at all. */
export function NoFigures({ filtered }: { filtered: boolean }) {
  const { change } = useUrlState();
  const navigate = useNavigate();
  if (filtered)
    return (
      <section className={classes.nothing}>
        <Title order={2} fz="xl">
          Aucune campagne pour ces filtres
        </Title>
        <Text c="dimmed" mt={4}>
          Aucune de vos campagnes ne répond à tous ces critères à la fois.
        </Text>
        <Button mt="md" variant="default" onClick={() => change(noFilters)}>
          Effacer les filtres
        </Button>
      </section>
    );
  return (
    <section>
      <Title order={2} fz={{ base: '1.5rem', sm: '1.875rem' }}>
        Les chiffres de vos campagnes, au même endroit
      </Title>
      <Text c="dimmed" fz="lg" mt="xs" maw="44rem">
        Apportez-les d’abord&nbsp;: vous lirez ici ce qui a été dépensé, ce que cela a rapporté, et d’où vient chaque
        chiffre.
      </Text>
      <WaysIn>
        <WayIn
          icon={<IconFileSpreadsheet aria-hidden />}
          title="Importer un fichier"
          onClick={() => navigate(`${paths.campaigns}?onglet=imports&etape=fichier`)}
        >
          L’export de Meta, Google Ads, TikTok, LinkedIn ou d’un autre, tel quel.
        </WayIn>
        <WayIn
          icon={<IconPlugConnected aria-hidden />}
          title="Connecter Meta"
          onClick={() => navigate(`${paths.campaigns}?onglet=connexions`)}
        >
          Vos comptes publicitaires sont lus chaque nuit, publicités comprises.
        </WayIn>
      </WaysIn>
    </section>
  );
}

/** Campaigns are found, and nothing was measured of them on these days. */
export function NoDays() {
  const { change } = useUrlState();
  const lastDays = Object.fromEntries(Object.values(periodNames).map((name) => [name, null]));
  return (
    <section className={classes.nothing}>
      <Title order={2} fz="xl">
        Aucun chiffre sur ces jours
      </Title>
      <Text c="dimmed" mt={4}>
        Vos campagnes n’y ont rien de mesuré&nbsp;: choisissez d’autres jours, ou importez ceux qui manquent.
      </Text>
      <Button mt="md" variant="default" onClick={() => change(lastDays)}>
        Voir les 30 derniers jours
      </Button>
    </section>
  );
}

export const measuresNothing = ({ currencies, campaigns }: Overview): boolean =>
  campaigns > 0 && currencies.every(({ totals }) => Object.values(totals).every((total) => total === null));
