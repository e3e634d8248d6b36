import { Button, Group, Skeleton, Text } from '@mantine/core';
import { IconDownload, IconPlus, IconTrash } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import useSWR from 'swr';
import { listPerformanceDays, listPerformanceRows } from '../../../../../../shared/campaigns/performance.contract.ts';
import { dayIn } from '../../../../../../shared/kernel/day-in.ts';
import { LoadFailure } from '../../../../components/load-failure.tsx';
import { formatCount, formatDay } from '../../../../lib/format.ts';
import { sayRefused } from '../../../../lib/notices.ts';
import { request } from '../../../../lib/request.ts';
import { exportCampaign } from '../../export-campaigns.ts';
import type { PartProps } from '../open-campaign.tsx';
import { usePerformance, useReadAgain } from '../use-campaign.ts';
import { DaysTable } from './days-table.tsx';
import { EntryDialog } from './entry-dialog.tsx';
import { type EntryRow, rowOfDay, rowOfStored } from './entry-rows.ts';
import { RemoveDialog } from './remove-dialog.tsx';

const Coverage = lazy(async () => ({ default: (await import('./coverage.tsx')).Coverage }));

type Entry = { title: string; start: EntryRow[]; note?: string | undefined };
const offeredDays = 7;

/** The figures as they were written: day by day, whence they come, with the ways to write and to remove them. */
export function DataPart({ campaign, period }: PartProps) {
  const { id, timezone } = campaign;
  const { from, to, problem } = period;
  const today = dayIn(timezone);
  const performance = usePerformance(id, { ...period, compare: undefined }, 'day');
  const days = useSWR(problem ? null : [listPerformanceDays.operation, id, from, to], () =>
    request(listPerformanceDays, { params: { id }, query: { from, to } }),
  );
  const readAgain = useReadAgain(id);
  const [entry, setEntry] = useState<Entry | null>(null);
  const [removing, setRemoving] = useState(false);
  if (problem) return null;
  const error = performance.error ?? days.error;
  if (error && !(performance.data && days.data)) {
    return (
      <LoadFailure
        what="Les données"
        error={error}
        onRetry={() => Promise.all([performance.mutate(), days.mutate()])}
      />
    );
  }
  if (!performance.data || !days.data) {
    return <Skeleton height={320} radius="lg" role="status" aria-label="Chargement des jours" />;
  }
  const written = new Set(days.data.items.map(({ date }) => date));
  const missing = performance.data.items.map(({ date }) => date).filter((date) => !written.has(date) && date <= today);

  const add = () =>
    setEntry({
      title: 'Saisir des chiffres',
      start: (missing.length ? missing.slice(-offeredDays) : [today]).map(rowOfDay),
    });

  async function edit(day: string) {
    try {
      setEntry({
        title: `Chiffres du ${formatDay(day)}`,
        ...(written.has(day) ? await readDay(id, day) : { start: [rowOfDay(day)] }),
      });
    } catch (error) {
      sayRefused('Ce jour n’a pas pu être lu', error);
    }
  }

  const done = () => {
    setEntry(null);
    setRemoving(false);
    void readAgain();
  };

  return (
    <section aria-label="Données">
      <Group justify="space-between" mb="md" gap="sm">
        <Text size="sm" c="dimmed">
          {missing.length === 0
            ? 'Chaque jour a des chiffres.'
            : `${formatCount(missing.length, 'jour')} sans données.`}
        </Text>
        <Group gap="xs">
          {written.size > 0 && (
            <>
              <Button
                variant="default"
                leftSection={<IconDownload size={16} aria-hidden />}
                onClick={() => void exportCampaign(id, { from, to })}
              >
                Exporter
              </Button>
              <Button
                variant="default"
                leftSection={<IconTrash size={16} aria-hidden />}
                onClick={() => setRemoving(true)}
              >
                Retirer une période
              </Button>
            </>
          )}
          <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={add}>
            Saisir des jours
          </Button>
        </Group>
      </Group>
      {written.size > 0 && (
        <Suspense fallback={<Skeleton height={220} radius="lg" mb="md" />}>
          <Coverage
            dates={performance.data.items.map(({ date }) => date).filter((date) => date <= today)}
            days={days.data.items}
          />
        </Suspense>
      )}
      <DaysTable performance={performance.data} days={days.data.items} onEdit={edit} />
      {entry && (
        <EntryDialog campaign={campaign} {...entry} today={today} onDone={done} onClose={() => setEntry(null)} />
      )}
      {removing && (
        <RemoveDialog campaign={campaign} start={{ from, to }} onDone={done} onClose={() => setRemoving(false)} />
      )}
    </section>
  );
}

/** What was written of a day for the campaign as a whole; it goes before what its ads add up to. */
async function readDay(id: string, day: string): Promise<Omit<Entry, 'title'>> {
  const ads = new Set<string>();
  let cursor: string | undefined;
  do {
    const query = { from: day, to: day, limit: '100', cursor };
    const page = await request(listPerformanceRows, { params: { id }, query });
    const whole = page.items.find(({ adId, segment }) => adId === null && segment === null);
    if (whole) return { start: [rowOfStored(whole)] };
    for (const { adId } of page.items) if (adId) ads.add(adId);
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  const note =
    ads.size > 0
      ? `Ce jour a les chiffres de ${formatCount(ads.size, 'publicité')}. Ceux que vous écrivez ici, pour toute la campagne, passeront devant leur somme.`
      : undefined;
  return { start: [rowOfDay(day)], note };
}
