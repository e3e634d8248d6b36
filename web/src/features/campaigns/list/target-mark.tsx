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
