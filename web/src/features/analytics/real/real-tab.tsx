import '@mantine/core/styles/Skeleton.css';
import { Stack } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import type { getBlended } from '../../../../../shared/analytics/blended.contract.ts';
import { getSales } from '../../../../../shared/analytics/sales.contract.ts';
import { baseCurrency } from '../../../../../shared/campaigns/rates.ts';
import { addDays } from '../../../../../shared/kernel/paris-day.ts';
import type { RouteOutput } from '../../../../../shared/kernel/route.ts';
import type { Granularity } from '../../../../../shared/rules/periods.ts';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { StatsSkeleton } from '../../../components/stats-skeleton.tsx';
import { say } from '../../../components/undo-toast.tsx';
import { messageOf } from '../../../lib/api-error.ts';
import { request } from '../../../lib/request.ts';
import { useMay } from '../../../lib/use-may.ts';
import { Claim } from './claim.tsx';
import { CohortsCard } from './cohorts-card.tsx';
import { currenciesIn } from './currency-choice.tsx';
import { NoSales } from './no-sales.tsx';
import classes from './real.module.css';
import { RealBar } from './real-bar.tsx';
import { RealFigures } from './real-figures.tsx';
import { SalesDialog } from './sales-dialog.tsx';
import { rowsOf } from './sales-rows.ts';
import { useBlended, useRealAsked } from './use-blended.ts';

const SalesFileDialog = lazy(async () => ({
  default: (await import('./file/sales-file-dialog.tsx')).SalesFileDialog,
}));
const RealChart = lazy(async () => ({ default: (await import('./real-chart.tsx')).RealChart }));

/** Days that the grid begins with. */
const firstDays = 14;

/** What was really sold beside what platforms claim: typed, pasted, or the deals that were signed. */
export function RealTab() {
  const inAddress = useRealAsked();
  // Amounts of several currencies do not add up: those of one are shown, and the others are a choice away.
  const several = currenciesIn(useBlended({ ...inAddress, currency: null }).error);
  const currency = inAddress.currency ?? several.find((one) => one === baseCurrency) ?? several[0] ?? null;
  const asked = { ...inAddress, currency };
  const { data, error, mutate } = useBlended(asked);
  const [writing, setWriting] = useState<Awaited<ReturnType<typeof firstRows>> | null>(null);
  const [importing, setImporting] = useState(false);
  const { today } = asked;
  const ways = { onWrite: write, onImport: () => setImporting(true) };

  async function write() {
    try {
      setWriting(await firstRows(today));
    } catch (problem) {
      say(messageOf(problem, 'Vos ventes n’ont pas pu être lues'));
    }
  }

  return (
    <Stack gap="lg">
      <RealBar asked={asked} currencies={several} ways={data && !isUnknown(data) ? ways : null} />
      {error && currenciesIn(error).length === 0 && (
        <LoadFailure what="Les chiffres" error={error} onRetry={() => mutate()} />
      )}
      {data && <Real blended={data} granularity={asked.granularity} ways={ways} />}
      {!data && (!error || several.length > 0) && !asked.period.problem && <StatsSkeleton />}
      {importing && (
        <Suspense>
          <SalesFileDialog
            known={data?.salesCurrency ?? null}
            today={today}
            onClose={() => setImporting(false)}
            onDone={() => {
              setImporting(false);
              void mutate();
            }}
          />
        </Suspense>
      )}
      {writing && (
        <SalesDialog
          {...writing}
          today={today}
          onClose={() => setWriting(null)}
          onDone={() => {
            setWriting(null);
            void mutate();
          }}
        />
      )}
    </Stack>
  );
}

/** Whether nobody has brought any sales of these days. */
const isUnknown = ({ salesDays, source }: RouteOutput<typeof getBlended>): boolean =>
  salesDays === 0 && source === 'sales';

type RealProps = {
  blended: RouteOutput<typeof getBlended>;
  granularity: Granularity;
  ways: { onWrite: () => void; onImport: () => void };
};

function Real({ blended, granularity, ways }: RealProps) {
  const may = useMay();
  const noSales = <NoSales ways={may('analytics:write') ? ways : undefined} mayCount={may('prospects:read')} />;
  const unknown = isUnknown(blended);
  if (unknown && blended.spend === null) return noSales;
  return (
    <>
      {unknown && noSales}
      <Claim blended={blended} />
      {!unknown && <RealFigures blended={blended} />}
      <Suspense fallback={<div className={classes.chartSpace} />}>
        <RealChart blended={blended} granularity={granularity} />
      </Suspense>
      {may('prospects:read') && <CohortsCard currency={blended.currency} />}
    </>
  );
}

/** The last days until yesterday, with what is known of them. */
async function firstRows(today: string) {
  const [from, to] = [addDays(today, -firstDays), addDays(today, -1)];
  const { items, currency } = await request(getSales, { query: { from, to } });
  const days = Array.from({ length: firstDays }, (_, at) => addDays(from, at));
  return { start: rowsOf(days, items), currency };
}
