import type { Use } from '../../../../../shared/billing/plan-use.ts';
import { limitFigure } from '../../../lib/limit-figure.ts';
import classes from './usage-meters.module.css';

/** What is used of each limit, with marks at 80 and 100 %. */
export const UsageMeters = ({ usage }: { usage: Use[] }) => (
  <ul className={classes.meters}>
    {usage.map((use) => (
      <li key={use.limit} className={classes.meter}>
        <span>{use.label}</span>
        <span className={classes.figures}>{figuresOf(use)}</span>
        {use.max !== null && use.used !== null && (
          <span
            className={classes.track}
            role="img"
            aria-label={`${use.label} : ${figuresOf(use)}${wordOf(use) ? `, ${wordOf(use)}` : ''}`}
          >
            <span className={classes.used} data-level={levelOf(use)} style={{ width: `${shareOf(use) * 100}%` }} />
          </span>
        )}
        {wordOf(use) && (
          <span className={classes.word} data-level={levelOf(use)}>
            {wordOf(use)}
          </span>
        )}
      </li>
    ))}
  </ul>
);

const shareOf = ({ used, max }: Use) => (max ? Math.min((used ?? 0) / max, 1) : 0);

function figuresOf({ limit, used, max }: Use): string {
  const shown = (count: number) => limitFigure(limit, count);
  if (used === null) return max === null ? 'Illimité' : `${shown(max)} au plus`;
  return max === null ? `${shown(used)} (sans limite)` : `${shown(used)} sur ${shown(max)}`;
}

function levelOf({ used, max }: Use): 'calm' | 'near' | 'full' {
  if (max === null || used === null || used < max * 0.8) return 'calm';
  return used < max ? 'near' : 'full';
}

function wordOf(use: Use): string {
  if (use.over) return 'Limite dépassée : rien n’est perdu, mais plus rien ne se crée';
  return { calm: '', near: 'Bientôt à la limite', full: 'Limite atteinte' }[levelOf(use)];
}
