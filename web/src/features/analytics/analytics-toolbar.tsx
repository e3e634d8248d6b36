import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { campaignPlatforms } from '../../../../shared/campaigns/campaigns.rules.ts';
import { parisDay } from '../../../../shared/kernel/paris-day.ts';
import { FacetFilter } from '../../components/facet-filter.tsx';
import { FilterPopover } from '../../components/filter-popover.tsx';
import { PeriodChoice } from '../../components/period-choice.tsx';
import { PhoneFilters } from '../../components/phone-filters.tsx';
import { periodIn } from '../../lib/chosen-period.ts';
import { later } from '../../lib/later.tsx';
import { usePhone } from '../../lib/use-phone.ts';
import { useUrlState } from '../../lib/use-url-state.ts';
import classes from './analytics.module.css';
import { comparisonIn, countFilters, noFilters, urlNames } from './analytics-query.ts';
import { Comparison, Money } from './figure-choices.tsx';
import { MoreFilters } from './more-filters.tsx';
import { type Overview, useFacets } from './use-analytics.ts';

const AnalyticsSheet = later(async () => (await import('./analytics-sheet.tsx')).AnalyticsSheet);

type Props = {
  overview: Overview | undefined;
  /** Whether the tab shows what changed. */
  compares?: boolean;
  children?: ReactNode;
};

/** Which days, beside which others, of which campaigns, in which currency. */
export function AnalyticsToolbar({ overview, compares = true, children }: Props) {
  const { params, change } = useUrlState();
  const phone = usePhone();
  const period = <PeriodChoice period={periodIn(params, parisDay())} />;
  const acts = children && <div className={classes.acts}>{children}</div>;
  if (phone) {
    const others = [compares && comparisonIn(params) !== 'previous', params.has(urlNames.money)].filter(Boolean).length;
    return (
      <div className={classes.toolbar}>
        {period}
        <PhoneFilters
          count={countFilters(params) + others}
          sheet={(opened, onClose) => <AnalyticsSheet {...{ overview, compares, opened, onClose }} />}
        />
        {acts}
      </div>
    );
  }
  return (
    <div className={classes.toolbar}>
      {period}
      {compares && <Comparison />}
      <Filters />
      <Money overview={overview} />
      {countFilters(params) > 0 && (
        <Button variant="subtle" color="gray" size="compact-sm" onClick={() => change(noFilters)}>
          Effacer les filtres
        </Button>
      )}
      {acts}
    </div>
  );
}

function Filters() {
  const { params } = useUrlState();
  const facets = useFacets().data?.facets;
  const chosen = params.getAll('platform');
  const [only] = chosen;
  const named = chosen.length === 1 && Object.entries(campaignPlatforms).find(([value]) => value === only)?.[1];
  const others = countFilters(params) - chosen.length;
  return (
    <>
      <FilterPopover
        label={
          named ? `Plateforme\u00a0: ${named}` : chosen.length > 0 ? `Plateforme (${chosen.length})` : 'Plateforme'
        }
        active={chosen.length > 0}
      >
        <FacetFilter name="platform" title="Plateforme" counts={facets?.platform} />
      </FilterPopover>
      <FilterPopover label={others > 0 ? `Filtres (${others})` : 'Filtres'} active={others > 0} width={300}>
        <MoreFilters />
      </FilterPopover>
    </>
  );
}
