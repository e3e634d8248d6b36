import { VisuallyHidden } from '@mantine/core';
import { useRef } from 'react';
import type { CampaignSort } from '../../../../shared/campaigns/list.contract.ts';
import { parisDay } from '../../../../shared/kernel/paris-day.ts';
import { ColumnChooser } from '../../components/column-chooser.tsx';
import { PeriodChoice } from '../../components/period-choice.tsx';
import { PhoneFilters } from '../../components/phone-filters.tsx';
import { SearchField } from '../../components/search-field.tsx';
import { ViewsMenu } from '../../components/views-menu.tsx';
import { periodIn } from '../../lib/chosen-period.ts';
import { formatCount } from '../../lib/format.ts';
import { later } from '../../lib/later.tsx';
import { usePageKeys } from '../../lib/single-keys.ts';
import { usePhone } from '../../lib/use-phone.ts';
import { useUrlState } from '../../lib/use-url-state.ts';
import { useViews } from '../../lib/use-views.ts';
import { campaignViews } from './campaign-views.ts';
import classes from './campaigns-page.module.css';
import { askedIn, countFilters, readyViews, viewChange } from './campaigns-query.ts';
import { FilterBar } from './filters/filter-bar.tsx';
import { cardFigureIds, columnIds, columnLabel, mostOnCard, useCardFigures, useColumns } from './list/columns.ts';
import { SettingsMenu } from './settings-menu.tsx';
import type { CampaignListState } from './use-campaign-list.ts';
import { useDefaultView } from './use-default-view.ts';

const CampaignSheet = later(async () => (await import('./filters/campaign-sheet.tsx')).CampaignSheet);

/** Words, filters and days; how many campaigns they leave is said, and stands above the figures. */
export function CampaignsToolbar({ list: { first, stale, error } }: { list: CampaignListState }) {
  const { params } = useUrlState();
  const phone = usePhone();
  const field = useRef<HTMLInputElement>(null);
  usePageKeys((key) => {
    if (key === '/') field.current?.focus();
    return key === '/';
  });
  const words = (
    <div className={classes.search}>
      <SearchField field={field} size="sm" label="Chercher une campagne" placeholder="Nom, client, étiquette…" />
    </div>
  );
  return (
    <>
      {phone && words}
      <div className={classes.toolbar}>
        {!phone && words}
        <PeriodChoice period={periodIn(params, parisDay())} />
        {phone ? (
          <PhoneFilters
            count={countFilters(params)}
            sheet={(opened, onClose) => <CampaignSheet {...{ first, opened, onClose }} sorts={sorts} />}
          />
        ) : (
          <FilterBar facets={first?.facets} />
        )}
        <Views />
        {phone ? <FigureChooser /> : <TableColumns />}
        <SettingsMenu phone={phone} />
        <VisuallyHidden role="status">
          {first && !(stale && error) && formatCount(first.total, 'campagne')}
        </VisuallyHidden>
      </div>
    </>
  );
}

function Views() {
  const { params, change } = useUrlState();
  const views = useViews(campaignViews);
  const { chosen } = useColumns();
  useDefaultView(views.items);
  return (
    <ViewsMenu
      personal
      views={views}
      ready={readyViews}
      shown={{ filters: askedIn(params), columns: chosen }}
      normal={(filters) => askedIn(new URLSearchParams(filters))}
      onOpen={(view) => change(viewChange(view))}
    />
  );
}

function TableColumns() {
  const { chosen, toggle } = useColumns();
  return <ColumnChooser ids={columnIds} labelOf={columnLabel} chosen={chosen} onToggle={toggle} />;
}

function FigureChooser() {
  const { chosen, toggle } = useCardFigures();
  return (
    <ColumnChooser
      label="Choisir les chiffres des cartes"
      most={mostOnCard}
      ids={cardFigureIds}
      labelOf={columnLabel}
      chosen={chosen}
      onToggle={toggle}
    />
  );
}

const sorts: { value: CampaignSort; label: string }[] = [
  { value: 'spend', label: 'Plus dépensières' },
  { value: 'newest', label: 'Plus récentes' },
  { value: 'status', label: 'Statut' },
  { value: 'pace', label: 'Rythme' },
  { value: 'roas', label: 'Meilleur ROAS' },
  { value: 'cpa', label: 'Meilleur CPA' },
  { value: 'conversions', label: 'Plus de conversions' },
  { value: 'linkCtr', label: 'Meilleur CTR (lien)' },
  { value: 'alerts', label: 'Plus d’alertes' },
  { value: 'name', label: 'Nom' },
];
