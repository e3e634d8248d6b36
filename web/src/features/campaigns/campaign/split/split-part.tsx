import { NativeSelect, Skeleton, Text, Title } from '@mantine/core';
import useSWR from 'swr';
import { metricLabels, metricText } from '../../../../../../shared/campaigns/metric-words.ts';
import { getPerformance, listPerformanceDays } from '../../../../../../shared/campaigns/performance.contract.ts';
import { segmentNames } from '../../../../../../shared/campaigns/segment-names.ts';
import type { SegmentType } from '../../../../../../shared/rules/day-counts.ts';
import { Figure } from '../../../../components/figure.tsx';
import { LoadFailure } from '../../../../components/load-failure.tsx';
import { countryName, formatPercent } from '../../../../lib/format.ts';
import { request } from '../../../../lib/request.ts';
import { useUrlState } from '../../../../lib/use-url-state.ts';
import classes from '../campaign.module.css';
import { urlNames } from '../campaign-url.ts';
import table from '../figures-table.module.css';
import type { PartProps } from '../open-campaign.tsx';
import { type Performance, useMetrics } from '../use-campaign.ts';
import { addedFigures } from './added-figures.ts';
import own from './split.module.css';

/** What the figures of the period are cut by, and what each part costs. */
export function SplitPart({ campaign: { id }, period }: PartProps) {
  const { params, change } = useUrlState();
  const { from, to, problem } = period;
  const { data, error, mutate } = useSWR(problem ? null : [listPerformanceDays.operation, id, from, to], () =>
    request(listPerformanceDays, { params: { id }, query: { from, to } }),
  );
  if (problem) return null;
  if (!data)
    return error ? <LoadFailure what="La répartition" error={error} onRetry={() => mutate()} /> : <SplitSkeleton />;
  const [first] = data.segments;
  if (!first) return <NoSegment />;
  const type = data.segments.find((one) => one === params.get(urlNames.segment)) ?? first;
  return (
    <section aria-label="Répartition">
      <div className={classes.choices}>
        <NativeSelect
          label="Répartir par"
          size="sm"
          value={type}
          data={data.segments.map((value) => ({ value, label: segmentNames[value] }))}
          onChange={({ currentTarget: { value } }) => change({ [urlNames.segment]: value === first ? null : value })}
        />
      </div>
      <Segments id={id} type={type} period={period} />
    </section>
  );
}

const columns = ['cpa', 'conversions', 'roas', 'linkCtr', 'impressions'] as const;

function Segments({ id, type, period }: { id: string; type: SegmentType; period: PartProps['period'] }) {
  const { from, to } = period;
  const { data, error, mutate } = useSWR([getPerformance.operation, id, from, to, 'segment', type], () =>
    request(getPerformance, { params: { id }, query: { from, to, segment: type, granularity: 'month' } }),
  );
  const whole = useMetrics(id, period).data?.metrics.totals.spend ?? null;
  if (!data)
    return error ? <LoadFailure what="La répartition" error={error} onRetry={() => mutate()} /> : <SplitSkeleton />;
  const { currency } = data;
  const parts = partsOf(data.items);
  const spent = parts.reduce((sum, { totals: { spend } }) => sum + (spend ?? 0), 0);
  const isApart = whole !== null && spent > 0 && Math.abs(whole - spent) > whole / 100;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled from the keyboard */}
      <section className={table.root} tabIndex={0} aria-label={`Chiffres par ${segmentNames[type].toLowerCase()}`}>
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col">{segmentNames[type]}</th>
              <th scope="col" className={table.text}>
                Part de la dépense
              </th>
              <th scope="col">{metricLabels.spend}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {metricLabels[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {parts.map(({ value, ...figures }) => {
              const share = figures.totals.spend === null || spent === 0 ? null : figures.totals.spend / spent;
              return (
                <tr key={value}>
                  <td>
                    <div className={table.name} title={value}>
                      {type === 'country' && value.length === 2 ? countryName(value.toUpperCase()) : value}
                    </div>
                  </td>
                  <td className={table.text}>
                    {share === null ? (
                      <span className={table.none}>non mesurée</span>
                    ) : (
                      <span className={own.share}>
                        <span className={own.track}>
                          <span className={own.bar} style={{ width: `${100 * share}%` }} />
                        </span>
                        {formatPercent(share)}
                      </span>
                    )}
                  </td>
                  {(['spend', ...columns] as const).map((column) => (
                    <td key={column}>
                      <Figure name={column} figures={figures} currency={currency} />
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
      {isApart && (
        <Text size="sm" c="dimmed" mt="sm">
          Ces parts font {metricText('spend', spent, currency)} sur les {metricText('spend', whole, currency)} dépensés
          par la campagne&nbsp;: la plateforme ne répartit pas tout, ou pas tous les jours.
        </Text>
      )}
    </>
  );
}

/** The largest spend first. */
function partsOf(items: Performance['items']) {
  const byValue = new Map<string, Performance['items']>();
  for (const bucket of items) {
    const value = bucket.segment?.value ?? '';
    byValue.set(value, [...(byValue.get(value) ?? []), bucket]);
  }
  return [...byValue]
    .flatMap(([value, buckets]) => {
      const figures = addedFigures(buckets);
      return figures ? [{ value, ...figures }] : [];
    })
    .sort((a, b) => (b.totals.spend ?? -1) - (a.totals.spend ?? -1));
}

const NoSegment = () => (
  <div className={classes.empty}>
    <Title order={3}>Rien ne répartit ces chiffres</Title>
    <Text c="dimmed" mt="xs">
      Un export avec une colonne Appareil, Âge et sexe, Pays, Région ou Placement dit à qui va la dépense.
    </Text>
  </div>
);

const SplitSkeleton = () => (
  <Skeleton height={280} radius="lg" role="status" aria-label="Chargement de la répartition" />
);
