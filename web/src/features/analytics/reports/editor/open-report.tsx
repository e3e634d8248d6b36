import { useState } from 'react';
import useSWR from 'swr';
import { getReport } from '../../../../../../shared/analytics/reports.contract.ts';
import { paths } from '../../../../../../shared/page-paths.ts';
import { GonePage } from '../../../../components/gone-page.tsx';
import { LoadFailure } from '../../../../components/load-failure.tsx';
import { StatsSkeleton } from '../../../../components/stats-skeleton.tsx';
import { isGone } from '../../../../lib/notices.ts';
import { request } from '../../../../lib/request.ts';
import { useUrlState } from '../../../../lib/use-url-state.ts';
import { reportParam } from '../report-words.ts';
import { ReportEditor } from './report-editor.tsx';

/** A report that the address names. */
export function OpenReport({ id }: { id: string }) {
  const { change } = useUrlState();
  // Whoever comes back writes over what is there now, not over what was there last time.
  const [visit] = useState(() => crypto.randomUUID());
  const { data, error, mutate } = useSWR(
    [getReport.operation, id, visit],
    async () => (await request(getReport, { params: { id } })).report,
    { revalidateOnFocus: false },
  );
  if (error && isGone(error)) {
    return <GonePage thing="Ce rapport" to={`${paths.analytics}?onglet=rapports`} all="Voir les rapports" />;
  }
  if (error && !data) return <LoadFailure what="Le rapport" error={error} onRetry={() => mutate()} />;
  if (!data) return <StatsSkeleton />;
  return (
    <ReportEditor
      report={data}
      onSaved={(report) => void mutate(report, { revalidate: false })}
      onClose={() => change({ [reportParam]: null })}
    />
  );
}
