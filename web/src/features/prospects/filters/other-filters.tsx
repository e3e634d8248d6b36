import { Button, Stack, TextInput } from '@mantine/core';
import { prospectLimits } from '../../../../../shared/prospects/prospects.rules.ts';
import { FacetFilter, FacetGroup } from '../../../components/facet-filter.tsx';
import { formatDay } from '../../../lib/format.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { CustomFilters } from '../custom-fields/custom-filters.tsx';
import { DueFilter } from './due-filter.tsx';
import type { Facets } from './filter-bar.tsx';
import classes from './filters.module.css';
import { NumberRange } from './number-range.tsx';
import { ProfileFilters } from './profile-filters.tsx';

export const ScoreFilter = ({ facets }: { facets: Facets }) => (
  <Stack gap="sm">
    <FacetFilter name="grade" title="Note" counts={facets?.grade} />
    <NumberRange
      from={{ name: 'minScore', label: 'Score minimal' }}
      to={{ name: 'maxScore', label: 'Score maximal' }}
      max={100}
    />
  </Stack>
);

/** The filters that have no button of their own. */
export function OtherFilters({ facets }: { facets: Facets }) {
  const { params, change } = useUrlState();
  const keptUntil = params.get('retainUntilBefore');
  return (
    <Stack gap="md">
      <DueFilter />
      <FacetGroup title="Source">
        <FacetFilter name="source" title="Source" counts={facets?.source} />
      </FacetGroup>
      {facets?.campaignId.some(({ value }) => value !== 'none') && (
        <FacetGroup title="Campagne">
          <FacetFilter name="campaignId" title="Campagne" counts={facets.campaignId} searchable />
        </FacetGroup>
      )}
      <FacetGroup title="Étiquettes">
        <FacetFilter name="tag" title="Étiquettes" counts={facets?.tag} searchable />
      </FacetGroup>
      <FacetGroup title="Valeur">
        <NumberRange
          from={{ name: 'minValue', label: 'Au moins' }}
          to={{ name: 'maxValue', label: 'Au plus' }}
          max={prospectLimits.value}
        />
      </FacetGroup>
      <FacetGroup title="Date de création">
        <div className={classes.days}>
          <DayField name="createdFrom" label="Créés à partir du" />
          <DayField name="createdTo" label="Et jusqu’au" />
        </div>
      </FacetGroup>
      <CustomFilters />
      <ProfileFilters />
      {keptUntil && (
        <Button variant="default" size="xs" onClick={() => change({ retainUntilBefore: null })}>
          À conserver jusqu’au {dayOrText(keptUntil)} : retirer ce filtre
        </Button>
      )}
    </Stack>
  );
}

function DayField({ name, label }: { name: 'createdFrom' | 'createdTo'; label: string }) {
  const { params, change } = useUrlState();
  return (
    <TextInput
      type="date"
      size="xs"
      label={label}
      value={params.get(name) ?? ''}
      onChange={({ currentTarget: { value } }) => change({ [name]: value }, { replace: true })}
    />
  );
}

/** An address can hold anything. */
function dayOrText(day: string): string {
  return /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) ? formatDay(day) : day;
}
