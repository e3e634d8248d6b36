import { lazy, Suspense } from 'react';
import { StatsSkeleton } from '../../../components/stats-skeleton.tsx';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { ReportList } from './report-list.tsx';
import { reportParam } from './report-words.ts';

const OpenReport = lazy(async () => ({ default: (await import('./editor/open-report.tsx')).OpenReport }));

/** The reports of the workspace; one of them open. */
export function ReportsTab() {
  const { params } = useUrlState();
  const id = params.get(reportParam);
  if (id === null) return <ReportList />;
  return (
    <Suspense fallback={<StatsSkeleton />}>
      <OpenReport key={id} id={id} />
    </Suspense>
  );
}
