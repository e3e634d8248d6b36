import { Text } from '@mantine/core';
import { secondsOf, wordCount } from '../../../../../../shared/rules/copy/writer/speech.ts';
import { formatCount, formatNumber } from '../../../../lib/format.ts';
import { type Part, partLabels } from './beat-table.tsx';
import classes from './script.module.css';

export type Beat = { id: string; part: Part; from: number; to: number; said: string };
type Props = { beats: readonly Beat[]; duration: number };

/** The seconds of a video, its parts, and how much of each is spoken. */
export function SecondsRule({ beats, duration }: Props) {
  const words = beats.reduce((sum, { said }) => sum + wordCount(said), 0);
  const step = duration > 30 ? 10 : 5;
  const ticks = Array.from({ length: duration / step + 1 }, (_, at) => at * step);
  return (
    <div className={classes.rule}>
      <Text size="sm">
        <strong>{formatNumber(Math.round(secondsOf(words)))}&nbsp;s de voix</strong> sur {formatNumber(duration)}&nbsp;s
        <Text component="span" size="sm" c="dimmed" title="Nombres lus en toutes lettres">
          {' '}
          · {formatCount(words, 'mot')}
        </Text>
      </Text>
      <div aria-hidden className={classes.track}>
        {beats.map(({ id, part, from, to, said }, at) => (
          <div key={id} className={classes.beat} style={{ width: `${(100 * (to - from)) / duration}%` }}>
            <span className={classes.name}>
              {at + 1}
              <span>. {partLabels[part]}</span>
            </span>
            <span
              className={classes.spoken}
              style={{ width: `${Math.min(100, (100 * secondsOf(wordCount(said))) / (to - from))}%` }}
            />
          </div>
        ))}
      </div>
      <div aria-hidden className={classes.ticks}>
        {ticks.map((tick) => (
          <span key={tick} style={{ left: `${(100 * tick) / duration}%` }}>
            {tick}
          </span>
        ))}
      </div>
    </div>
  );
}
