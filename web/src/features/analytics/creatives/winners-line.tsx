import { Text, Title, UnstyledButton } from '@mantine/core';
import { creativeStates, stateGroups } from '../../../../../shared/analytics/creatives.rules.ts';
import { lowered, ruleText, winnersText } from '../../../../../shared/analytics/winner-texts.ts';
import { metricLabels } from '../../../../../shared/campaigns/metric-words.ts';
import { keysOf } from '../../../../../shared/kernel/closed-lists.ts';
import { stateTones } from '../../../lib/creative-tones.ts';
import { formatCount, formatNumber } from '../../../lib/format.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import classes from './creatives.module.css';
import { creativeNames, creativesIn } from './creatives-query.ts';
import type { Creatives } from './use-creatives.ts';

/** How many ads win, and how many there are in each state: a press shows those alone; then by which rule. */
export function WinnersLine({ creatives }: { creatives: Creatives }) {
  const { params, change } = useUrlState();
  const { state: chosen, target } = creativesIn(params);
  const { states, metric } = creatives;
  return (
    <section className={classes.winners}>
      <Title order={2} fz="1.375rem">
        {winnersText(creatives.whole)}
      </Title>
      <fieldset className={classes.states} aria-label="Montrer">
        {keysOf(creativeStates)
          .filter((state) => states[state] > 0 || state === chosen)
          .map((state) => (
            <UnstyledButton
              key={state}
              className={classes.state}
              data-tone={stateTones[state]}
              aria-pressed={state === chosen}
              onClick={() => change({ [creativeNames.state]: state === chosen ? null : state })}
            >
              {stateGroups[state]} <b>{formatNumber(states[state])}</b>
            </UnstyledButton>
          ))}
      </fieldset>
      <Text size="sm" c="dimmed" maw="56rem">
        {ruleText(creatives, target === undefined ? null : Number(target))}
      </Text>
      {states.no_target > 0 && (
        <Text size="sm" c="dimmed" maw="56rem">
          {states.no_target === 1
            ? '1\u00a0publicité n’est pas jugée\u00a0: sa campagne n’a'
            : `${formatCount(states.no_target, 'publicité')} ne sont pas jugées\u00a0: leur campagne n’a`}{' '}
          pas d’objectif de {lowered(metricLabels[metric])}. Indiquez-en un ci-dessus, ou dans les réglages de la
          campagne.
        </Text>
      )}
    </section>
  );
}
