import { NativeSelect, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Count } from '../../../../../shared/ads/ad.ts';
import type { RouteOutput } from '../../../../../shared/kernel/route.ts';
import type { listCreators } from '../../../../../shared/ugc/creator.contract.ts';
import { deliverableTypes } from '../../../../../shared/ugc/creator.rules.ts';
import { FacetCheckbox } from '../../../components/facet-choice.tsx';
import { FacetValues, FacetValuesSkeleton } from '../../../components/facet-values.tsx';
import { toggled } from '../../../lib/list-query.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import classes from './marketplace.module.css';

type Facets = RouteOutput<typeof listCreators>['facets'];

const shown = [
  ['niche', 'Niche', 18],
  ['style', 'Style', 9],
  ['network', 'Réseau', 7],
  ['language', 'Langue', 6],
  ['country', 'Pays', 4],
  ['ageRange', 'Âge', 5],
  ['gender', 'Genre', 3],
] as const;

/** Everything that narrows the list, with how many creators each choice would give. */
export function CreatorFacets({ facets }: { facets: Facets | undefined }) {
  const { params, change } = useUrlState();
  return (
    <>
      <Ranges />
      {shown
        .filter(([name]) => !facets || someCounts(facets[name], params.getAll(name)).length > 0)
        .map(([name, title, values]) => (
          <Part key={name} title={title}>
            {facets ? (
              <FacetValues
                title={title}
                counts={someCounts(facets[name], params.getAll(name))}
                selected={params.getAll(name)}
                onToggle={(value) => change(toggled(params, name, value))}
              />
            ) : (
              <FacetValuesSkeleton values={values} />
            )}
          </Part>
        ))}
    </>
  );
}

/** What nobody has is not offered. */
const someCounts = (counts: readonly Count[], selected: readonly string[]) =>
  counts.filter(({ value, count }) => count > 0 || selected.includes(value));

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={classes.facet} aria-label={title}>
    <h2 className={classes.facetTitle}>{title}</h2>
    {children}
  </section>
);

const prices = ['100', '150', '200', '300', '500'];
const delays = ['3', '5', '7', '10', '14'];
const ratings = ['3', '4'];
const audiences = ['1000', '5000', '10000', '50000', '100000'];

const choices = (values: string[], label: (value: number) => string) => [
  { value: '', label: 'Indifférent' },
  ...values.map((value) => ({ value, label: label(Number(value)) })),
];

function Ranges() {
  const { params, change } = useUrlState();
  const select = (name: string, label: string, data: { value: string; label: string }[]) => (
    <NativeSelect
      key={name}
      size="xs"
      label={label}
      value={params.get(name) ?? ''}
      data={data}
      onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
    />
  );
  return (
    <div className={classes.ranges}>
      <FacetCheckbox
        label="Favoris"
        checked={params.get('favorite') === 'true'}
        onChange={({ currentTarget }) => change({ favorite: currentTarget.checked ? 'true' : null })}
      />
      {select('deliverable', 'Livrable', [
        { value: '', label: 'Indifférent' },
        ...Object.entries(deliverableTypes).map(([value, label]) => ({ value, label })),
      ])}
      {select(
        'maxPrice',
        'Prix au plus',
        choices(prices, (price) => `${price}\u00a0€`),
      )}
      {select(
        'maxTurnaroundDays',
        'Délai au plus',
        choices(delays, (days) => `${days}\u00a0jours`),
      )}
      {select(
        'minRating',
        'Note au moins',
        choices(ratings, (rating) => `${rating} sur 5`),
      )}
      {select(
        'minFollowers',
        'Abonnés au moins',
        choices(audiences, (count) => count.toLocaleString('fr-FR')),
      )}
      <TextInput
        size="xs"
        type="date"
        label="Disponible le"
        value={params.get('availableOn') ?? ''}
        onChange={({ currentTarget }) => change({ availableOn: currentTarget.value }, { replace: true })}
      />
    </div>
  );
}
