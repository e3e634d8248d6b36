import { Radio, Text, TextInput } from '@mantine/core';
import { FacetRadio } from '../../../components/facet-choice.tsx';
import { FilterPopover } from '../../../components/filter-popover.tsx';
import { ownDates, presetLabels } from '../../../lib/chosen-period.ts';
import { shortDay } from '../../../lib/short-day.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { learningNames } from '../learning-url.ts';
import { type InsightPeriod, insightPresets } from './insights-query.ts';

type Props = { period: InsightPeriod };

/** Which days results are of, behind a button. */
export const PeriodFilter = ({ period }: Props) => (
  <FilterPopover label={labelOf(period)} active={period.choice !== 'all'}>
    <PeriodChoices period={period} />
  </FilterPopover>
);

/** All of the days, those of a preset, or between two dates. */
export function PeriodChoices({ period: { choice, days } }: Props) {
  const { params, change } = useUrlState();
  const choose = (next: string) =>
    change({
      [learningNames.period]: next === 'all' ? null : next,
      [learningNames.from]: next === ownDates ? (days?.from ?? null) : null,
      [learningNames.to]: next === ownDates ? (days?.to ?? null) : null,
    });
  const dayField = (name: string, label: string) => (
    <TextInput
      type="date"
      size="xs"
      mt="xs"
      label={label}
      value={params.get(name) ?? ''}
      onChange={({ currentTarget: { value } }) => change({ [name]: value }, { replace: true })}
    />
  );
  return (
    <>
      <Radio.Group label="Période" size="sm" value={choice} onChange={choose}>
        <FacetRadio value="all" label="Toute la période" />
        {insightPresets.map((preset) => (
          <FacetRadio key={preset} value={preset} label={presetLabels[preset]} />
        ))}
        <FacetRadio value={ownDates} label="Mes dates" />
      </Radio.Group>
      {choice === ownDates && (
        <>
          {dayField(learningNames.from, 'Du')}
          {dayField(learningNames.to, 'Au')}
          {!days && (
            <Text size="sm" mt="xs" role="status">
              Choisissez un premier et un dernier jour.
            </Text>
          )}
        </>
      )}
    </>
  );
}

function labelOf({ choice, days }: InsightPeriod): string {
  if (choice === 'all') return 'Toute la période';
  if (choice !== ownDates) return presetLabels[choice];
  return days ? `Du ${shortDay(days.from)} au ${shortDay(days.to)}` : 'Mes dates';
}
