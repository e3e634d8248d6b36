import { Text, Title } from '@mantine/core';
import type { AnalyzedCompetitor } from '../../../../../shared/ai/analyzed-competitor.ts';
import hidden from '../../../components/unseen.module.css';
import { formatCount, formatDay, formatNumber } from '../../../lib/format.ts';
import classes from './cadence.module.css';
import report from './competitor.module.css';

/** Week by week, what it began above the line and what it ended below. */
export function Cadence({ weeks }: { weeks: AnalyzedCompetitor['cadence'] }) {
  const most = Math.max(1, ...weeks.flatMap(({ started, stopped }) => [started, stopped]));
  const height = (count: number) => `${(count / most) * 100}%`;
  const [first, last] = [weeks[0], weeks.at(-1)];
  return (
    <section aria-label="Cadence" className={report.section}>
      <Title order={2} fz="1rem">
        Cadence
      </Title>
      <Text size="xs" c="dimmed">
        Par semaine&nbsp;: <span className={classes.startedKey}>lancées</span> au-dessus du trait,{' '}
        <span className={classes.stoppedKey}>arrêtées</span> au-dessous. Maximum&nbsp;: {formatNumber(most)} par
        semaine.
      </Text>
      <div>
        <ol className={classes.weeks}>
          {weeks.map(({ week, started, stopped }) => (
            <li
              key={week}
              title={`Semaine du ${formatDay(week)}\u00a0: ${formatCount(started, 'lancée')}, ${formatCount(stopped, 'arrêtée')}`}
            >
              <span className={hidden.unseen}>
                Semaine du {formatDay(week)}&nbsp;: {formatCount(started, 'lancée')}, {formatCount(stopped, 'arrêtée')}
              </span>
              <span className={classes.above} aria-hidden>
                <span style={{ height: height(started) }} />
              </span>
              <span className={classes.below} aria-hidden>
                <span style={{ height: height(stopped) }} />
              </span>
            </li>
          ))}
        </ol>
        {first && last && (
          <div className={classes.ends} aria-hidden>
            <span>{formatDay(first.week)}</span>
            <span>{formatDay(last.week)}</span>
          </div>
        )}
      </div>
    </section>
  );
}
