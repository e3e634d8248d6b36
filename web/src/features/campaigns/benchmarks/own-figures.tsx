import { Text } from '@mantine/core';
import type { PublishedFigure } from '../../../../../shared/campaigns/comparison.contract.ts';
import { fewestOwnCampaigns } from '../../../../../shared/rules/own-benchmarks.ts';
import { formatRatio } from '../../../../../shared/rules/ratio-formats.ts';
import { Figure } from '../../../components/figure.tsx';
import { formatCount, formatNumber } from '../../../lib/format.ts';
import { roundTicks } from '../../../lib/round-ticks.ts';
import classes from './benchmarks.module.css';
import type { Benchmarks, Landmarks } from './use-benchmarks.ts';

type Own = Benchmarks['own'][number];
type Props = {
  own: Own;
  total: Landmarks['total'];
  currency: string;
  /** What others have published on the same scale, as marks and bands beside one's own. */
  published: readonly PublishedFigure[];
};

/** What one's own campaigns add up to, and how they are spread; or how many are missing to say so. */
export function OwnFigures({ own, total, currency, published }: Props) {
  const { metric, n, median, p25, p75 } = own;
  const show = (value: number) => formatRatio(metric, value, own.currency ?? currency);
  const missing = fewestOwnCampaigns - n;
  return (
    <div className={classes.own}>
      {median === null || p25 === null || p75 === null ? (
        <div className={classes.few}>
          <Text size="sm">
            {n === 0 ? 'Aucune campagne n’a assez de données' : formatCount(n, 'campagne')}&nbsp;: il en manque{' '}
            {formatNumber(missing)} pour une médiane
          </Text>
          <span className={classes.bar} aria-hidden>
            <i style={{ width: `${(n / fewestOwnCampaigns) * 100}%` }} />
          </span>
        </div>
      ) : (
        <>
          <div>
            <Text size="xs" c="dimmed">
              Vos campagnes
            </Text>
            <Text fz="1.5rem" fw={700} ff="heading" lh={1.2} className={classes.median}>
              {show(median)}
            </Text>
          </div>
          <Spread quarters={[p25, median, p75]} published={published} show={show} />
        </>
      )}
      <div className={classes.ownText}>
        {median !== null && p25 !== null && p75 !== null && (
          <Text size="sm">
            Médiane de {formatCount(n, 'campagne')}.
            {show(p25) !== show(p75) && ` La moitié d’entre elles sont entre ${show(p25)} et ${show(p75)}.`}
          </Text>
        )}
        {total && n > 0 && (
          <Text size="sm" c="dimmed" component="div">
            Moyenne pondérée par la diffusion&nbsp;: <Figure name={metric} figures={total} currency={currency} />
          </Text>
        )}
      </div>
    </div>
  );
}

type SpreadProps = {
  quarters: readonly [number, number, number];
  published: readonly PublishedFigure[];
  show: (value: number) => string;
};

/** The middle half as a band, the median as a mark, what others published in grey, from nought on. */
function Spread({ quarters: [p25, median, p75], published, show }: SpreadProps) {
  const figures = published.flatMap(({ value, max }) => value ?? max ?? []);
  // Up to a round figure, a little beyond the highest mark.
  const most = roundTicks([Math.max(p75, ...figures) * 1.05]).at(-1) ?? 1;
  const at = (value: number) => `${(value / most) * 100}%`;
  const between = (from: number, to: number) => ({ left: at(from), width: `calc(${at(to)} - ${at(from)})` });
  return (
    <div className={classes.scale} aria-hidden>
      <div className={classes.axis}>
        {published.map(({ min, max, source, period }) =>
          min === null || max === null ? null : (
            <span
              key={`${source} ${period} ${min}`}
              className={classes.range}
              style={between(min, max)}
              title={`${show(min)} à ${show(max)}, ${source}`}
            />
          ),
        )}
        <span className={classes.band} style={between(p25, p75)} />
        {published.map(({ value, source, period, objective }) =>
          value === null ? null : (
            <span
              key={`${source} ${period} ${objective} ${value}`}
              className={classes.other}
              style={{ left: at(value) }}
              title={`${show(value)}, ${source}`}
            />
          ),
        )}
        <span className={classes.mark} style={{ left: at(median) }} />
      </div>
      <div className={classes.ends}>
        <span>0</span>
        <span>{show(most)}</span>
      </div>
    </div>
  );
}

/** What the marks of every scale of the page are. */
export const ScaleKey = () => (
  <ul className={classes.key}>
    <li>
      <i className={classes.keyMark} aria-hidden /> médiane de vos campagnes
    </li>
    <li>
      <i className={classes.keyBand} aria-hidden /> la moitié centrale de vos campagnes
    </li>
    <li>
      <i className={classes.keyOther} aria-hidden /> chiffres publiés, dans votre devise
    </li>
  </ul>
);
