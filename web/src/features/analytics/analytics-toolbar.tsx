import { Button, NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { campaignPlatforms } from '../../../../shared/campaigns/campaigns.rules.ts';
import { parisDay } from '../../../../shared/kernel/paris-day.ts';
import { FacetFilter, FacetGroup } from '../../components/facet-filter.tsx';
import { FilterPopover } from '../../components/filter-popover.tsx';
import { PeriodChoice } from '../../components/period-choice.tsx';
import { WhoseValues } from '../../components/whose-values.tsx';
import { periodIn } from '../../lib/chosen-period.ts';
import { useChosenClient } from '../../lib/use-chosen-client.ts';
import { useUrlState } from '../../lib/use-url-state.ts';
import classes from './analytics.module.css';
import { comparisonIn, comparisons, countFilters, inEuros, noFilters, urlNames } from './analytics-query.ts';
import { type Overview, useFacets } from './use-analytics.ts';

type Props = {
  overview: Overview | undefined;
  /** Whether the tab shows what changed. */
  compares?: boolean;
  children?: ReactNode;
};

/** Which days, beside which others, of which campaigns, in which currency. */
export function AnalyticsToolbar({ overview, compares = true, children }: Props) {
  const { params, change } = useUrlState();
  return (
    <div className={classes.toolbar}>
      <PeriodChoice period={periodIn(params, parisDay())} />
      {compares && (
        <NativeSelect
          aria-label="Comparer à"
          size="sm"
          value={comparisonIn(params)}
          data={Object.entries(comparisons).map(([value, label]) => ({ value, label }))}
          onChange={({ currentTarget: { value } }) =>
            change({ [urlNames.compared]: value === 'previous' ? null : value })
          }
        />
      )}
      <Filters />
      <Money overview={overview} />
      {countFilters(params) > 0 && (
        <Button variant="subtle" color="gray" size="compact-sm" onClick={() => change(noFilters)}>
          Effacer les filtres
        </Button>
      )}
      {children && <div className={classes.acts}>{children}</div>}
    </div>
  );
}

function Filters() {
  const { params } = useUrlState();
  const { clientId } = useChosenClient();
  const facets = useFacets().data?.facets;
  const hasClients = facets?.clientId.some(({ value }) => value !== 'none');
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
        {clientId === null && hasClients && (
          <FacetGroup title="Client">
            <WhoseValues name="clientId" title="Client" counts={facets?.clientId} />
          </FacetGroup>
        )}
        <FacetGroup title="Objectif">
          <FacetFilter name="objective" title="Objectif" counts={facets?.objective} />
        </FacetGroup>
        <FacetGroup title="Statut">
          <FacetFilter name="status" title="Statut" counts={facets?.status} />
        </FacetGroup>
        <FacetGroup title="Étiquettes">
          <FacetFilter name="tag" title="Étiquettes" counts={facets?.tag} searchable />
        </FacetGroup>
      </FilterPopover>
    </>
  );
}

/** Amounts of several currencies stand side by side above, and one of them, or all in euros, below. */
function Money({ overview }: { overview: Overview | undefined }) {
  const { params, change } = useUrlState();
  const asked = params.get(urlNames.money);
  const currencies = overview?.currencies.map(({ currency }) => currency) ?? [];
  if (asked === null && currencies.length < 2) return null;
  const known = [...new Set([...currencies, ...(asked && asked !== inEuros ? [asked] : [])])];
  return (
    <NativeSelect
      aria-label="Montants"
      size="sm"
      value={asked ?? ''}
      data={[
        { value: '', label: 'Chaque devise à part' },
        ...known.map((currency) => ({ value: currency, label: `En ${currency} seulement` })),
        { value: inEuros, label: 'Tout convertir en euros' },
      ]}
      onChange={({ currentTarget: { value } }) => change({ [urlNames.money]: value || null })}
    />
  );
}
