import { Text, Title } from '@mantine/core';
import type { Analysis } from '../../../../../shared/rules/copy/analysis.ts';
import { formatNumber } from '../../../lib/format.ts';
import classes from './desk.module.css';

/** Seven notes that add up, each opening on its reasons and on what would bring the most. */
export function ScoreBars({ analysis: { score, parts } }: { analysis: Analysis }) {
  return (
    <section aria-label="Note" className={classes.score}>
      <Title order={2} fz="1rem">
        <span className={classes.total}>{formatNumber(score)}</span> sur 100
      </Title>
      {parts.map(({ key, label, points, max, reasons, fix }) => (
        <details key={key} className={classes.part} data-low={points < max * 0.4 || undefined}>
          <summary>
            <span>{label}</span>
            <span className={classes.track} aria-hidden>
              <span style={{ width: `${(points / max) * 100}%` }} />
            </span>
            <span className={classes.points}>
              {formatNumber(points)} / {max}
            </span>
          </summary>
          <ul>
            {reasons.map(({ text, start, end }) => (
              <li key={`${text}/${start}/${end}`}>{text}</li>
            ))}
          </ul>
          {fix && (
            <Text size="sm" fw={600}>
              {fix}
            </Text>
          )}
        </details>
      ))}
    </section>
  );
}
