import { Text } from '@mantine/core';
import { fewestOwnCampaigns } from '../../../../../shared/rules/own-benchmarks.ts';
import { formatRatio } from '../../../../../shared/rules/ratio-formats.ts';
import { Figure } from '../../../components/figure.tsx';
import { formatCount, formatNumber } from '../../../lib/format.ts';
import classes from './benchmarks.module.css';
import type { Benchmarks, Landmarks } from './use-benchmarks.ts';

type Own = Benchmarks['own'][number];
type Props = { own: Own; total: Landmarks['total']; currency: string };

/** What one's own campaigns add up to, and how they are spread; or how many are missing to say so. */
export function OwnFigures({ own, total, currency }: Props) {
  const { metric, n, median, p25, p75 } = own;
  const show = (value: number) => formatRatio(metric, value, own.currency ?? currency);
  const missing = fewestOwnCampaigns - n;
  return (
    <div className={classes.side}>
      <Text size="xs" fw={600} c="dimmed" mb={4}>
        Chez vous
      </Text>
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
          <Text fz="1.375rem" fw={600} ff="heading" className={classes.median}>
            {show(median)}
          </Text>
          <Spread quarters={[p25, median, p75]} />
          <Text size="sm" c="dimmed">
            Médiane de {formatCount(n, 'campagne')}. La moitié d’entre elles sont entre {show(p25)} et {show(p75)}.
          </Text>
        </>
      )}
      {total && n > 0 && (
        <Text size="sm" mt={4} component="div">
          Toutes ensemble&nbsp;: <Figure name={metric} figures={total} currency={currency} />
        </Text>
      )}
    </div>
  );
}

/** The middle half as a band, the median as a mark, from nought on. */
function Spread({ quarters: [p25, median, p75] }: { quarters: readonly [number, number, number] }) {
  const most = p75 * 1.25 || 1;
  const at = (value: number) => `${(value / most) * 100}%`;
  return (
    <div className={classes.axis} aria-hidden>
      <span className={classes.band} style={{ left: at(p25), width: `calc(${at(p75)} - ${at(p25)})` }} />
      <span className={classes.mark} style={{ left: at(median) }} />
    </div>
  );
}
