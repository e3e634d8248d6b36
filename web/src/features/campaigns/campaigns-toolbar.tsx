import { VisuallyHidden } from '@mantine/core';
import { useRef } from 'react';
import type { CampaignSort } from '../../../../shared/campaigns/list.contract.ts';
import { parisDay } from '../../../../shared/kernel/paris-day.ts';
import { ColumnChooser } from '../../components/column-chooser.tsx';
import { PeriodChoice } from '../../components/period-choice.tsx';
import { SearchField } from '../../components/search-field.tsx';
import { SortSelect } from '../../components/sort-select.tsx';
import { ViewsMenu } from '../../components/views-menu.tsx';
import { periodIn } from '../../lib/chosen-period.ts';
import { formatCount } from '../../lib/format.ts';
import { usePageKeys } from '../../lib/single-keys.ts';
import { useUrlState } from '../../lib/use-url-state.ts';
import { useViews } from '../../lib/use-views.ts';
import { campaignViews } from './campaign-views.ts';
import classes from './campaigns-page.module.css';
import { askedIn, readyViews, sortIn, viewChange } from './campaigns-query.ts';
import { FilterBar } from './filters/filter-bar.tsx';
import { columnIds, columnLabel, useColumns } from './list/columns.ts';
import { SettingsMenu } from './settings-menu.tsx';
import type { CampaignListState } from './use-campaign-list.ts';
import { useDefaultView } from './use-default-view.ts';

/** Words, filters and days; how many campaigns they leave is said, and stands above the figures. */
export function CampaignsToolbar({ list }: { list: CampaignListState }) {
  const { params, change } = useUrlState();
  const views = useViews(campaignViews);
  const { chosen, toggle } = useColumns();
  useDefaultView(views.items);
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
      <ViewsMenu
        personal
        views={views}
        ready={readyViews}
        shown={{ filters: askedIn(params), columns: chosen }}
        normal={(filters) => askedIn(new URLSearchParams(filters))}
        onOpen={(view) => change(viewChange(view))}
      />
      <span className={classes.wide}>
        <ColumnChooser ids={columnIds} labelOf={columnLabel} chosen={chosen} onToggle={toggle} />
      </span>
      <SettingsMenu />
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
