import { NativeSelect, SegmentedControl } from '@mantine/core';
import { useRef } from 'react';
import { adFormats } from '../../../../../shared/ads/ads.rules.ts';
import { SearchField } from '../../../components/search-field.tsx';
import { SortSelect } from '../../../components/sort-select.tsx';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { BrandSelect, PlatformSelect } from '../filter-selects.tsx';
import { keyOfLift } from '../insights/lift-words.ts';
import { useInsights } from '../insights/use-insights.ts';
import { learningNames } from '../learning-url.ts';
import classes from './results.module.css';

const sorts = [
  { value: 'impressions', label: 'Les plus montrées' },
  { value: 'ctr', label: 'Le meilleur CTR' },
  { value: 'newest', label: 'Les plus récentes' },
];

export function ResultFilters({ sort, phone }: { sort: string; phone: boolean }) {
  const field = useRef<HTMLInputElement>(null);
  const { params, change } = useUrlState();
  return (
    <div className={classes.filters}>
      <SearchField field={field} label="Chercher une annonce" placeholder="Nom, texte, campagne" size="sm" />
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
      <BrandSelect />
      <FeatureFilter />
      {phone && <SortSelect sorts={sorts} value={sort} className={undefined} />}
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
        aria-label="Trait"
        size="sm"
        value={chosen}
        data={[{ value: '', label: 'Tous les traits' }, ...other, ...traits]}
        onChange={({ currentTarget: { value } }) => set(value, side)}
      />
      {chosen && (
        <SegmentedControl
          size="sm"
          aria-label="Avec ou sans ce trait"
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
