import { Skeleton, Text, Title, UnstyledButton } from '@mantine/core';
import { useId } from 'react';
import type { PartName } from '../../../../../shared/analytics/parts.ts';
import { metricLabels } from '../../../../../shared/campaigns/metric-words.ts';
import { Figure, SpendCovered } from '../../../components/figure.tsx';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { toggled } from '../../../lib/list-query.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import classes from '../analytics.module.css';
import { type Breakdown, useBreakdown } from '../use-analytics.ts';

const mostShown = 8;

type Props = {
  title: string;
  by: PartName;
  /** The filter that a click on a part sets. */
  filter?: 'platform' | 'clientId';
  currency: string | null;
};

/** What each part spent, as bars, and what it brought; a click keeps that part alone. */
export function PartsCard({ title, by, filter, currency }: Props) {
  const id = useId();
  const { data, error, mutate } = useBreakdown(currency, { by: [by] });
  return (
    <section className={classes.card} aria-labelledby={id}>
      <Title order={2} id={id} fz="1rem">
        {title}
      </Title>
      {error && !data && <LoadFailure what="La répartition" error={error} onRetry={() => mutate()} />}
      {!data && !error && <Skeleton height={180} mt="sm" radius="md" />}
      {data && <Parts breakdown={data} labelledBy={id} filter={filter} />}
    </section>
  );
}

export type PartsBar = 'spend' | 'roas' | 'cpa';
type PartsProps = {
  breakdown: Breakdown;
  labelledBy: string;
  filter?: Props['filter'];
  /** What its column is called. */
  spend?: string;
  /** What the bars are of. */
  bar?: PartsBar;
  /** The share of the spend that a figure is of, under each figure. */
  covered?: boolean;
};

export function Parts(props: PartsProps) {
  const { breakdown, labelledBy, filter, spend = 'Dépense', bar = 'spend', covered = true } = props;
  const { items, currency, total } = breakdown;
  const shown = items.slice(0, mostShown);
  const lengthOf = ({ totals, ratios }: Breakdown['items'][number]) =>
    (bar === 'spend' ? totals.spend : ratios[bar].value) ?? 0;
  const most = Math.max(...shown.map(lengthOf), 0);
  // What the bars are of stands beside them.
  const names = [bar, ...(['spend', 'roas', 'cpa'] as const).filter((name) => name !== bar)];
  return (
    <>
      <table className={classes.parts} aria-labelledby={labelledBy}>
        <thead>
          <tr>
            <td />
            {names.map((name) => (
              <th key={name} scope="col">
                {name === 'spend' ? spend : metricLabels[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((part) => {
            const [key] = part.keys;
            return (
              <tr key={key?.value}>
                <th scope="row">
                  <PartButton filter={filter} value={key?.value ?? ''} label={key?.label ?? ''} />
                  <span
                    className={classes.bar}
                    style={{ width: `${most === 0 ? 0 : (lengthOf(part) / most) * 100}%` }}
                  />
                </th>
                {names.map((name) => (
                  <td key={name} data-name={metricLabels[name]} data-money={name === 'spend' || undefined}>
                    <Figure name={name} figures={part} currency={currency ?? 'EUR'} rounded />
                    {covered && <SpendCovered name={name} figures={part} />}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      {total > shown.length && (
        <Text size="xs" c="dimmed" mt="xs">
          {shown.length} sur {total}&nbsp;: tous sont dans Explorer.
        </Text>
      )}
    </>
  );
}

function PartButton({ filter, value, label }: { filter: Props['filter']; value: string; label: string }) {
  const { params, change } = useUrlState();
  if (!filter) return <span className={classes.partName}>{label}</span>;
  const chosen = params.getAll(filter).includes(value);
  return (
    <UnstyledButton
      className={classes.partName}
      aria-pressed={chosen}
      title={chosen ? 'Ne plus filtrer' : `Voir ${label} seulement`}
      onClick={() => change(toggled(params, filter, value))}
    >
      {label}
    </UnstyledButton>
  );
}
