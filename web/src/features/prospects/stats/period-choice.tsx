import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import { Group, SegmentedControl, Text, TextInput } from '@mantine/core';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { type Period, periodNames, periods } from './period.ts';
import classes from './stats.module.css';

/** Which prospects are counted: those created lately, all, or between two days. */
export function PeriodChoice({ period }: { period: Period }) {
  const { change } = useUrlState();
  const { choice, problem } = period;
  return (
    <Group gap="sm" align="flex-end">
      <div>
        <Text size="sm" fw={500} mb={2} id="stats-period">
          Prospects créés
        </Text>
        <SegmentedControl
          aria-labelledby="stats-period"
          className={classes.periods}
          value={choice}
          data={periods}
          onChange={(next) =>
            change({
              [periodNames.choice]: next === 'tout' ? null : next,
              ...(next !== 'dates' && { [periodNames.from]: null, [periodNames.to]: null }),
            })
          }
        />
      </div>
      {choice === 'dates' && (
        <div className={classes.dates}>
          <DayField name="from" label="À partir du" value={period.from} />
          <DayField name="to" label="Et jusqu’au" value={period.to} />
        </div>
      )}
      {problem && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert" w="100%">
          {problem}
        </Text>
      )}
    </Group>
  );
}

function DayField({ name, label, value }: { name: 'from' | 'to'; label: string; value: string }) {
  const { change } = useUrlState();
  return (
    <TextInput
      type="date"
      size="sm"
      label={label}
      value={value}
      onChange={({ currentTarget }) => change({ [periodNames[name]]: currentTarget.value }, { replace: true })}
    />
  );
}
