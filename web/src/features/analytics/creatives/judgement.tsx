import type { Creative, CreativeGroup } from '../../../../../shared/analytics/creatives.contract.ts';
import { needText } from '../../../../../shared/campaigns/need-text.ts';
import { formatRatio } from '../../../../../shared/rules/ratio-formats.ts';
import { Figure } from '../../../components/figure.tsx';
import { type Axis, IntervalMark } from '../../../components/interval-mark.tsx';
import classes from './creatives.module.css';
import type { Creatives } from './use-creatives.ts';

type Props = {
  of: Creative | CreativeGroup;
  target: number | null;
  axis: Axis | null;
  creatives: Pick<Creatives, 'metric' | 'currency'>;
};

/** The metric, how far chance may have moved it, and what it is beside; or what is missing. */
export function Judgement({ of, target, axis, creatives: { metric, currency } }: Props) {
  const money = currency ?? 'EUR';
  const show = (value: number) => formatRatio(metric, value, money);
  const { value } = of.ratios[metric];
  return (
    <>
      <span className={classes.value} data-bare={!of.interval || undefined}>
        <Figure name={metric} figures={of} currency={money} />
      </span>
      {axis && value !== null && <IntervalMark value={value} interval={of.interval} axis={axis} target={target} />}
      <span className={classes.range}>
        {of.interval && `entre ${show(of.interval.lower)} et ${show(of.interval.upper)}`}
        {!of.interval && value !== null && of.missing.map((need) => needText(metric, need)).join(', ')}
      </span>
    </>
  );
}
