import { Text, Title } from '@mantine/core';
import type { Analysis, Finding } from '../../../../../shared/rules/copy/analysis.ts';
import { formatCount, formatNumber } from '../../../lib/format.ts';
import classes from './score.module.css';

type Props = { analysis: Analysis; own?: boolean };

/** Seven notes that add up, each opening on its reasons and on what would bring the most; before them, what forbids the words. */
export function ScoreBars({ analysis, own = true }: Props) {
  const { score, parts } = analysis;
  const forbidden = forbiddenIn(analysis);
  return (
    <section id={noteId} aria-label="Note" className={classes.score}>
      {forbidden.length > 0 ? (
        <Withheld score={score} forbidden={forbidden} own={own} />
      ) : (
        <Title order={2} fz="1rem">
          <span className={classes.total}>{formatNumber(score)}</span> sur 100
        </Title>
      )}
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

/** Where the note stands on the desk. */
export const noteId = 'note';

export const forbiddenIn = ({ compliance }: Analysis): Finding[] =>
  compliance.filter(({ severity }) => severity === 'blocking');

/** A note says nothing of words that may not be published: why comes first, and the sum is struck. */
function Withheld({ score, forbidden, own }: { score: number; forbidden: readonly Finding[]; own: boolean }) {
  const [first, ...others] = forbidden;
  return (
    <div className={classes.withheld}>
      <Title order={2} fz="1.125rem">
        {own ? 'À corriger avant de publier' : 'À ne pas reprendre tel quel'}
      </Title>
      <Text size="sm">
        {first?.label}
        {first?.text && <>&nbsp;: «&nbsp;{first.text}&nbsp;»</>}
        {others.length > 0 && `, et ${formatCount(others.length, 'autre point', 'autres points')}`}
      </Text>
      <Text size="sm" c="dimmed">
        <del>{formatNumber(score)} sur 100</del>, une note qui ne vaut rien tant que ces mots y sont.
      </Text>
    </div>
  );
}
