import { Radio } from '@mantine/core';
import type { Count } from '../../../../../shared/ads/ad.ts';
import { runLengths } from '../../../../../shared/ads/ads.rules.ts';
import { FacetRadio } from '../../../components/facet-choice.tsx';
import classes from '../../../components/facet-values.module.css';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { ChoiceCount, FacetGroup } from './facet.tsx';

/** How long an ad has run: what lasts, pays. */
export function DurationFilter({ counts }: { counts: readonly Count[] | undefined }) {
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
        {Object.entries(runLengths).map(([value, label]) => (
          <div key={value} className={classes.value}>
            <FacetRadio value={value} label={label} />
            <ChoiceCount counts={counts} value={value} />
          </div>
        ))}
      </Radio.Group>
    </FacetGroup>
  );
}

/** A duration in words, whatever the address says of it. */
export function durationLabel(min: string | null, max: string | null): string {
  const known = Object.entries(runLengths).find(([length]) => length === `${min ?? ''}-${max ?? ''}`);
  if (known) return known[1];
  return min && max ? `${min} à ${max} jours` : min ? `${min} jours et plus` : `${max} jours au plus`;
}
