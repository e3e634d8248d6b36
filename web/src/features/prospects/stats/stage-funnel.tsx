import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { prospectStatuses } from '../../../../../shared/prospects/prospects.rules.ts';
import { ChartFrame } from '../../../components/chart-frame.tsx';
import { FunnelBars } from '../../../components/funnel-bars.tsx';
import { formatCount, formatNumber, formatPercent } from '../../../lib/format.ts';
import { changed, useUrlState } from '../../../lib/use-url-state.ts';
import { urlNames } from '../prospects-query.ts';
import type { ProspectStats } from './prospect-figures.tsx';

const stages = ['new', 'contacted', 'qualified', 'proposal', 'won'] as const;

type Step = { label: string; reached: number; passed: number | null };

/** How many came at least as far as each stage; one that is won came through all of them, of one that is lost nobody knows. */
export function StageFunnel({ stats: { byStatus } }: { stats: ProspectStats }) {
  const countOf = (status: string) => byStatus.find(({ value }) => value === status)?.count ?? 0;
  const steps = stages.map((stage, at): Step => {
    const [reached, before] = [at, at - 1].map((from) =>
      from < 0 ? 0 : stages.slice(from).reduce((sum, one) => sum + countOf(one), 0),
    ) as [number, number];
    return { label: prospectStatuses[stage], reached, passed: before === 0 ? null : reached / before };
  });
  const passage = ({ passed }: Step) => (passed === null ? '—' : formatPercent(passed));
  const lost = countOf('lost');
  return (
    <ChartFrame
      title="Entonnoir"
      unit="Prospects qui ont atteint l’étape, et part de la précédente"
      columns={['Étape', 'Prospects', 'Part de l’étape d’avant']}
      rows={[
        ...steps.map((step) => ({ label: step.label, figures: [formatNumber(step.reached), passage(step)] })),
        { label: 'Perdu, à part', figures: [formatNumber(lost), '—'] },
      ]}
      note={<Lost count={lost} />}
    >
      <FunnelBars
        steps={steps.map(({ label, reached, passed }) => ({
          key: label,
          label,
          value: formatNumber(reached),
          share: passed === null ? '' : formatPercent(passed),
          width: reached / Math.max(1, steps[0]?.reached ?? 0),
        }))}
      />
    </ChartFrame>
  );
}

function Lost({ count }: { count: number }) {
  const { params } = useUrlState();
  if (count === 0) return 'Aucun prospect perdu.';
  const search = changed(params, { [urlNames.tab]: null, status: 'lost' });
  return (
    <>
      À part, quelle que soit l’étape où ils en étaient{'\u00a0'}:{' '}
      <Anchor component={Link} inherit c="inherit" underline="always" to={{ search: search.toString() }}>
        {formatCount(count, 'prospect perdu', 'prospects perdus')}
      </Anchor>
      .
    </>
  );
}
