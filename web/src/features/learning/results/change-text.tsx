import type { Change } from './result-figures.ts';
import classes from './results.module.css';

/** How far a rate is from that of all; grey within chance. */
export const ChangeText = ({ change }: { change: Change | null }) =>
  change && (
    <small className={classes.change} data-tone={change.tone ?? undefined}>
      {change.text}
    </small>
  );
