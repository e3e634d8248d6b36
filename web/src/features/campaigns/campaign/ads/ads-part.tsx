import { Button, NativeSelect, Skeleton, Text, Title } from '@mantine/core';
import { campaignAdSorts, listCampaignAds } from '../../../../../../shared/campaigns/performance.contract.ts';
import { Figure } from '../../../../components/figure.tsx';
import { LoadFailure } from '../../../../components/load-failure.tsx';
import { formatCount, formatPercent } from '../../../../lib/format.ts';
import { metricLabels } from '../../../../lib/metric-words.ts';
import { request } from '../../../../lib/request.ts';
import { usePages } from '../../../../lib/use-pages.ts';
import { useUrlState } from '../../../../lib/use-url-state.ts';
import classes from '../campaign.module.css';
import { urlNames } from '../campaign-url.ts';
import table from '../figures-table.module.css';
import type { PartProps } from '../open-campaign.tsx';

const columns = ['spend', 'conversions', 'cpa', 'roas', 'linkCtr', 'impressions'] as const;

const sortLabels: Record<(typeof campaignAdSorts)[number], string> = {
  spend: 'Dépense',
  roas: 'ROAS',
  cpa: 'CPA',
  conversions: 'Conversions',
  ctr: 'CTR',
  name: 'Nom',
};

/** The ads of the campaign, with their figures of the period. */
export function AdsPart({ campaign: { id }, period: { from, to, problem } }: PartProps) {
  const { params, change } = useUrlState();
  const sort = campaignAdSorts.find((one) => one === params.get(urlNames.sort)) ?? 'spend';
  const { pages, error, reload, more, readingMore } = usePages(
    problem ? null : [listCampaignAds.operation, id, from, to, sort],
    (cursor) => request(listCampaignAds, { params: { id }, query: { from, to, sort, limit: '50', cursor } }),
    { revalidateFirstPage: false },
  );
  if (problem) return null;
  const first = pages?.[0];
  if (!first) {
    if (error) return <LoadFailure error={error} onRetry={reload} />;
    return <Skeleton height={320} radius="lg" role="status" aria-label="Chargement des publicités" />;
  }
  if (first.total === 0) return <NoAd />;
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
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled from the keyboard */}
      <section className={table.root} tabIndex={0} aria-label="Chiffres par publicité">
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col">Publicité</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {metricLabels[column]}
                </th>
              ))}
              <th scope="col" title="De la dépense de toutes les publicités">
                Part
              </th>
            </tr>
          </thead>
          <tbody>
            {pages.flatMap(({ items, currency }) =>
              items.map((ad) => (
                <tr key={ad.adId}>
                  <td>
                    <div className={table.name} title={ad.name}>
                      {ad.name}
                    </div>
                    {ad.adSetName && <div className={table.set}>{ad.adSetName}</div>}
                  </td>
                  {columns.map((column) => (
                    <td key={column}>
                      <Figure name={column} figures={ad} currency={currency} />
                    </td>
                  ))}
                  <td className={ad.share === null ? table.none : undefined}>
                    {ad.share === null ? 'non mesurée' : formatPercent(ad.share)}
                  </td>
                </tr>
              )),
            )}
          </tbody>
        </table>
      </section>
      {more && (
        <Button variant="default" mt="md" onClick={more} aria-disabled={readingMore}>
          {readingMore ? 'Chargement...' : 'Plus de publicités'}
        </Button>
      )}
    </section>
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
