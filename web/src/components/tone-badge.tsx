import type { ReactNode } from 'react';
import classes from './tone-badge.module.css';

export type Tone = 'plain' | 'information' | 'warning' | 'positive' | 'accent';

/** A word on the colour of what it means. */
export const ToneBadge = ({ tone, children }: { tone: Tone; children: ReactNode }) => (
  <span className={classes.root} data-tone={tone}>
    {children}
  </span>
);
