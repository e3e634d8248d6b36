import { Radio, Text, TextInput } from '@mantine/core';
import { presets } from '../../../shared/rules/periods.ts';
import { type ChosenPeriod, ownDates, periodNames, presetLabels, usualPreset } from '../lib/chosen-period.ts';
import { shortDay } from '../lib/short-day.ts';
import { useUrlState } from '../lib/use-url-state.ts';
import { FacetRadio } from './facet-choice.tsx';
import { FilterPopover } from './filter-popover.tsx';
import classes from './period-choice.module.css';

/** Which days the figures are of: those of a preset, or between two dates. */
export function PeriodChoice({ period }: { period: ChosenPeriod }) {
  const { change } = useUrlState();
  const { choice, from, to, problem } = period;
  const choose = (next: string) =>
    change({
      [periodNames.preset]: next === usualPreset ? null : next,
      [periodNames.from]: next === ownDates ? from : null,
      [periodNames.to]: next === ownDates ? to : null,
    });
  return (
    <FilterPopover label={periodText(period)} active={choice !== usualPreset} width={356}>
      <Radio.Group label="Période" size="sm" value={choice} onChange={choose}>
        <div className={classes.choices}>
          {presets.map((preset) => (
            <FacetRadio key={preset} value={preset} label={presetLabels[preset]} />
          ))}
          <FacetRadio value={ownDates} label="Mes dates" />
        </div>
      </Radio.Group>
      {choice === ownDates && (
        <div className={classes.dates}>
          <DayField name="from" label="Du" value={from} />
          <DayField name="to" label="Au" value={to} />
        </div>
      )}
      {problem && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert" mt="xs">
          {problem}
        </Text>
      )}
    </FilterPopover>
  );
}

function DayField({ name, label, value }: { name: 'from' | 'to'; label: string; value: string }) {
  const { change } = useUrlState();
  return (
    <TextInput
      type="date"
      size="xs"
      label={label}
      value={value}
      onChange={({ currentTarget }) => change({ [periodNames[name]]: currentTarget.value }, { replace: true })}
    />
  );
}

function periodText({ choice, from, to, problem }: ChosenPeriod): string {
  if (choice !== ownDates) return presetLabels[choice];
  if (problem) return 'Mes dates';
  return from === to ? `Le ${shortDay(from)}` : `Du ${shortDay(from)} au ${shortDay(to)}`;
}
