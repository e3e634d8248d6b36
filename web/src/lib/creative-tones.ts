import type { CreativeState } from '../../../shared/analytics/creatives.rules.ts';
import type { Tone } from '../components/tone-badge.tsx';

export const stateTones: Record<CreativeState, Tone> = {
  winner: 'positive',
  uncertain: 'information',
  loser: 'accent',
  waiting: 'plain',
  no_target: 'plain',
};
