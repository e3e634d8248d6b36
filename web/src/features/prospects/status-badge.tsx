import { type ProspectStatus, prospectStatuses } from '../../../../shared/prospects/prospects.rules.ts';
import classes from './status-badge.module.css';

const tones: Record<ProspectStatus, 'plain' | 'information' | 'warning' | 'positive' | 'accent'> = {
  new: 'plain',
  contacted: 'plain',
  qualified: 'information',
  proposal: 'warning',
  won: 'positive',
  lost: 'accent',
};

/** Where a prospect stands, by its word and its colour. */
export function StatusBadge({ status }: { status: ProspectStatus }) {
  return (
    <span className={classes.root} data-tone={tones[status]}>
      {prospectStatuses[status]}
    </span>
  );
}
