import { NativeSelect, Stack } from '@mantine/core';
import { keysOf } from '../../../../../shared/kernel/closed-lists.ts';
import { parisDay } from '../../../../../shared/kernel/paris-day.ts';
import { insightMetrics } from '../../../../../shared/learning/learning.rules.ts';
import { FilterSheet } from '../../../components/filter-sheet.tsx';
import { PhoneFilters } from '../../../components/phone-filters.tsx';
import { usePhone } from '../../../lib/use-phone.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { BrandSelect, PlatformSelect } from '../filter-selects.tsx';
import { learningNames } from '../learning-url.ts';
import classes from './insights.module.css';
import { insightFilters, insightPeriodIn, metricIn, noInsightFilters } from './insights-query.ts';
import { PeriodChoices, PeriodFilter } from './period-filter.tsx';

/** What findings are of: a metric, a platform, a brand, some days. On a phone the metric stands, the others are in a sheet. */
export function InsightFilters() {
  const { params, change } = useUrlState();
  const phone = usePhone();
  const period = insightPeriodIn(params, parisDay());
  const chosen = insightFilters.filter((name) => params.has(name)).length;
  const metric = (
    <NativeSelect
      aria-label="Mesure"
      size="sm"
      value={metricIn(params)}
      data={keysOf(insightMetrics).map((value) => ({ value, label: insightMetrics[value] }))}
      onChange={({ currentTarget: { value } }) => change({ [learningNames.metric]: value === 'ctr' ? null : value })}
    />
  );
  if (!phone)
    return (
      <div className={classes.filters}>
        {metric}
        <PlatformSelect />
        <BrandSelect />
        <PeriodFilter period={period} />
      </div>
    );
  return (
    <div className={classes.filters}>
      {metric}
      <PhoneFilters
        count={chosen}
        sheet={(opened, onClose) => (
          <FilterSheet
            opened={opened}
            onClose={onClose}
            see="Voir les enseignements"
            onClear={chosen > 0 ? () => change(noInsightFilters) : null}
          >
            <Stack gap="md">
              <PlatformSelect />
              <BrandSelect />
              <PeriodChoices period={period} />
            </Stack>
          </FilterSheet>
        )}
      />
    </div>
  );
}
