import { Skeleton, Text } from '@mantine/core';
import { useState } from 'react';
import useSWR from 'swr';
import type { Lift } from '../../../../../shared/ai/lift.ts';
import { getMarket } from '../../../../../shared/ai/market.contract.ts';
import { featureValues, hasFeature } from '../../../../../shared/rules/copy/ad-features.ts';
import type { AdText } from '../../../../../shared/rules/copy/analysis.ts';
import { featuresOf } from '../../../../../shared/rules/copy/features-of.ts';
import { TableSwitch } from '../../../components/chart-frame.tsx';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { formatCount, formatNumber } from '../../../lib/format.ts';
import { request } from '../../../lib/request.ts';
import { useMay } from '../../../lib/use-may.ts';
import { LiftFigures, LiftMark, liftAxis, twoDecimals, verdicts } from '../lifts/lift-figures.tsx';
import classes from './evidence.module.css';
import { adsOf, type WrittenGeneration } from './written-texts.ts';

/** What those ads have that last, and in how many of these texts it is. */
export function MarketTab({ kept }: { kept: WrittenGeneration }) {
  const may = useMay();
  const [asTable, setAsTable] = useState(false);
  const industry = kept.input.brief.industry ?? undefined;
  const { data, error, mutate } = useSWR(may('ads:read') && [getMarket.operation, industry], () =>
    request(getMarket, { query: industry ? { industry } : {} }),
  );
  if (!may('ads:read'))
    return <Text size="sm">Ces chiffres viennent de la bibliothèque, que votre rôle ne lit pas.</Text>;
  if (error && !data) return <LoadFailure what="Les chiffres du marché" error={error} onRetry={() => mutate()} />;
  if (!data) return <Skeleton height={320} role="status" aria-label="Lecture du marché" />;
  const told = data.items.filter(({ lift }) => lift !== null);
  const uses = kept.tool === 'generate_variations' ? usesIn(adsOf(kept)) : new Map<string, number>();
  return (
    <>
      <Text size="sm" c="dimmed">
        {formatCount(data.population.ads, 'annonce')} de {formatCount(data.population.advertisers, 'annonceur')},
        comparées à annonceur égal. Durer n’est pas performer.
        {industry && !data.population.industry && ' Secteur trop petit\u00a0: toute la bibliothèque est comptée.'}
      </Text>
      {told.length === 0 ? (
        <Text size="sm">Pas encore assez d’annonces pour comparer.</Text>
      ) : (
        <div>
          <TableSwitch asTable={asTable} onChange={setAsTable} />
        </div>
      )}
      {told.length > 0 && (asTable ? <LiftTable lifts={told} /> : <LiftList lifts={told} uses={uses} />)}
      {data.items.length > told.length && (
        <Text size="xs" c="dimmed">
          {formatCount(data.items.length - told.length, 'autre caractéristique', 'autres caractéristiques')}&nbsp;: pas
          assez d’annonces pour le dire.
        </Text>
      )}
      <details>
        <summary>Comment c’est calculé</summary>
        <Text size="sm">{data.method}</Text>
      </details>
    </>
  );
}

function LiftList({ lifts, uses }: { lifts: readonly Lift[]; uses: ReadonlyMap<string, number> }) {
  const axis = liftAxis(lifts);
  return (
    <ul className={classes.lifts}>
      {lifts.map((one) => {
        const count = uses.get(keyOf(one)) ?? 0;
        return (
          <li key={keyOf(one)} data-verdict={one.verdict} title={one.sentence}>
            <span className={classes.trait}>
              {one.label}
              {count > 0 && (
                <Text component="span" size="xs" c="dimmed">
                  {' '}
                  dans {formatNumber(count)} de vos textes
                </Text>
              )}
            </span>
            <LiftMark lift={one} axis={axis} />
            <span className={classes.figures}>
              <LiftFigures lift={one} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}

const LiftTable = ({ lifts }: { lifts: readonly Lift[] }) => (
  <div className={classes.table}>
    <table aria-label="Ce que font les annonces qui durent">
      <thead>
        <tr>
          <th scope="col">Trait</th>
          <th scope="col">Écart</th>
          <th scope="col">Annonces</th>
        </tr>
      </thead>
      <tbody>
        {lifts.map((one) => (
          <tr key={keyOf(one)} data-verdict={one.verdict}>
            <th scope="row">{one.label}</th>
            <td>
              ×{twoDecimals(one.lift ?? 1)} [{twoDecimals(one.low ?? 1)}&#8239;; {twoDecimals(one.high ?? 1)}]
              <br />
              {verdicts[one.verdict]}
            </td>
            <td>
              {formatNumber(one.adsWith)} / {formatNumber(one.adsWithout)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const keyOf = ({ feature, value }: { feature: string; value: string }): string => `${feature}:${value}`;

/** In how many texts each trait is. */
function usesIn(ads: readonly AdText[]): Map<string, number> {
  const uses = new Map<string, number>();
  for (const bits of ads.map(featuresOf))
    featureValues.forEach((one, at) => {
      if (hasFeature(bits, at)) uses.set(keyOf(one), (uses.get(keyOf(one)) ?? 0) + 1);
    });
  return uses;
}
