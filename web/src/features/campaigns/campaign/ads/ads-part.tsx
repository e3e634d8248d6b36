import { Button, NativeSelect, Skeleton, Text, Title } from '@mantine/core';
import { IconPhotoPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { campaignLimits } from '../../../../../../shared/campaigns/campaigns.rules.ts';
import { campaignAdSorts } from '../../../../../../shared/campaigns/performance.contract.ts';
import { BulkBar } from '../../../../components/bulk-bar.tsx';
import { LoadFailure } from '../../../../components/load-failure.tsx';
import { formatCount } from '../../../../lib/format.ts';
import { useMay } from '../../../../lib/use-may.ts';
import { usePhone } from '../../../../lib/use-phone.ts';
import { useSelection } from '../../../../lib/use-selection.ts';
import { useUrlState } from '../../../../lib/use-url-state.ts';
import { comparing } from '../../compare/compare-url.ts';
import classes from '../campaign.module.css';
import { urlNames } from '../campaign-url.ts';
import type { PartProps } from '../open-campaign.tsx';
import { AdsDialogs, type Opened } from './ads-dialogs.tsx';
import { AdCards, AdsTable } from './ads-table.tsx';
import { DimFilters } from './dim-filters.tsx';
import { useAds } from './use-ads.ts';

const sortLabels: Record<(typeof campaignAdSorts)[number], string> = {
  spend: 'Dépense',
  roas: 'ROAS',
  cpa: 'CPA',
  conversions: 'Conversions',
  ctr: 'CTR',
  name: 'Nom',
};

/** The ads of the campaign, with their figures of the period. */
export function AdsPart({ campaign: { id }, period }: PartProps) {
  const { params, change } = useUrlState();
  const sort = campaignAdSorts.find((one) => one === params.get(urlNames.sort)) ?? 'spend';
  const dim = params.getAll(urlNames.adDim);
  const { pages, error, reload, more, readingMore } = useAds(id, period, sort, dim);
  const selection = useSelection();
  const mayWrite = useMay()('campaigns:write');
  const [open, setOpen] = useState<Opened | null>(null);
  const phone = usePhone();
  const Ads = phone ? AdCards : AdsTable;
  if (period.problem) return null;
  const first = pages?.[0];
  if (!first) {
    if (error) return <LoadFailure what="Les annonces" error={error} onRetry={reload} />;
    return <Skeleton height={320} radius="lg" role="status" aria-label="Chargement des publicités" />;
  }
  if (first.total === 0 && dim.length === 0) return <NoAd />;
  const ads = pages.flatMap(({ items }) => items);
  return (
    <section aria-label="Publicités">
      <div className={classes.choices}>
        <NativeSelect
          label="Trier par"
          size="sm"
          value={sort}
          data={campaignAdSorts.map((value) => ({ value, label: sortLabels[value] }))}
          onChange={({ currentTarget: { value } }) => change({ [urlNames.sort]: value === 'spend' ? null : value })}
        />
        <Text size="sm" c="dimmed" className={classes.days}>
          {formatCount(first.total, 'publicité')}
        </Text>
        <DimFilters dims={first.dims} />
        {mayWrite && (
          <Button
            variant="default"
            size="sm"
            leftSection={<IconPhotoPlus size={16} aria-hidden />}
            onClick={() => setOpen('images')}
          >
            Ajouter des images
          </Button>
        )}
      </div>
      <Ads ads={ads} currency={first.currency} selection={selection} onOpen={({ adId }) => setOpen({ adId })} />
      {more && (
        <Button variant="default" mt="md" onClick={more} aria-disabled={readingMore}>
          {readingMore ? 'Chargement...' : 'Plus de publicités'}
        </Button>
      )}
      {selection.ids.size > 0 && <Chosen id={id} ids={[...selection.ids]} onClear={selection.clear} />}
      {open && <AdsDialogs campaignId={id} open={open} ads={ads} setOpen={setOpen} reload={reload} />}
    </section>
  );
}

/** Two to six ads are compared side by side. */
function Chosen({ id, ids, onClear }: { id: string; ids: string[]; onClear: () => void }) {
  const { change } = useUrlState();
  const fits = ids.length >= 2 && ids.length <= campaignLimits.compared;
  return (
    <BulkBar
      label="Publicités choisies"
      count={formatCount(ids.length, 'publicité choisie', 'publicités choisies')}
      onClear={onClear}
    >
      <Button
        size="sm"
        aria-disabled={!fits}
        title={fits ? undefined : `De 2 à ${campaignLimits.compared} publicités`}
        onClick={() =>
          fits && change({ ...comparing(ids.map((adId) => ({ campaignId: id, adId }))), [urlNames.part]: null })
        }
      >
        Comparer (2 à {campaignLimits.compared})
      </Button>
    </BulkBar>
  );
}

const NoAd = () => (
  <div className={classes.empty}>
    <Title order={3}>Aucune publicité</Title>
    <Text c="dimmed" mt="xs">
      Les publicités viennent avec les lignes qui les nomment&nbsp;: celles d’un fichier ou de l’API.
    </Text>
  </div>
);
