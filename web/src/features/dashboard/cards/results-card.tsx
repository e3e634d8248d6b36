import { Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { arithmeticOf, metricLabels, metricText } from '../../../../../shared/campaigns/metric-words.ts';
import type { Result } from '../../../../../shared/dashboard/dashboard.contract.ts';
import { paths } from '../../../../../shared/page-paths.ts';
import { Arithmetic } from '../../../components/arithmetic.tsx';
import classes from '../dashboard.module.css';

/** A CPA is compared with those of the same conversions. */
const averages = { roas: 'moyenne\u00a0:', cpa: 'moyenne, mêmes conversions\u00a0:' } as const;

type Props = { best: readonly Result[]; worst: readonly Result[] };

/** The campaigns that do best and worst by their ROAS or CPA, past the gate alone. */
export function ResultsCard({ best, worst }: Props) {
  if (best.length + worst.length === 0)
    return (
      <Text size="sm" c="dimmed">
        Aucune campagne n’a encore assez de conversions sur la période&nbsp;: il en faut 10 pour que son ROAS ou son CPA
        veuille dire quelque chose.
      </Text>
    );
  return (
    <div className={classes.halves}>
      <Half title="Ce qui marche" results={best} none="Aucune au-dessus de son repère." />
      <Half title="Ce qui ne marche pas" results={worst} none="Aucune au-dessous de son repère." />
    </div>
  );
}

function Half({ title, results, none }: { title: string; results: readonly Result[]; none: string }) {
  return (
    <div>
      <Text component="h3" size="sm" fw={600} mb={4}>
        {title}
      </Text>
      {results.length === 0 && (
        <Text size="sm" c="dimmed">
          {none}
        </Text>
      )}
      <ul className={classes.rows}>
        {results.map((result) => (
          <li key={result.campaign.id} className={classes.resultRow}>
            <Link to={paths.campaign(result.campaign.id)} className={classes.name}>
              {result.campaign.name}
            </Link>
            <Told result={result} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Told({ result: { metric, ratio, against, campaign } }: { result: Result }) {
  const show = (value: number) => metricText(metric, value, campaign.currency);
  return (
    <div className={classes.told}>
      <Arithmetic text={arithmeticOf(metric, ratio, campaign.currency) ?? ''}>
        <span className={classes.toldValue}>
          {metricLabels[metric]} {show(ratio.value ?? 0)}
        </span>
      </Arithmetic>
      <Text size="xs" c="dimmed">
        {against.is === 'target' ? 'objectif' : averages[metric]} {show(against.value)}
      </Text>
    </div>
  );
}
