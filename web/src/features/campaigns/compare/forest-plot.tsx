import { Title, VisuallyHidden } from '@mantine/core';
import { metricLabels, neededText, sumsText } from '../../../../../shared/campaigns/metric-words.ts';
import { needText } from '../../../../../shared/campaigns/need-text.ts';
import { formatRatio } from '../../../../../shared/rules/ratio-formats.ts';
import { Arithmetic } from '../../../components/arithmetic.tsx';
import { axisOf, IntervalMark } from '../../../components/interval-mark.tsx';
import { ToneBadge } from '../../../components/tone-badge.tsx';
import { formatCount } from '../../../lib/format.ts';
import classes from './forest-plot.module.css';
import { PairDetails } from './pair-details.tsx';
import { Letter } from './subject-name.tsx';
import type { ComparedFigures, Comparison } from './use-comparison.ts';

type Props = { figures: ComparedFigures; subjects: Comparison['subjects']; hues: readonly number[] };
type Estimate = ComparedFigures['subjects'][number];

/** A metric of each subject with its interval, on one axis. */
export function ForestPlot({ figures, subjects, hues }: Props) {
  const { metric, primary, pairs } = figures;
  const isForeign = pairs.some(({ reason }) => reason === 'different_currencies');
  // A value alone, of which nothing says how sure it is, has no place on a scale.
  const known = figures.subjects.filter(({ value }) => value !== null);
  const isAlone = known.length < 2 && known.every(({ interval }) => interval === null);
  const axis = isForeign || isAlone ? null : axisOf(figures.subjects);
  // What is missing was said: there is no pair to detail yet.
  const isDetailed = pairs.some(({ reason }) => reason !== 'insufficient_data' && reason !== 'not_measured');
  const show = (value: number, at = 0) => formatRatio(metric, value, subjects[at]?.currency ?? 'EUR');
  return (
    <article className={classes.metric} aria-label={metricLabels[metric]}>
      <div className={classes.metricHead}>
        <Title order={3} fz="sm">
          {metricLabels[metric]}
        </Title>
        {primary && <ToneBadge tone="plain">Critère principal</ToneBadge>}
      </div>
      <div className={classes.subjects}>
        {figures.subjects.map((estimate, at) => (
          <div key={subjects[at]?.name} className={`${classes.subject} ${classes.hue}`} data-hue={hues[at]}>
            <Letter at={at} />
            <VisuallyHidden>{subjects[at]?.name}</VisuallyHidden>
            <Told figures={figures} estimate={estimate} currency={subjects[at]?.currency ?? 'EUR'} />
            {axis && estimate.value !== null && (
              <div className={classes.mark}>
                <IntervalMark value={estimate.value} interval={estimate.interval} axis={axis} />
              </div>
            )}
          </div>
        ))}
        {axis && (
          <div className={`${classes.subject} ${classes.scale}`} aria-hidden>
            <span className={classes.mark}>
              <span>{show(axis.from)}</span>
              <span>{show(axis.to)}</span>
            </span>
          </div>
        )}
      </div>
      {isDetailed && <PairDetails figures={figures} subjects={subjects} />}
    </article>
  );
}

type ToldProps = { figures: ComparedFigures; estimate: Estimate; currency: string };

/** The figure with its interval; or why there is none, in a word. */
function Told({ figures, estimate, currency }: ToldProps) {
  const { metric } = figures;
  const { value, interval, missing, reason } = estimate;
  const show = (figure: number) => formatRatio(metric, figure, currency);
  const lacks = missing.map((need) => needText(metric, need)).join(', ');
  if (reason === 'not_a_proportion')
    return (
      <span className={classes.range} data-alone>
        dépasse 100&nbsp;%&nbsp;: vérifiez les chiffres importés
      </span>
    );
  if (value === null) {
    return (
      <span className={classes.range} data-alone>
        <Arithmetic text={lacks || neededText(metric)}>
          {reason === 'not_measured' ? 'non mesuré' : lacks ? 'trop tôt' : 'données insuffisantes'}
        </Arithmetic>
      </span>
    );
  }
  return (
    <>
      <span className={classes.value} data-bare={!interval || undefined}>
        <Arithmetic text={[arithmeticOf(figures, estimate, currency), lacks].filter(Boolean).join('. ')}>
          {show(value)}
        </Arithmetic>
      </span>
      {interval && (
        <span className={classes.range}>
          entre {show(interval.lower)} et {show(interval.upper)}
        </span>
      )}
    </>
  );
}

function arithmeticOf({ metric, basis }: ComparedFigures, estimate: Estimate, currency = 'EUR'): string {
  const { numerator, denominator, value, days } = estimate;
  if (numerator === null || denominator === null) return neededText(metric);
  const sums = sumsText(metric, { numerator, denominator, value, ...(basis && { basis }) }, currency);
  return `${sums} · ${formatCount(days, 'jour mesuré', 'jours mesurés')}`;
}
