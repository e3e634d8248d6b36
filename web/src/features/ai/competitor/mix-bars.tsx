import { Text, Title } from '@mantine/core';
import type { CompetitorLine } from '../../../../../shared/ai/analyzed-competitor.ts';
import hidden from '../../../components/unseen.module.css';
import { formatNumber, formatPercent } from '../../../lib/format.ts';
import classes from './mix-bars.module.css';

type Props = { title: string; lines: readonly CompetitorLine[]; sector: string };

/** How often it does a thing, over how often the others do; a star where chance would not make the difference. */
export function MixBars({ title, lines, sector }: Props) {
  if (lines.length === 0) return null;
  // One scale for all that is compared: a half is a half in each of them.
  const width = (share: number) => `${share * 100}%`;
  return (
    <section aria-label={title} className={classes.mix}>
      <Title order={3} fz="sm">
        {title}
      </Title>
      <dl>
        {lines.map(({ value, label, count, share, sectorShare, differs }) => (
          <div key={value} data-differs={differs || undefined}>
            <dt>
              {label}
              {differs && (
                <span title="L’écart avec le secteur tient" className={classes.star}>
                  {' '}
                  ★<span className={hidden.unseen}> écart qui tient</span>
                </span>
              )}
            </dt>
            <dd>
              <span className={classes.bars} aria-hidden>
                <span className={classes.own} style={{ width: width(share) }} />
                {sectorShare !== null && <span className={classes.theirs} style={{ width: width(sectorShare) }} />}
              </span>
              <Text component="span" size="xs" className={classes.shares}>
                {formatPercent(share)}
                <Text component="span" inherit c="dimmed">
                  {' '}
                  ({formatNumber(count)})
                  {sectorShare !== null && (
                    <>
                      <span className={hidden.unseen}> contre, {sector}</span> · {formatPercent(sectorShare)}
                    </>
                  )}
                </Text>
              </Text>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
