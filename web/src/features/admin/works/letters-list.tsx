import { Button, Group, NativeSelect, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import type { DeadJob, QueueHealth } from '../../../../../shared/admin/job.contract.ts';
import { BulkBar } from '../../../components/bulk-bar.tsx';
import framed from '../../../components/framed-list.module.css';
import { SelectAll } from '../../../components/list-table.tsx';
import { formatCount } from '../../../lib/format.ts';
import { useChosenRows } from '../../../lib/use-chosen-rows.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { LetterActDialog } from './letter-act-dialog.tsx';
import { LetterRow } from './letter-row.tsx';
import { type Doing, queueParam, type useWorks } from './use-works.ts';

type Props = {
  works: Pick<ReturnType<typeof useWorks>, 'queue' | 'reload' | 'more' | 'readingMore'>;
  jobs: DeadJob[];
  queues: readonly QueueHealth[];
};

/** What workers gave up, queue by queue, and what can be done with it. */
export function LettersList({ works, jobs, queues }: Props) {
  const { area, selection, onSelect, onSelectAll, chosen } = useChosenRows(jobs);
  const [asked, setAsked] = useState<{ doing: Doing; jobs: DeadJob[] } | null>(null);
  const [said, setSaid] = useState('');
  const dead = queues.reduce((sum, queue) => sum + queue.dead, 0);
  return (
    <section aria-labelledby="abandonnes">
      <Title order={2} id="abandonnes" fz="1.125rem" mb="xs">
        Messages abandonnés
      </Title>
      <QueueChoice queues={queues} asked={works.queue} />
      {said && (
        <Text size="sm" mb="xs" role="status">
          {said}
        </Text>
      )}
      {jobs.length === 0 && <None dead={dead} filtered={works.queue !== undefined} />}
      {jobs.length > 0 && (
        <div ref={area}>
          <Group gap="sm" px="md" mb="xs">
            <SelectAll label="Tout sélectionner" things={jobs} selection={selection} onSelectAll={onSelectAll} />
            <Text size="sm" c="dimmed">
              {formatCount(dead, 'message abandonné', 'messages abandonnés')} sur la plateforme
            </Text>
          </Group>
          <ul className={framed.list} aria-label="Messages abandonnés">
            {jobs.map((job) => (
              <LetterRow
                key={job.id}
                job={job}
                selected={selection.ids.has(job.id)}
                onSelect={onSelect}
                onAct={(doing) => setAsked({ doing, jobs: [job] })}
              />
            ))}
          </ul>
          {works.more && (
            <Button variant="default" mt="md" onClick={() => works.more?.()} aria-disabled={works.readingMore}>
              {works.readingMore ? 'Chargement...' : 'Afficher plus'}
            </Button>
          )}
        </div>
      )}
      {chosen.length > 0 && (
        <BulkBar
          label="Messages sélectionnés"
          count={formatCount(chosen.length, 'sélectionné')}
          onClear={selection.clear}
        >
          <Button size="sm" variant="default" onClick={() => setAsked({ doing: 'redrive', jobs: chosen })}>
            Relancer
          </Button>
          <Button size="sm" variant="default" onClick={() => setAsked({ doing: 'discard', jobs: chosen })}>
            Écarter
          </Button>
        </BulkBar>
      )}
      {asked && (
        <LetterActDialog
          {...asked}
          onSaid={setSaid}
          onDone={() => {
            setAsked(null);
            selection.clear();
            works.reload();
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  );
}

/** The queues that gave something up. */
function QueueChoice({ queues, asked }: { queues: readonly QueueHealth[]; asked: string | undefined }) {
  const { change } = useUrlState();
  const some = queues.filter(({ name, dead }) => dead > 0 || name === asked);
  if (some.length === 0 || (some.length === 1 && !asked)) return null;
  return (
    <NativeSelect
      label="File"
      mb="md"
      maw={360}
      value={asked ?? ''}
      data={[
        { value: '', label: 'Toutes les files' },
        ...some.map(({ name, label, dead }) => ({ value: name, label: `${label} (${dead})` })),
      ]}
      onChange={({ currentTarget }) => change({ [queueParam]: currentTarget.value || null })}
    />
  );
}

/** One that was given up just now is counted before it is read. */
function None({ dead, filtered }: { dead: number; filtered: boolean }) {
  const { change } = useUrlState();
  if (!filtered)
    return (
      <Stack gap="xs">
        <Text fw={600}>{dead > 0 ? 'Relevé en cours' : 'Aucun message abandonné'}</Text>
        <Text c="dimmed">
          {dead > 0
            ? 'Les messages qui viennent d’être abandonnés apparaissent ici en une minute.'
            : 'Un message dont toutes les tentatives échouent apparaît ici, avec son erreur.'}
        </Text>
      </Stack>
    );
  return (
    <Stack gap="xs" align="flex-start">
      <Text fw={600}>Aucun message abandonné dans cette file</Text>
      <Button variant="default" onClick={() => change({ [queueParam]: null })}>
        Toutes les files
      </Button>
    </Stack>
  );
}
