import type { Count } from '../../../../../shared/ads/ad.ts';
import { runStates } from '../../../../../shared/ads/ads.rules.ts';
import type { AdFacets } from '../../../../../shared/ads/library.contract.ts';
import { FacetCheckbox } from '../../../components/facet-choice.tsx';
import classes from '../../../components/facet-values.module.css';
import { toggled } from '../../../lib/list-query.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { type ListFilter, showsVariants } from '../ads-query.ts';
import { DurationFilter } from './duration-filter.tsx';
import { ChoiceCount, Facet, FacetGroup } from './facet.tsx';
import { PeriodFilter } from './period-filter.tsx';

/** Everything that narrows the search, with what each choice would give. */
export function FacetPanel({ facets }: { facets: AdFacets | undefined }) {
  const { params, change } = useUrlState();
  const facet = (name: ListFilter) => ({
    name,
    selected: params.getAll(name),
    onToggle: (value: string) => change(toggled(params, name, value)),
  });
  return (
    <>
      <Facet {...facet('platform')} title="Plateforme" values={12} counts={facets?.platform} />
      <Facet {...facet('format')} title="Format" values={4} counts={facets?.format} />
      <RunningFilter counts={facets?.active} />
      <DurationFilter counts={facets?.duration} />
      {!showsVariants(params) && (
        <p className={classes.note}>Une annonce est comptée dans chaque choix qui concerne l’une de ses variantes.</p>
      )}
      <Facet {...facet('industry')} title="Secteur" values={20} counts={facets?.industry} />
      <Facet {...facet('callToAction')} title="Appel à l’action" values={20} counts={facets?.callToAction} />
      <Facet {...facet('advertiserId')} title="Annonceur" values={50} counts={facets?.advertiser} searchable />
      <PeriodFilter />
      <Facet {...facet('country')} title="Pays" values={20} counts={facets?.country} searchable closed />
      <Facet {...facet('language')} title="Langue" values={2} counts={facets?.language} closed />
    </>
  );
}

/** One or the other: both together are all of them. */
function RunningFilter({ counts }: { counts: readonly Count[] | undefined }) {
  const { params, change } = useUrlState();
  const chosen = params.get('active');
  return (
    <FacetGroup name="active" title="Diffusion">
      <ul className={classes.values}>
        {Object.entries(runStates).map(([value, label]) => (
          <li key={value} className={classes.value}>
            <FacetCheckbox
              label={label}
              checked={chosen === value}
              onChange={() => change({ active: chosen === value ? null : value })}
            />
            <ChoiceCount counts={counts} value={value} />
          </li>
        ))}
      </ul>
    </FacetGroup>
  );
}
