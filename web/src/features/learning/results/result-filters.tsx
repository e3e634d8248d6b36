import { NativeSelect, SegmentedControl, Stack } from '@mantine/core';
import { useRef } from 'react';
import { adFormats } from '../../../../../shared/ads/ads.rules.ts';
import { FilterSheet } from '../../../components/filter-sheet.tsx';
import { PhoneFilters } from '../../../components/phone-filters.tsx';
import { SearchField } from '../../../components/search-field.tsx';
import { SortSelect } from '../../../components/sort-select.tsx';
import { formatCount } from '../../../lib/format.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { BrandSelect, PlatformSelect } from '../filter-selects.tsx';
import { keyOfLift } from '../insights/lift-words.ts';
import { useInsights } from '../insights/use-insights.ts';
import { learningNames } from '../learning-url.ts';
import classes from './results.module.css';
import { usualSort } from './use-results.ts';

const sorts = [
  { value: usualSort, label: 'Les plus montrées' },
  { value: 'ctr', label: 'Le meilleur CTR' },
  { value: 'conversion_rate', label: 'Le meilleur taux de conversion' },
  { value: 'cpa', label: 'Le moindre coût par conversion' },
  { value: 'newest', label: 'Les plus récentes' },
];

const filters = ['platform', 'format', 'text', 'brand', 'feature', 'without'] as const;

/** What ads are looked for by; on a phone, all but the words are in a sheet, with the sort. */
export function ResultFilters({ sort, phone, total }: { sort: string; phone: boolean; total: number }) {
  const field = useRef<HTMLInputElement>(null);
  const { params, change } = useUrlState();
  const search = <SearchField field={field} label="Chercher une annonce" placeholder="Nom, texte…" size="sm" />;
  const choices = (
    <>
      <PlatformSelect />
      <NativeSelect
        aria-label="Format"
        size="sm"
        value={params.get(learningNames.format) ?? ''}
        data={[
          { value: '', label: 'Tous les formats' },
          ...Object.entries(adFormats).map(([value, label]) => ({ value, label })),
        ]}
        onChange={({ currentTarget: { value } }) => change({ [learningNames.format]: value })}
      />
      <NativeSelect
        aria-label="Texte"
        size="sm"
        value={params.get(learningNames.text) ?? ''}
        data={[
          { value: '', label: 'Avec ou sans texte' },
          { value: 'with', label: 'Avec texte' },
          { value: 'without', label: 'Sans texte' },
        ]}
        onChange={({ currentTarget: { value } }) => change({ [learningNames.text]: value })}
      />
      <BrandSelect />
      <FeatureFilter />
    </>
  );
  if (!phone)
    return (
      <div className={classes.filters}>
        {search}
        {choices}
      </div>
    );
  const chosen = filters.filter((name) => params.has(learningNames[name])).length;
  return (
    <div className={classes.filters}>
      {search}
      <PhoneFilters
        label="Filtrer et trier"
        count={chosen}
        sheet={(opened, onClose) => (
          <FilterSheet
            opened={opened}
            onClose={onClose}
            see={`Voir ${formatCount(total, 'annonce')}`}
            onClear={
              chosen > 0 ? () => change(Object.fromEntries(filters.map((name) => [learningNames[name], null]))) : null
            }
          >
            <Stack gap="md">
              <SortSelect sorts={sorts} value={sort} className={undefined} />
              {choices}
            </Stack>
          </FilterSheet>
        )}
      />
    </div>
  );
}

/** A trait, and which side of it: ads that have it, or that are known not to. */
function FeatureFilter() {
  const { params, change } = useUrlState();
  const without = params.get(learningNames.without);
  const chosen = without ?? params.get(learningNames.feature) ?? '';
  const set = (feature: string, side: string) =>
    change({
      [learningNames.feature]: side === 'with' ? feature : null,
      [learningNames.without]: side === 'with' ? null : feature,
    });
  const side = without ? 'without' : 'with';
  const { data } = useInsights({ metric: 'ctr' });
  const traits = (data?.items ?? [])
    .map((lift) => ({ value: keyOfLift(lift), label: lift.label }))
    .sort((a, b) => a.label.localeCompare(b.label, 'fr'));
  const other = chosen && !traits.some(({ value }) => value === chosen) ? [{ value: chosen, label: chosen }] : [];
  return (
    <>
      <NativeSelect
        aria-label="Caractéristique"
        size="sm"
        value={chosen}
        data={[{ value: '', label: 'Caractéristiques' }, ...other, ...traits]}
        onChange={({ currentTarget: { value } }) => set(value, side)}
      />
      {chosen && (
        <SegmentedControl
          size="sm"
          aria-label="Avec ou sans cette caractéristique"
          value={side}
          data={[
            { value: 'with', label: 'Avec' },
            { value: 'without', label: 'Sans' },
          ]}
          onChange={(next) => set(chosen, next)}
        />
      )}
    </>
  );
}
