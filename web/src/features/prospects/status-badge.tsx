import { type ProspectStatus, prospectStatuses } from '../../../../shared/prospects/prospects.rules.ts';
import { type Tone, ToneBadge } from '../../components/tone-badge.tsx';

const tones: Record<ProspectStatus, Tone> = {
  new: 'plain',
  contacted: 'plain',
  qualified: 'information',
  proposal: 'warning',
  won: 'positive',
  lost: 'accent',
};

/** Where a prospect stands, by its word and its colour. */
export function StatusBadge({ status }: { status: ProspectStatus }) {
  return <ToneBadge tone={tones[status]}>{prospectStatuses[status]}</ToneBadge>;
}
