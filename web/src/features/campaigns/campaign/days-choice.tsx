import { NativeSelect, Text } from '@mantine/core';
import { PeriodChoice } from '../../../components/period-choice.tsx';
import { ownDates } from '../../../lib/chosen-period.ts';
import { formatDay } from '../../../lib/format.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import classes from './campaign.module.css';
import { urlNames } from './campaign-url.ts';
import { type ComparedPeriod, compareLabels } from './compared-period.ts';

const comparisons = [
  ...Object.entries(compareLabels).map(([value, label]) => ({ value, label })),
  { value: 'none', label: 'Sans comparaison' },
];

/** Which days the page is about, and to which it compares them. */
export function DaysChoice({ period }: { period: ComparedPeriod }) {
  const { change } = useUrlState();
  const { choice, from, to, compare, problem } = period;
  return (
    <section className={classes.period} aria-label="Période">
      <PeriodChoice period={period} />
      <NativeSelect
        aria-label="Comparer à"
        size="sm"
        value={compare ?? 'none'}
        data={comparisons}
        onChange={({ currentTarget: { value } }) => change({ [urlNames.compare]: value === 'previous' ? null : value })}
      />
      {!problem && choice !== ownDates && (
        <Text size="sm" c="dimmed" className={classes.days}>
          {from === to ? `Le ${formatDay(from)}` : `Du ${formatDay(from)} au ${formatDay(to)}`}
        </Text>
      )}
      {problem && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert" w="100%">
          {problem}
        </Text>
      )}
    </section>
  );
}
