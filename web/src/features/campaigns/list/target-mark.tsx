import { IconCheck, IconHourglass, IconX } from '@tabler/icons-react';
import type { CampaignWithFigures } from '../../../../../shared/campaigns/list.contract.ts';
import { metricText } from '../../../../../shared/campaigns/metric-words.ts';
import classes from './target-mark.module.css';

type TargetState = CampaignWithFigures['targetStates'][number];

const marks = {
  met: { Icon: IconCheck, word: 'atteint' },
  missed: { Icon: IconX, word: 'manqué' },
  uncertain: { Icon: IconHourglass, word: 'trop tôt' },
  insufficient_data: { Icon: IconHourglass, word: 'trop tôt' },
} as const;

/** Whether a figure meets its target, as its interval says. */
export function TargetMark({ target, currency }: { target: TargetState; currency: string }) {
  const { Icon, word } = marks[target.state];
  const said = `Objectif ${metricText(target.metric, target.target, currency)}\u00a0: ${word}`;
  return (
    <span className={classes.root} data-state={target.state} role="img" aria-label={said} title={said}>
      <Icon size={13} stroke={2.4} aria-hidden />
    </span>
  );
}

/** What the marks of a table stand for. */
export const MarksKey = () => (
  <>
    {(['met', 'missed', 'uncertain'] as const).map((state) => {
      const { Icon, word } = marks[state];
      return (
        <span key={state}>
          <span className={classes.root} data-state={state} aria-hidden>
            <Icon size={13} stroke={2.4} />
          </span>
          {state === 'uncertain' ? `${word} pour juger l’objectif` : `objectif ${word}`}
        </span>
      );
    })}
  </>
);
