import { VisuallyHidden } from '@mantine/core';
import { useRef } from 'react';
import type { CampaignSort } from '../../../../shared/campaigns/list.contract.ts';
import { parisDay } from '../../../../shared/kernel/paris-day.ts';
import { PeriodChoice } from '../../components/period-choice.tsx';
import { SearchField } from '../../components/search-field.tsx';
import { SortSelect } from '../../components/sort-select.tsx';
import { periodIn } from '../../lib/chosen-period.ts';
import { formatCount } from '../../lib/format.ts';
import { usePageKeys } from '../../lib/single-keys.ts';
import { useUrlState } from '../../lib/use-url-state.ts';
import classes from './campaigns-page.module.css';
import { sortIn } from './campaigns-query.ts';
import { FilterBar } from './filters/filter-bar.tsx';
import type { CampaignListState } from './use-campaign-list.ts';

/** Words, filters and days; how many campaigns they leave is said, and stands above the figures. */
export function CampaignsToolbar({ list }: { list: CampaignListState }) {
  const { params } = useUrlState();
  const field = useRef<HTMLInputElement>(null);
  usePageKeys((key) => {
    if (key === '/') field.current?.focus();
    return key === '/';
  });
  const unanswered = list.stale && Boolean(list.error);
  return (
    <div className={classes.toolbar}>
      <div className={classes.search}>
        <SearchField field={field} size="sm" label="Chercher une campagne" placeholder="Nom, client, étiquette…" />
      </div>
      <PeriodChoice period={periodIn(params, parisDay())} />
      <FilterBar facets={list.first?.facets} />
      <SortSelect sorts={sorts} value={sortIn(params)} className={classes.sort} />
      <VisuallyHidden role="status">
        {list.first && !unanswered && formatCount(list.first.total, 'campagne')}
      </VisuallyHidden>
    </div>
  );
}

const sorts: { value: CampaignSort; label: string }[] = [
  { value: 'newest', label: 'Plus récentes' },
  { value: 'spend', label: 'Plus dépensières' },
  { value: 'roas', label: 'Meilleur ROAS' },
  { value: 'cpa', label: 'Meilleur CPA' },
  { value: 'conversions', label: 'Plus de conversions' },
  { value: 'linkCtr', label: 'Meilleur CTR (lien)' },
  { value: 'alerts', label: 'Plus d’alertes' },
  { value: 'name', label: 'Nom' },
];
