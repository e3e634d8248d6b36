import { Title } from '@mantine/core';
import { metricLabels, neededText, sumsText } from '../../../../../shared/campaigns/metric-words.ts';
import { needText } from '../../../../../shared/campaigns/need-text.ts';
import { formatRatio } from '../../../../../shared/rules/ratio-formats.ts';
import { Arithmetic } from '../../../components/arithmetic.tsx';
import { axisOf, IntervalMark } from '../../../components/interval-mark.tsx';
import { ToneBadge } from '../../../components/tone-badge.tsx';
import { formatCount } from '../../../lib/format.ts';
import classes from './forest-plot.module.css';
import { PairDetails } from './pair-details.tsx';
import { SubjectName } from './subject-name.tsx';
import type { ComparedFigures, Comparison } from './use-comparison.ts';

type Props = { figures: ComparedFigures; subjects: Comparison['subjects']; hues: readonly number[] };
type Estimate = ComparedFigures['subjects'][number];

/** A metric of each subject with its interval, on one axis; what is missing, where there is too little. */
export function ForestPlot({ figures, subjects, hues }: Props) {
  const { metric, primary, pairs } = figures;
  const isForeign = pairs.some(({ reason }) => reason === 'different_currencies');
  const axis = isForeign ? null : axisOf(figures.subjects);
  const show = (value: number, at = 0) => formatRatio(metric, value, subjects[at]?.currency ?? 'EUR');
  return (
    <article className={classes.metric} data-primary={primary || undefined} aria-label={metricLabels[metric]}>
      <div className={classes.metricHead}>
        <Title order={3} fz="1rem">
          {metricLabels[metric]}
        </Title>
        {primary && <ToneBadge tone="plain">Critère principal</ToneBadge>}
      </div>
      {figures.subjects.map((estimate, at) => (
        <div key={subjects[at]?.name} className={`${classes.subject} ${classes.hue}`} data-hue={hues[at]}>
          <SubjectName subject={subjects[at]} />
          <div>
            {axis && estimate.value !== null && (
              <IntervalMark value={estimate.value} interval={estimate.interval} axis={axis} />
            )}
            <div className={classes.figure}>
              {estimate.value !== null && (
                <Arithmetic text={arithmeticOf(figures, estimate, subjects[at]?.currency)}>
                  <span className={classes.value}>{show(estimate.value, at)}</span>
                </Arithmetic>
              )}
              {estimate.interval && (
                <span className={classes.range}>
                  entre {show(estimate.interval.lower, at)} et {show(estimate.interval.upper, at)}
                </span>
              )}
              {estimate.reason === 'not_measured' && (
                <span className={classes.range}>non mesuré. {neededText(metric)}</span>
              )}
              {estimate.reason === 'not_a_proportion' && (
                <span className={classes.range}>dépasse 100&nbsp;%&nbsp;: vérifiez les chiffres importés</span>
              )}
            </div>
            <Missing figures={figures} estimate={estimate} />
          </div>
        </div>
      ))}
      {axis && (
        <div className={classes.scale} aria-hidden>
          <span>{show(axis.from)}</span>
          <span>{show(axis.to)}</span>
        </div>
      )}
      <PairDetails figures={figures} subjects={subjects} />
    </article>
  );
}

/** What the test still needs, as far as it has come. */
function Missing({ figures, estimate }: { figures: ComparedFigures; estimate: Estimate }) {
  if (estimate.missing.length === 0) return null;
  return (
    <div className={classes.needs}>
      {estimate.missing.map((need) => (
        <div key={need.on} className={classes.need}>
          <span>{needText(figures.metric, need)}</span>
          <span className={classes.bar} aria-hidden>
            <i style={{ width: `${Math.min(1, need.have / need.atLeast) * 100}%` }} />
          </span>
        </div>
      ))}
    </div>
  );
}

function arithmeticOf({ metric, basis }: ComparedFigures, estimate: Estimate, currency = 'EUR'): string {
  const { numerator, denominator, value, days } = estimate;
  if (numerator === null || denominator === null) return neededText(metric);
  const sums = sumsText(metric, { numerator, denominator, value, ...(basis && { basis }) }, currency);
  return `${sums} · ${formatCount(days, 'jour mesuré', 'jours mesurés')}`;
}
