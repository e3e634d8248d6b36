import '../mantine-campaigns.css';
import { Input, NativeSelect, Skeleton, Stack, Text, Title } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { metricLabels } from '../../../../../shared/campaigns/metric-words.ts';
import { parisDay } from '../../../../../shared/kernel/paris-day.ts';
import { comparedMetrics, isMoney } from '../../../../../shared/rules/estimates.ts';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { PeriodChoice } from '../../../components/period-choice.tsx';
import { periodIn } from '../../../lib/chosen-period.ts';
import { isGone } from '../../../lib/notices.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { compareLabels } from '../campaign/compared-period.ts';
import classes from './compare.module.css';
import { againstIn, askedIn, choosePrimary, compareNames, primaryIn, tokensIn } from './compare-url.ts';
import { ForestPlot } from './forest-plot.tsx';
import { huesOf } from './hues.ts';
import { NothingChosen } from './nothing-chosen.tsx';
import { SubjectChoice } from './subject-choice.tsx';
import { SubjectNames } from './subject-name.tsx';
import { type Comparison, useComparison } from './use-comparison.ts';
import { VerdictCard, waitingOf } from './verdict-card.tsx';

const DayCurves = lazy(async () => ({ default: (await import('./day-curves.tsx')).DayCurves }));

/** Campaigns, ads or two periods of one side by side: the verdict first, then what it rests on. */
export function CompareTab() {
  const { params } = useUrlState();
  const period = periodIn(params, parisDay());
  const asked = askedIn(params, period);
  const { comparison, stale, error, retry } = useComparison(asked);
  return (
    <div className={`${classes.root} ${classes.hues}`}>
      <div className={classes.choice}>
        <SubjectChoice comparison={comparison} />
        <Input.Wrapper label="Période" labelElement="div">
          <div>
            <PeriodChoice period={period} />
          </div>
        </Input.Wrapper>
        <Criteria seen={comparison !== null && !stale} />
      </div>
      {!asked && !period.problem && <NothingChosen />}
      {error && (!comparison || stale) ? (
        <Failure error={error} onRetry={retry} />
      ) : (
        asked && (comparison ? <Results comparison={comparison} stale={stale} /> : <ResultsSkeleton />)
      )}
    </div>
  );
}

/** By what they are judged, and to which days one alone is compared. */
function Criteria({ seen }: { seen: boolean }) {
  const { params, change } = useUrlState();
  return (
    <>
      {tokensIn(params).length === 1 && (
        <NativeSelect
          label="Comparée à"
          size="sm"
          value={againstIn(params)}
          data={Object.entries(compareLabels).map(([value, label]) => ({ value, label }))}
          onChange={({ currentTarget: { value } }) =>
            change({ [compareNames.against]: value === 'previous' ? null : value })
          }
        />
      )}
      <NativeSelect
        label="Critère principal"
        size="sm"
        value={primaryIn(params)}
        data={comparedMetrics.map((value) => ({ value, label: metricLabels[value] }))}
        onChange={({ currentTarget: { value } }) => {
          const metric = comparedMetrics.find((one) => one === value);
          if (metric) change(choosePrimary(metric, seen));
        }}
      />
    </>
  );
}

function Results({ comparison, stale }: { comparison: Comparison; stale: boolean }) {
  const { params } = useUrlState();
  const { metrics, subjects, notes, verdict } = comparison;
  // What each lacks names them, with their letters.
  const isToldAbove = waitingOf(comparison) !== null;
  // Amounts of two currencies share no axis.
  const isForeign = isMoney(verdict.metric) && new Set(subjects.map(({ currency }) => currency)).size > 1;
  // Periods of one campaign have its id in common.
  const hues = huesOf(
    subjects.map(({ campaignId, adId }, at) => adId ?? (isRepeated(subjects) ? `${at}` : campaignId)),
  );
  return (
    <div className={classes.results} data-stale={stale || undefined} aria-busy={stale}>
      <VerdictCard comparison={comparison} hues={hues} late={params.has(compareNames.late)} />
      <section className={classes.metrics} aria-label="Mesures comparées">
        {!isToldAbove && <SubjectNames subjects={subjects} hues={hues} />}
        {metrics.map((figures) => (
          <ForestPlot key={figures.metric} figures={figures} subjects={subjects} hues={hues} />
        ))}
        {metrics.some(({ subjects: all }) =>
          all.some(({ value, interval }) => value !== null && interval === null),
        ) && <p className={classes.early}>En gris&nbsp;: trop peu de données pour un intervalle.</p>}
      </section>
      {!isForeign && (
        <Suspense fallback={<CurvesSkeleton />}>
          <DayCurves comparison={comparison} hues={hues} />
        </Suspense>
      )}
      <section aria-label="À savoir">
        <Title order={2} fz="1rem">
          À savoir avant de conclure
        </Title>
        <ul className={classes.notes}>
          {notes.map(({ code, text }) => (
            <li key={code}>{text}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}

const isRepeated = (subjects: Comparison['subjects']) =>
  new Set(subjects.map(({ campaignId }) => campaignId)).size < subjects.length;

function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { change } = useUrlState();
  if (!isGone(error)) return <LoadFailure what="La comparaison" error={error} onRetry={onRetry} />;
  return (
    <Stack role="alert" gap="xs" align="flex-start">
      <Text fw={600}>Une de ces campagnes ou publicités n’existe plus.</Text>
      <Text
        component="button"
        type="button"
        td="underline"
        style={{ background: 'none', border: 0, cursor: 'pointer' }}
        onClick={() => change({ [compareNames.ids]: null })}
      >
        Choisir à nouveau
      </Text>
    </Stack>
  );
}

const CurvesSkeleton = () => <Skeleton height={360} radius="lg" role="status" aria-label="Chargement des courbes" />;

const ResultsSkeleton = () => (
  <Stack gap="md" role="status" aria-label="Comparaison en cours">
    <Skeleton height={136} radius="lg" />
    <Skeleton height={480} radius="lg" />
    <Skeleton height={360} radius="lg" />
  </Stack>
);
