import { Button, Skeleton, Text, Title, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import useSWR from 'swr';
import { metricLabels, metricText } from '../../../../../../shared/campaigns/metric-words.ts';
import { getPerformance } from '../../../../../../shared/campaigns/performance.contract.ts';
import { addDays } from '../../../../../../shared/kernel/paris-day.ts';
import { valueText } from '../../../../lib/bucket-words.ts';
import { formatCount } from '../../../../lib/format.ts';
import { request } from '../../../../lib/request.ts';
import { shortDay } from '../../../../lib/short-day.ts';
import type { Metrics } from '../use-campaign.ts';
import classes from './results.module.css';

export type Anomaly = Metrics['anomalies'][number];
export const keyOfAnomaly = ({ date, metric, kind }: Anomaly): string => `${date} ${metric} ${kind}`;

const shownAtOnce = 5;

type Props = {
  id: string;
  currency: string;
  anomalies: readonly Anomaly[];
  /** Which one is open. */
  open: string | null;
  onOpen: (key: string | null) => void;
};

/** What was unlike the days before, the last first; each opens what it is compared to. */
export function AnomalyList({ id, currency, anomalies, open, onOpen }: Props) {
  const [all, setAll] = useState(false);
  if (anomalies.length === 0) return null;
  const latest = [...anomalies].reverse();
  const shown = latest.filter((one, at) => all || at < shownAtOnce || keyOfAnomaly(one) === open);
  return (
    <section className={classes.anomalies} aria-label="Jours inhabituels">
      <Title order={2} fz="1rem" px="md" py="sm">
        {formatCount(anomalies.length, 'écart inhabituel', 'écarts inhabituels')}
      </Title>
      <ul>
        {shown.map((one) => {
          const key = keyOfAnomaly(one);
          const isOpen = key === open;
          return (
            <li key={key}>
              <UnstyledButton
                className={classes.anomaly}
                aria-expanded={isOpen}
                onClick={() => onOpen(isOpen ? null : key)}
              >
                <span className={classes.ring} data-severity={one.specialDay ? 'special' : one.severity} />
                <span>{one.text}</span>
              </UnstyledButton>
              {isOpen && <Why id={id} anomaly={one} currency={currency} />}
            </li>
          );
        })}
      </ul>
      {latest.length > shown.length && (
        <Button variant="subtle" color="gray" size="compact-sm" m="xs" onClick={() => setAll(true)}>
          Voir les {latest.length - shown.length} autres
        </Button>
      )}
    </section>
  );
}

const weekdayName = new Intl.DateTimeFormat('fr-FR', { weekday: 'long', timeZone: 'UTC' });
const weeksBack = 8;

/** The value, what was expected, and the same weekday of the eight weeks before. */
function Why({ id, anomaly, currency }: { id: string; anomaly: Anomaly; currency: string }) {
  const { date, metric, value, expected, score, kind } = anomaly;
  const from = addDays(date, -7 * weeksBack);
  const { data, error } = useSWR([getPerformance.operation, id, from, date], () =>
    request(getPerformance, { params: { id }, query: { from, to: addDays(date, -1), granularity: 'day' } }),
  );
  const show = (of: number) => metricText(metric, of, currency);
  const same = data?.items.filter((_, at) => at % 7 === 0) ?? [];
  return (
    <div className={classes.why}>
      <Text size="sm">
        {metricLabels[metric]}&nbsp;: <strong>{show(value)}</strong>, attendu environ <strong>{show(expected)}</strong>{' '}
        (à {formatCount(Math.abs(Math.round(score * 10) / 10), 'écart type', 'écarts types')} de ses jours habituels)
      </Text>
      {kind === 'level' && (
        <>
          <Text size="sm" c="dimmed" mt="xs">
            Les {weeksBack} {weekdayName.format(new Date(date))}s d’avant
          </Text>
          {data ? (
            <ul className={classes.before}>
              {same.map((day) => (
                <li key={day.date}>
                  <span>{shortDay(day.date)}</span> {valueText(day, metric, currency)}
                </li>
              ))}
            </ul>
          ) : (
            !error && <Skeleton height={20} mt={6} />
          )}
        </>
      )}
    </div>
  );
}
