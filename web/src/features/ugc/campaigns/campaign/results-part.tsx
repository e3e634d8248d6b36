import { Anchor, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import useSWR from 'swr';
import { fewestForStats } from '../../../../../../shared/rules/ugc/collaboration-stats.ts';
import type { UgcCampaign } from '../../../../../../shared/ugc/campaign.ts';
import { getUgcStats } from '../../../../../../shared/ugc/stats.contract.ts';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { LoadFailure } from '../../../../components/load-failure.tsx';
import { RowsSkeleton } from '../../../../components/rows-skeleton.tsx';
import { formatCount } from '../../../../lib/format.ts';
import { request } from '../../../../lib/request.ts';
import { changed, useUrlState } from '../../../../lib/use-url-state.ts';
import { AdsList } from '../../stats/ads-list.tsx';
import type { Stats } from '../../stats/measured-facts.ts';
import { CreatorsList, StatsFigures } from '../../stats/stats-shown.tsx';
import { deliverablesPart, ugcNames } from '../ugc-names.ts';

/** What a campaign cost, and what the campaigns of ads that show its films measured. */
export function ResultsPart({ campaign }: { campaign: UgcCampaign }) {
  const { data, error, mutate } = useSWR([getUgcStats.operation, campaign.id], () =>
    request(getUgcStats, { query: { campaignId: campaign.id } }),
  );
  if (!data)
    return error ? <LoadFailure what="Les résultats" error={error} onRetry={() => mutate()} /> : <RowsSkeleton />;
  if (data.approved === 0)
    return (
      <EmptyState title="Aucun livrable validé ces douze derniers mois">
        Ce que la campagne coûte, et ce que ses films donnent une fois diffusés, se lit ici dès la première validation.
      </EmptyState>
    );
  return (
    <section aria-label="Résultats">
      <StatsFigures stats={data} />
      <Text size="sm" c="dimmed" my="sm">
        Sur les douze derniers mois. Taux, médiane et coûts s’affichent à partir de {fewestForStats}&nbsp;collaborations
        ou livrables.
      </Text>
      <Ads stats={data} />
      <Title order={2} fz="md" mt="lg" mb="xs">
        Par créateur
      </Title>
      <CreatorsList creators={data.byCreator} />
    </section>
  );
}

function Ads({ stats: { ads, deliverables } }: { stats: Stats }) {
  const { params } = useUrlState();
  if (!ads) return null;
  const left = deliverables - ads.length;
  return (
    <>
      <Title order={2} fz="md" mt="lg" mb="xs">
        Résultats des publicités
      </Title>
      {ads.length > 0 && (
        <AdsList ads={ads} label="Les publicités faites de ces livrables, celles qui ont le plus dépensé d’abord" />
      )}
      {left > 0 && (
        <Text size="sm" c="dimmed" mt="xs">
          {formatCount(left, 'livrable validé n’est lié', 'livrables validés ne sont liés')} à aucune publicité. Dites
          où ils sont diffusés{' '}
          <Anchor
            component={Link}
            to={`?${changed(params, { [ugcNames.part]: deliverablesPart })}`}
            inherit
            underline="always"
          >
            depuis les livrables
          </Anchor>
          &nbsp;: leur accroche, leur CTR et leur coût se lisent alors ici.
        </Text>
      )}
    </>
  );
}
