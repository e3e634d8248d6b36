import { Text, Title } from '@mantine/core';
import useSWR from 'swr';
import type { GenerationOf } from '../../../../../shared/ai/generation.ts';
import type { Lift } from '../../../../../shared/ai/lift.ts';
import { getMarket } from '../../../../../shared/ai/market.contract.ts';
import { featureValues, hasFeature } from '../../../../../shared/rules/copy/ad-features.ts';
import { featuresOf } from '../../../../../shared/rules/copy/features-of.ts';
import { IntervalMark } from '../../../components/interval-mark.tsx';
import hidden from '../../../components/unseen.module.css';
import { formatNumber } from '../../../lib/format.ts';
import { request } from '../../../lib/request.ts';
import { useMay } from '../../../lib/use-may.ts';
import { type AdValues, industryOf } from './ad-values.ts';
import classes from './lasting.module.css';

type Props = { values: AdValues; kept: GenerationOf<'analyze_ad'> | undefined };

const verdicts: Record<Lift['verdict'], string> = {
  better: 'durent plus souvent',
  worse: 'durent moins souvent',
  unclear: 'écart non démontré',
  insufficient: 'données insuffisantes',
};

/** Which of what these words have those ads have that last: as it was when they were kept, else as it is. */
export function Lasting({ values, kept }: Props) {
  const may = useMay();
  const industry = industryOf(values);
  const live = kept === undefined && may('ads:read');
  const { data } = useSWR(live && [getMarket.operation, industry], () =>
    request(getMarket, { query: industry ? { industry } : {} }),
  );
  const lifts = kept ? kept.output.market : (data?.items.filter(isIn(values)) ?? []);
  if (lifts.length === 0) return null;
  const told = lifts.filter(({ lift }) => lift !== null);
  const most = Math.max(Math.log(1.5), ...told.flatMap(({ low, high }) => [-Math.log(low ?? 1), Math.log(high ?? 1)]));
  const axis = { from: -Math.min(most, Math.log(3)), to: Math.min(most, Math.log(3)) };
  return (
    <section aria-label="Ce que font celles qui durent" className={classes.root}>
      <Title order={2} fz="1rem">
        Ce que font celles qui durent
      </Title>
      <Text size="sm" c="dimmed" maw="52rem">
        Les annonces qui ont ces traits tiennent-elles plus souvent 30&nbsp;jours que les autres du même
        annonceur&nbsp;? Durer n’est pas performer&nbsp;: c’est ce que l’on voit du dehors.
        {data && !data.population.industry && industry && ' Secteur trop petit : toute la bibliothèque est comptée.'}
      </Text>
      <ul>
        {lifts.map((one) => (
          <li key={`${one.feature}:${one.value}`} data-verdict={one.verdict} title={one.sentence}>
            <span>{one.label}</span>
            <span className={classes.mark}>
              {one.lift !== null && one.low !== null && one.high !== null && (
                <IntervalMark
                  value={Math.log(one.lift)}
                  interval={{ lower: Math.log(one.low), upper: Math.log(one.high) }}
                  axis={axis}
                  target={0}
                />
              )}
            </span>
            <span className={classes.figures}>
              {one.lift !== null && one.low !== null && one.high !== null && (
                <>
                  ×{twoDecimals(one.lift)} [{twoDecimals(one.low)}&#8239;; {twoDecimals(one.high)}],{' '}
                </>
              )}
              {verdicts[one.verdict]}
              <Text component="span" inherit c="dimmed">
                {' '}
                · {formatNumber(one.clusters)} annonceurs, {formatNumber(one.adsWith)} annonces
              </Text>
              <span className={hidden.unseen}> {one.sentence}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const twoDecimals = (value: number): string => value.toFixed(2).replace('.', ',');

/** The format is not known of words that are typed. */
function isIn({ body, headline, description, callToAction }: AdValues): (lift: Lift) => boolean {
  const bits = featuresOf({ body, headline, description, callToAction });
  const had = new Set(
    featureValues.filter((_, at) => hasFeature(bits, at)).map(({ feature, value }) => `${feature}:${value}`),
  );
  return ({ feature, value }) => had.has(`${feature}:${value}`);
}
