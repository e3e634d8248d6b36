import { Button, Skeleton, Text } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import useSWR from 'swr';
import type { RouteOutput } from '../../../../../shared/kernel/route.ts';
import { getResultSummary } from '../../../../../shared/learning/results.contract.ts';
import { paths } from '../../../../../shared/page-paths.ts';
import { KeyFigures } from '../../../components/key-figures.tsx';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { formatCount, formatDay, formatNumber } from '../../../lib/format.ts';
import { request } from '../../../lib/request.ts';
import { compactCount, moneyText, roundMoneyText, shareText, twoDecimals } from '../figures.ts';
import { learningNames } from '../learning-url.ts';
import classes from './imports.module.css';

type Summary = RouteOutput<typeof getResultSummary>;

/** All that is known, in sums and in ratios of sums. */
export function KnownResults() {
  const { data, error, mutate } = useSWR([getResultSummary.operation], () => request(getResultSummary, { query: {} }));
  if (error && !data) return <LoadFailure what="Le résumé" error={error} onRetry={() => mutate()} />;
  if (!data) return <Skeleton height={84} radius="lg" role="status" aria-label="Lecture du résumé" />;
  if (data.ads === 0) return null;
  return (
    <section aria-label="Ce qui est connu">
      <KeyFigures figures={figuresOf(data)} />
      <div className={classes.foot}>
        <Text size="sm" c="dimmed">
          {sourcesOf(data)}
        </Text>
        <Button
          component={Link}
          to={`${paths.learningImport}?${learningNames.tab}=enseignements`}
          variant="default"
          size="sm"
          rightSection={<IconArrowRight size={16} stroke={1.7} aria-hidden />}
        >
          Voir les enseignements
        </Button>
      </div>
      {data.byPlatform.length > 1 && <ByPlatform summary={data} />}
    </section>
  );
}

const figuresOf = ({ ads, withText, impressions, clicks, ctr, conversions, cpa, spend, roas, currency }: Summary) => [
  { name: 'Annonces', value: formatNumber(ads), more: `${formatNumber(withText)} avec un texte` },
  {
    name: 'CTR',
    value: ctr === null ? '—' : shareText(ctr),
    more: impressions !== null && `${compactCount(impressions, 'impression')}, ${compactCount(clicks ?? 0, 'clic')}`,
  },
  {
    name: 'Coût par conversion',
    value: cpa === null ? '—' : moneyText(cpa, currency),
    more: conversions === null ? 'non mesuré' : formatCount(Math.round(conversions), 'conversion'),
  },
  {
    name: 'Dépense',
    value: spend === null ? '—' : <span title={moneyText(spend, currency)}>{roundMoneyText(spend, currency)}</span>,
    more: roas !== null && `ROAS ${twoDecimals(roas)}`,
  },
];

function sourcesOf({ from, to, fromCampaigns, fromGenerations }: Summary): string {
  return [
    from && to ? `Du ${formatDay(from)} au ${formatDay(to)}.` : 'Sans période\u00a0: aucune ligne n’a de jour.',
    fromCampaigns > 0 && `${formatCount(fromCampaigns, 'annonce vient', 'annonces viennent')} de vos campagnes.`,
    fromGenerations > 0 &&
      `${formatCount(fromGenerations, 'annonce a été écrite', 'annonces ont été écrites')} dans Réclame.`,
  ]
    .filter(Boolean)
    .join(' ');
}

function ByPlatform({ summary: { byPlatform, currency } }: { summary: Summary }) {
  return (
    <details className={classes.fold}>
      <summary>Par plateforme</summary>
      <table className={classes.platforms} aria-label="Résultats par plateforme">
        <thead>
          <tr>
            <th scope="col">Plateforme</th>
            <th scope="col">Annonces</th>
            <th scope="col">CTR</th>
            <th scope="col">Coût par conversion</th>
          </tr>
        </thead>
        <tbody>
          {byPlatform.map(({ platform, label, ads, ctr, cpa }) => (
            <tr key={platform}>
              <th scope="row">{label}</th>
              <td>{formatNumber(ads)}</td>
              <td>{ctr === null ? '—' : shareText(ctr)}</td>
              <td>{cpa === null ? '—' : moneyText(cpa, currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
