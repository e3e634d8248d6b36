import { Skeleton, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { metricLabels } from '../../../../../shared/campaigns/metric-words.ts';
import { weekdayOf } from '../../../../../shared/rules/periods.ts';
import { daysBetween } from '../../../../../shared/rules/totals.ts';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { formatCount, formatPercent } from '../../../lib/format.ts';
import classes from '../analytics.module.css';
import { type Breakdown, mostShownByDay, type Series, useBreakdown, useSeries } from '../use-analytics.ts';
import { Parts, type PartsBar } from './parts-card.tsx';

/**
 * What a Monday costs and brings beside a Tuesday. Thirty days hold five of some and four of others, so that spend is a mean;
 * of long periods, whose days are not read one by one, it is a sum.
 */
export function WeekdayCard({ currency }: { currency: string | null }) {
  const id = useId();
  const { data, error, mutate } = useBreakdown(currency, { by: ['weekday'], sort: 'name' });
  const isShort = data !== undefined && daysBetween(data.from, data.to) <= mostShownByDay;
  const days = useSeries(isShort ? currency : null, 'day');
  const series = isShort && days.data?.from === data.from && days.data.to === data.to ? days.data : undefined;
  const waits = data ? isShort && !series && !days.error : !error;
  // What is spent is much the same every day: what it brings is not.
  const bar: PartsBar = data?.items.some(({ ratios }) => ratios.roas.value !== null) ? 'roas' : 'cpa';
  return (
    <section className={classes.card} aria-labelledby={id}>
      <Title order={2} id={id} fz="1rem">
        Par jour de la semaine
      </Title>
      {error && !data && <LoadFailure what="La répartition" error={error} onRetry={() => mutate()} />}
      {waits && <Skeleton height={180} mt="sm" radius="md" />}
      {data && !waits && (
        <>
          <Text size="xs" c="dimmed">
            {series
              ? 'Dépense moyenne par jour de la semaine\u202f; ROAS et CPA de ces jours.'
              : 'Dépense totale de la période.'}{' '}
            La barre montre le {bar === 'roas' ? 'ROAS' : 'CPA'}.
          </Text>
          <Parts
            breakdown={series ? meansOf(data, series) : data}
            labelledBy={id}
            spend={series ? 'Dépense par jour' : 'Dépense'}
            bar={bar}
            covered={false}
          />
          <Text size="xs" c="dimmed" mt="xs">
            {coverageOf(data)}
          </Text>
        </>
      )}
    </section>
  );
}

/** Of days that are covered alike, said once: under each figure it would be read fourteen times. */
function coverageOf({ items }: Breakdown): string {
  const parts = (['roas', 'cpa'] as const).flatMap((name) => {
    const shares = items.filter(({ ratios }) => ratios[name].value !== null).map(({ ratios }) => ratios[name].coverage);
    const [low, high] = [Math.min(...shares), Math.max(...shares)].map((share) =>
      formatPercent(Math.floor(share * 100) / 100),
    );
    if (shares.every((share) => share >= 0.995)) return [];
    return `${metricLabels[name]} mesuré sur ${low === high ? low : `${low} à ${high}`} de la dépense`;
  });
  return parts.length > 0 ? `${parts.join(', ')}.` : '';
}

/** With the spend of one day in place of the sum, and on how many it was measured. */
function meansOf(breakdown: Breakdown, { items }: Series): Breakdown {
  const counts = new Map<string, number>();
  for (const { date, totals } of items) {
    if (totals.spend === null) continue;
    const weekday = String(weekdayOf(date) || 7);
    counts.set(weekday, (counts.get(weekday) ?? 0) + 1);
  }
  const parts = breakdown.items.map((part) => {
    const [key] = part.keys;
    const { spend } = part.totals;
    const count = counts.get(key?.value ?? '');
    if (!key || !count || spend === null) return part;
    const label = `${key.label} · ${formatCount(count, 'jour')}`;
    return { ...part, keys: [{ ...key, label }], totals: { ...part.totals, spend: spend / count } };
  });
  return { ...breakdown, items: parts };
}
