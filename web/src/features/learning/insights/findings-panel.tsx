import { Button, Group, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { upperFirst } from '../../../../../shared/kernel/first-letter.ts';
import { metricNames } from '../../../../../shared/learning/insight-texts.ts';
import type { InsightMetric } from '../../../../../shared/learning/learning.rules.ts';
import { TableSwitch } from '../../../components/chart-frame.tsx';
import { formatCount, formatNumber } from '../../../lib/format.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { learningNames } from '../learning-url.ts';
import { type Finding, groupsOf } from './findings.ts';
import { ForestLegend } from './forest-plot.tsx';
import { InsightActs } from './insight-acts.tsx';
import { InsightList } from './insight-list.tsx';
import classes from './insights.module.css';
import { type ShownVerdict, verdictIn, verdicts } from './insights-query.ts';
import { LiftTable } from './lift-table.tsx';
import { verdicts as words } from './lift-words.ts';
import { axisOfLifts } from './log-axis.ts';
import { WorkedOut } from './worked-out.tsx';

type Props = { findings: readonly Finding[]; metric: InsightMetric; currency: string | null };

/** What was told from chance, in groups; below it, folded, what was not. */
export function FindingsPanel({ findings, metric, currency }: Props) {
  const { params } = useUrlState();
  const [asTable, setAsTable] = useState(false);
  const only = verdictIn(params);
  const told = findings.filter(({ lift }) => (only ? lift.verdict === only : lift.verdict !== 'unclear'));
  const unclear = findings.filter(({ lift }) => lift.verdict === 'unclear');
  const axis = axisOfLifts(findings.map(({ lift }) => lift));
  const list = (some: readonly Finding[], title?: string) => (
    <InsightList
      title={title && <h3>{title}</h3>}
      {...{ findings: some, metric, axis }}
      acts={(lift) => <InsightActs lift={lift} />}
      workedOut={(lift) => <WorkedOut {...{ lift, metric, currency }} />}
    />
  );
  const table = (some: readonly Finding[]) => (
    <LiftTable
      lifts={some.flatMap(({ lift, opposite, near }) => [lift, opposite, near].filter((one) => one !== null))}
      {...{ metric, currency }}
    />
  );
  return (
    <>
      <div className={classes.head}>
        <Text size="sm" c="dimmed">
          {upperFirst(metricNames[metric])} des annonces dans ce cas, comparé aux autres
        </Text>
        {!asTable && <ForestLegend />}
        <TableSwitch asTable={asTable} onChange={setAsTable} />
      </div>
      {told.length === 0 && <Text size="sm">Aucun écart démontré ici.</Text>}
      {asTable && told.length > 0 && table(told)}
      {!asTable && groupsOf(told).map(({ title, findings }) => <div key={title}>{list(findings, title)}</div>)}
      {unclear.length > 0 && !only && (
        <details className={classes.more} open={told.length === 0}>
          <summary>{formatCount(unclear.length, 'caractéristique')} sans écart démontré</summary>
          {asTable ? table(unclear) : list(unclear)}
        </details>
      )}
    </>
  );
}

/** How many ways are better and how many worse, which is what one came for; each narrows the list to its own. */
export function Standing({ findings, metric }: Pick<Props, 'findings' | 'metric'>) {
  const { params, change } = useUrlState();
  const only = verdictIn(params);
  const count = (verdict: ShownVerdict) => findings.filter(({ lift }) => lift.verdict === verdict).length;
  return (
    <Group justify="space-between" gap="xs">
      <Title order={2}>{standingText(metric, count('better'), count('worse'))}</Title>
      <Group gap="xs" role="group" aria-label="Montrer">
        {Object.entries(verdicts).map(([slug, verdict]) => (
          <Button
            key={slug}
            variant={only === verdict ? 'filled' : 'default'}
            color="var(--mantine-color-text)"
            size="xs"
            radius="xl"
            aria-pressed={only === verdict}
            disabled={count(verdict) === 0 && only !== verdict}
            onClick={() => change({ [learningNames.verdict]: only === verdict ? null : slug })}
          >
            {words[verdict].label} {formatNumber(count(verdict))}
          </Button>
        ))}
      </Group>
    </Group>
  );
}

/** `8 façons de faire marchent mieux, 6 moins bien` */
function standingText(metric: InsightMetric, better: number, worse: number): string {
  const [many, one, good, bad] =
    metric === 'cpa' ? ['coûtent', 'coûte', 'moins cher', 'plus cher'] : ['marchent', 'marche', 'mieux', 'moins bien'];
  const said = (count: number, how = '') =>
    `${formatCount(count, 'façon de faire', 'façons de faire')} ${count < 2 ? one : many} ${how}`;
  if (better === 0 && worse === 0) return 'Aucune façon de faire ne se détache encore';
  if (better === 0) return said(worse, bad);
  return worse === 0 ? said(better, good) : `${said(better, good)}, ${formatNumber(worse)} ${bad}`;
}
