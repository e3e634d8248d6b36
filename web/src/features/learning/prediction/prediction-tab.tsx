import '../mantine-learning.css';
import { Anchor, Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import useSWR from 'swr';
import type { RouteOutput } from '../../../../../shared/kernel/route.ts';
import { getPrediction } from '../../../../../shared/learning/insights.contract.ts';
import { getResultSummary } from '../../../../../shared/learning/results.contract.ts';
import { paths } from '../../../../../shared/page-paths.ts';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { formatCount, formatNumber, formatPercent } from '../../../lib/format.ts';
import { request } from '../../../lib/request.ts';
import { useMay } from '../../../lib/use-may.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { twoDecimals } from '../figures.ts';
import { BrandSelect } from '../filter-selects.tsx';
import { learningNames } from '../learning-url.ts';
import { Effects } from './effects.tsx';
import classes from './prediction.module.css';
import { RankScatter } from './rank-scatter.tsx';
import { oftenText, rightPairs } from './right-pairs.ts';

type Prediction = RouteOutput<typeof getPrediction>;

/** Whether one's own ads foretell the next ones, and how well; until they do, why not. */
export function PredictionTab() {
  const { params } = useUrlState();
  const brandId = params.get(learningNames.brand);
  const { data, error, mutate } = useSWR(
    [getPrediction.operation, brandId],
    () => request(getPrediction, { query: brandId ? { brandId } : {} }),
    { keepPreviousData: true },
  );
  if (error && !data) return <LoadFailure what="La prédiction" error={error} onRetry={() => mutate()} />;
  return (
    <Stack gap="md" maw="72rem">
      <div className={classes.filters}>
        <BrandSelect />
      </div>
      {data ? <State prediction={data} /> : <Skeleton height={320} radius="lg" role="status" aria-label="Calcul" />}
    </Stack>
  );
}

function State({ prediction }: { prediction: Prediction }) {
  if (prediction.available) return <Available prediction={prediction} />;
  return prediction.reason === 'not_predictive' ? (
    <NotPredictive prediction={prediction} />
  ) : (
    <TooFew prediction={prediction} />
  );
}

function TooFew({ prediction: { ads, missing } }: { prediction: Prediction }) {
  const wanted = ads + missing;
  return (
    <Said title={ads === 0 ? 'Rien encore pour prévoir' : `Encore ${formatCount(missing, 'annonce')}`}>
      <span className={classes.bar} aria-hidden>
        <i style={{ width: `${wanted > 0 ? (ads / wanted) * 100 : 0}%` }} />
      </span>
      <Text>
        {formatNumber(ads)} sur {formatNumber(wanted)} annonces assez montrées pour compter. En dessous, un classement
        juste et un coup de chance ne se distinguent pas&nbsp;: aucun rang n’est affiché, nulle part.
      </Text>
      <Text>
        <Anchor
          component={Link}
          to={`${paths.learningImport}?${learningNames.step}=fichier`}
          c="inherit"
          underline="always"
        >
          Importer des résultats
        </Anchor>
      </Text>
    </Said>
  );
}

function NotPredictive({ prediction: { ads, spearman, low } }: { prediction: Prediction }) {
  const { data } = useSWR([getResultSummary.operation], () => request(getResultSummary, { query: {} }));
  const wordless = data?.withText === 0;
  return (
    <Said title={wordless ? 'Vos annonces n’ont pas de texte' : 'Vos textes n’expliquent pas vos écarts'}>
      {wordless ? (
        <Text fz="lg">
          Leur format seul n’explique pas vos écarts.{' '}
          <Anchor
            component={Link}
            to={`${paths.learningImport}?${learningNames.tab}=resultats&${learningNames.text}=without`}
            inherit
            c="inherit"
            underline="always"
          >
            Ajouter des textes
          </Anchor>
        </Text>
      ) : (
        <Text fz="lg">Cherchez du côté de l’audience ou de l’offre.</Text>
      )}
      <Text>
        Sur {formatCount(ads, 'annonce')}, chacune classée d’après les autres, l’ordre prévu et l’ordre observé ne se
        ressemblent pas assez
        {spearman !== null && low !== null && (
          <>
            {' '}
            (ρ {twoDecimals(spearman)}, au moins {twoDecimals(low)} neuf fois sur dix&nbsp;; il faut plus de{' '}
            {twoDecimals(0.1)})
          </>
        )}
        . Tant que c’est ainsi, aucune prédiction ne s’affiche dans le générateur.
      </Text>
    </Said>
  );
}

function Available({ prediction: { ads, spearman, low, effects, points } }: { prediction: Prediction }) {
  const may = useMay();
  const right = rightPairs(points);
  return (
    <>
      <Said title="Vos résultats permettent de prévoir les suivants">
        <Text fz="lg">
          Sur deux de vos annonces prises au hasard, la prédiction désigne la meilleure environ{' '}
          <b>{oftenText(right)}</b>.
        </Text>
        <Text c="dimmed">
          Dans le générateur, chaque annonce analysée et chaque nouvelle variation porte son rang prévu parmi les
          vôtres.
        </Text>
        {may('ai:write') && (
          <Group gap="xs" mt="xs">
            <Button component={Link} to={`${paths.aiGenerator}?outil=annonce`}>
              Analyser une annonce
            </Button>
            <Button component={Link} to={`${paths.aiGenerator}?outil=variations`} variant="default">
              Écrire des variations
            </Button>
          </Group>
        )}
        <details className={classes.worked}>
          <summary>Comment c’est calculé</summary>
          <Text size="sm">
            Chacune de vos {formatCount(ads, 'annonce')} est prévue à partir des autres, puis l’ordre prévu est comparé
            à l’ordre observé. La corrélation des rangs est de ρ&nbsp;=&nbsp;{twoDecimals(spearman ?? 0)}, et d’au moins{' '}
            {twoDecimals(low ?? 0)} neuf fois sur dix&nbsp;: à 0, l’ordre prévu ne vaudrait rien&nbsp;; à 1, il ne se
            tromperait jamais. Des paires du graphique, {formatPercent(right)} sont dans le bon ordre&nbsp;: au hasard,
            ce serait une sur deux.
          </Text>
        </details>
      </Said>
      <div className={classes.both}>
        <RankScatter points={points} ads={ads} />
        <Effects effects={effects} />
      </div>
    </>
  );
}

const Said = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={classes.said}>
    <Title order={2} fz={{ base: '1.375rem', sm: '1.75rem' }}>
      {title}
    </Title>
    {children}
  </section>
);
