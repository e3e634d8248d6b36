import { Radio } from '@mantine/core';
import { FacetRadio } from '../../../components/facet-choice.tsx';
import classes from '../../../components/facet-values.module.css';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { FacetGroup } from './facet.tsx';

const durations = [
  { min: '', max: '', label: 'Toutes les durées' },
  { min: '', max: '6', label: 'Moins de 7 jours' },
  { min: '7', max: '', label: '7 jours et plus' },
  { min: '30', max: '', label: '30 jours et plus' },
  { min: '90', max: '', label: '90 jours et plus' },
  { min: '180', max: '', label: '180 jours et plus' },
];

/** How long an ad has run: what lasts, pays. */
export function DurationFilter() {
  const { params, change } = useUrlState();
  const chosen = `${params.get('minDaysRunning') ?? ''}-${params.get('maxDaysRunning') ?? ''}`;
  return (
    <FacetGroup name="duration" title="Durée de diffusion">
      <Radio.Group
        aria-label="Durée de diffusion"
        value={chosen}
        onChange={(value) => {
          const [minDaysRunning = '', maxDaysRunning = ''] = value.split('-');
          change({ minDaysRunning, maxDaysRunning });
        }}
      >
        {durations.map(({ min, max, label }) => (
          <div key={label} className={classes.value}>
            <FacetRadio value={`${min}-${max}`} label={label} />
          </div>
        ))}
      </Radio.Group>
    </FacetGroup>
  );
}

/** A duration in words, whatever the address says of it. */
export function durationLabel(min: string | null, max: string | null): string {
  const known = durations.find((one) => one.min === (min ?? '') && one.max === (max ?? ''));
  if (known) return known.label;
  return min && max ? `${min} à ${max} jours` : min ? `${min} jours et plus` : `${max} jours au plus`;
}
