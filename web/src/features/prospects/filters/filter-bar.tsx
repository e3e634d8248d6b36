import { Button, Stack, TextInput } from '@mantine/core';
import { prospectLimits, prospectStatuses } from '../../../../../shared/prospects/prospects.rules.ts';
import { FacetFilter, FacetGroup } from '../../../components/facet-filter.tsx';
import { FilterPopover } from '../../../components/filter-popover.tsx';
import { WhoseFilters } from '../../../components/whose-filters.tsx';
import { formatDay } from '../../../lib/format.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { CustomFilters } from '../custom-fields/custom-filters.tsx';
import { countFilters, type FilterName, noFilters } from '../prospects-query.ts';
import type { ProspectListState } from '../use-prospect-list.ts';
import { DueFilter } from './due-filter.tsx';
import classes from './filters.module.css';
import { NumberRange } from './number-range.tsx';

type Facets = NonNullable<ProspectListState['first']>['facets'] | undefined;

const scoreNames: FilterName[] = ['grade', 'minScore', 'maxScore'];
const otherNames: FilterName[] = [
  'source',
  'campaignId',
  'tag',
  'minValue',
  'maxValue',
  'action',
  'createdFrom',
  'createdTo',
  'custom',
  'retainUntilBefore',
];

/** What narrows the prospects, with what each choice would give. */
export function FilterBar({ facets }: { facets: Facets }) {
  const { params, change } = useUrlState();
  const [score, others] = [countFilters(params, scoreNames), countFilters(params, otherNames)];
  return (
    <>
      <FilterPopover label={statusLabel(params)} active={params.has('status')}>
        <FacetFilter name="status" title="Statut" counts={facets?.status} />
      </FilterPopover>
      <WhoseFilters owners={facets?.ownerId} clients={facets?.clientId} />
      <FilterPopover label={score > 0 ? `Score (${score})` : 'Score'} active={score > 0}>
        <Stack gap="sm">
          <FacetFilter name="grade" title="Note" counts={facets?.grade} />
          <NumberRange
            from={{ name: 'minScore', label: 'Score minimal' }}
            to={{ name: 'maxScore', label: 'Score maximal' }}
            max={100}
          />
        </Stack>
      </FilterPopover>
      <FilterPopover label={others > 0 ? `Filtres (${others})` : 'Filtres'} active={others > 0} width={300}>
        <OtherFilters facets={facets} />
      </FilterPopover>
      {countFilters(params) > 0 && (
        <Button variant="subtle" color="gray" size="sm" px="xs" onClick={() => change(noFilters)}>
          Effacer
        </Button>
      )}
    </>
  );
}

function OtherFilters({ facets }: { facets: Facets }) {
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

/** `Statut`, `Statut : Proposition` or `Statut (2)`. */
function statusLabel(params: URLSearchParams): string {
  const [first, ...others] = params.getAll('status');
  if (first === undefined) return 'Statut';
  const known = Object.entries(prospectStatuses).find(([status]) => status === first)?.[1];
  return others.length > 0 || !known ? `Statut (${others.length + 1})` : `Statut : ${known}`;
}

/** An address can hold anything. */
function dayOrText(day: string): string {
  return /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) ? formatDay(day) : day;
}
