import type { Figures } from '../../../shared/campaigns/figures.ts';
import {
  arithmeticOf,
  isRatio,
  type MetricName,
  metricText,
  neededText,
  reasonText,
  roundedText,
} from '../../../shared/campaigns/metric-words.ts';
import type { Ratio } from '../../../shared/rules/ratios.ts';
import { formatPercent } from '../lib/format.ts';
import { Arithmetic } from './arithmetic.tsx';
import classes from './figure.module.css';
import unseen from './unseen.module.css';

type Props = {
  name: MetricName;
  figures: Figures;
  currency: string;
  /** At the head of a page, its cents on hover only. */
  rounded?: boolean;
  /** In a table of many campaigns, « non mesuré » is a dash, its words on hover and for who hears it. */
  dashed?: boolean;
};

/**
 * A figure of a period, or why there is none: never nought in its place. What it comes from is shown on hover, focus and tap.
 */
export function Figure({ name, figures, currency, rounded = false, dashed = false }: Props) {
  if (isRatio(name))
    return <RatioFigure name={name} ratio={figures.ratios[name]} currency={currency} dashed={dashed} />;
  const value = figures.totals[name];
  if (value === null)
    return dashed ? (
      <span className={classes.missing} title="non mesuré">
        <Dash />
      </span>
    ) : (
      <span className={classes.missing}>non mesuré</span>
    );
  const exact = metricText(name, value, currency);
  const shown = rounded ? roundedText(name, value, currency) : exact;
  return (
    <span className={classes.value} title={shown === exact ? undefined : exact}>
      {shown}
    </span>
  );
}

/** Those that divide by the spend, or that divide it: beside its whole they do not add up where they are of a part of it. */
const ofSpend: readonly MetricName[] = ['roas', 'cpa', 'cpl'];

/** How much of the spend a figure is of, where it is not of all. */
export function SpendCovered({ name, figures }: Pick<Props, 'name' | 'figures'>) {
  if (!isRatio(name) || !ofSpend.includes(name)) return null;
  const { value, coverage } = figures.ratios[name];
  if (value === null || coverage >= 0.995) return null;
  return <span className={classes.covered}>sur {formatPercent(Math.floor(coverage * 100) / 100)} de la dépense</span>;
}

const Dash = () => (
  <>
    <span aria-hidden>—</span>
    <span className={unseen.unseen}>non mesuré</span>
  </>
);

type RatioProps = { name: keyof Figures['ratios']; ratio: Ratio; currency: string; dashed: boolean };

function RatioFigure({ name, ratio, currency, dashed }: RatioProps) {
  const { value, reason, gate } = ratio;
  const chance = reason === 'insufficient_data' && gate;
  const gap = chance ? `${reasonText(ratio, currency)}. ` : '';
  const arithmetic = arithmeticOf(name, ratio, currency);
  if (reason === 'no_margin' || (!arithmetic && reason !== 'not_measured')) {
    return <span className={classes.missing}>{reasonText(ratio, currency)}</span>;
  }
  return (
    <Arithmetic text={arithmetic ? `${gap}${arithmetic}` : neededOf(name, dashed)}>
      {value !== null && <span className={classes.value}>{metricText(name, value, currency)}</span>}
      {value === null && (
        <span className={classes.missing} data-short={reason === 'not_measured' || undefined}>
          {chance && <Ring part={gate.have / gate.atLeast} />}
          <Why ratio={ratio} currency={currency} dashed={dashed} />
        </span>
      )}
    </Arithmetic>
  );
}

/** Where a dash stands for it, that it is not measured is said first. */
const neededOf = (name: keyof Figures['ratios'], dashed: boolean): string =>
  dashed ? `Non mesuré. ${neededText(name)}` : neededText(name);

function Why({ ratio, currency, dashed }: Omit<RatioProps, 'name'>) {
  if (ratio.reason === 'insufficient_data' && ratio.gate) return 'données insuffisantes';
  return dashed && ratio.reason === 'not_measured' ? <Dash /> : reasonText(ratio, currency);
}

const radius = 6;
const around = 2 * Math.PI * radius;

/** How much of what is needed there is. */
function Ring({ part }: { part: number }) {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" className={classes.ring}>
      <circle cx="8" cy="8" r={radius} className={classes.track} />
      <circle
        cx="8"
        cy="8"
        r={radius}
        className={classes.part}
        strokeDasharray={`${Math.min(part, 1) * around} ${around}`}
      />
    </svg>
  );
}
