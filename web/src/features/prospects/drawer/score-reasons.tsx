import { Text, Title } from '@mantine/core';
import type { Prospect, ScoreDetail } from '../../../../../shared/prospects/prospect.ts';
import { formatPoints } from '../format-points.ts';
import classes from './score-reasons.module.css';

const groups = { fit: 'Adéquation', engagement: 'Engagement', bounds: 'Ajustement' } as const satisfies Record<
  ScoreDetail['group'],
  string
>;
const groupNames = ['fit', 'engagement', 'bounds'] as const;

/** Each rule of the score with its points, which add up to it. */
export function ScoreReasons({ prospect: { scoreDetails: lines } }: { prospect: Prospect }) {
  const longest = Math.max(1, ...lines.map(({ points }) => Math.abs(points)));
  return (
    <section aria-labelledby="prospect-score">
      <Title order={3} id="prospect-score" fz="1rem" mb="xs">
        Pourquoi ce score
      </Title>
      {lines.length === 0 && (
        <Text size="sm" c="dimmed">
          Aucune règle ne s’applique encore. La fonction, le secteur, la taille de l’entreprise et chaque échange
          compteront.
        </Text>
      )}
      {groupNames.map((group) => (
        <Reasons
          key={group}
          title={groups[group]}
          lines={lines.filter((line) => line.group === group)}
          longest={longest}
        />
      ))}
    </section>
  );
}

function Reasons({ title, lines, longest }: { title: string; lines: ScoreDetail[]; longest: number }) {
  if (lines.length === 0) return null;
  const total = lines.reduce((sum, { points }) => sum + points, 0);
  return (
    <div className={classes.group}>
      <div className={classes.head}>
        <h4>{title}</h4>
        <span>{formatPoints(total)}</span>
      </div>
      <ul className={classes.lines}>
        {lines.map(({ rule, label, points }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a rule may count twice, and the lines do not move
          <li key={`${rule}-${at}`}>
            <span className={classes.label}>{label}</span>
            <span className={classes.points}>{formatPoints(points)}</span>
            <span className={classes.track} aria-hidden>
              <span
                className={classes.bar}
                data-sign={points < 0 ? 'minus' : 'plus'}
                style={{ width: `${(Math.abs(points) / longest) * 100}%` }}
              />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
