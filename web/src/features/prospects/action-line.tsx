import type { Prospect } from '../../../../shared/prospects/prospect.ts';
import classes from './action-line.module.css';
import { dueWords } from './next-action.ts';

/** What is next to do and when, on one line: where there is little room the words give way, not the day. */
export function ActionLine({ prospect }: { prospect: Prospect }) {
  const { nextAction } = prospect;
  const due = dueWords(prospect);
  return (
    <span className={classes.root}>
      {nextAction && <span className={classes.words}>{nextAction}</span>}
      {due && <span className={classes.due}>{nextAction ? `\u00a0· ${due}` : due}</span>}
    </span>
  );
}
