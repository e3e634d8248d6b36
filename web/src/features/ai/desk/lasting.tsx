import { Text, Title } from '@mantine/core';
import useSWR from 'swr';
import type { GenerationOf } from '../../../../../shared/ai/generation.ts';
import type { Lift } from '../../../../../shared/ai/lift.ts';
import { getMarket } from '../../../../../shared/ai/market.contract.ts';
import { featureValues, hasFeature } from '../../../../../shared/rules/copy/ad-features.ts';
import { featuresOf } from '../../../../../shared/rules/copy/features-of.ts';
import { formatCount } from '../../../lib/format.ts';
import { request } from '../../../lib/request.ts';
import { useMay } from '../../../lib/use-may.ts';
import { LiftFigures, LiftMark, liftAxis } from '../lifts/lift-figures.tsx';
import { type AdValues, industryOf } from './ad-values.ts';
import classes from './lasting.module.css';

type Props = { values: AdValues; kept: GenerationOf<'analyze_ad'> | undefined };

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
  const axis = liftAxis(lifts);
  const isShown = ({ verdict }: Lift) => verdict === 'better' || verdict === 'worse';
  const shown = lifts.filter(isShown);
  const others = lifts.filter((one) => !isShown(one));
  const lineOf = (one: Lift) => (
    <li key={`${one.feature}:${one.value}`} data-verdict={one.verdict} title={one.sentence}>
      <span>{one.label}</span>
      <span className={classes.mark}>
        <LiftMark lift={one} axis={axis} />
      </span>
      <span className={classes.figures}>
        <LiftFigures lift={one} />
      </span>
    </li>
  );
  return (
    <section aria-label="Ce que font les annonces qui durent" className={classes.root}>
      <Title order={2} fz="1rem">
        Ce que font les annonces qui durent
      </Title>
      {shown.length > 0 && (
        <Text size="sm" c="dimmed" maw="52rem">
          Les annonces qui partagent ces caractéristiques dépassent-elles plus souvent 30&nbsp;jours que les autres du
          même annonceur&nbsp;? Une annonce qui dure n’est pas forcément rentable&nbsp;: c’est seulement ce qui se voit
          de l’extérieur.
          {data && !data.population.industry && industry && ' Secteur trop petit : toute la bibliothèque est comptée.'}
        </Text>
      )}
      {shown.length === 0 ? (
        <Text>
          {others.length === 1
            ? 'Sa seule caractéristique comptée ne distingue pas les annonces qui durent.'
            : `Aucune de ces ${others.length}\u00a0caractéristiques ne distingue les annonces qui durent.`}
        </Text>
      ) : (
        <ul>{shown.map(lineOf)}</ul>
      )}
      {others.length > 0 && (
        <details>
          <summary className={classes.others}>
            {formatCount(others.length, 'caractéristique')} sans écart démontré
          </summary>
          <ul>{others.map(lineOf)}</ul>
        </details>
      )}
    </section>
  );
}

/** The format is not known of words that are typed. */
function isIn({ body, headline, description, callToAction }: AdValues): (lift: Lift) => boolean {
  const bits = featuresOf({ body, headline, description, callToAction });
  const had = new Set(
    featureValues.filter((_, at) => hasFeature(bits, at)).map(({ feature, value }) => `${feature}:${value}`),
  );
  return ({ feature, value }) => had.has(`${feature}:${value}`);
}
