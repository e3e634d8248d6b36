import { Button, Skeleton, Stack, Text, Textarea, Title } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { collaborationLimits } from '../../../../../shared/ugc/collaboration.rules.ts';
import type { Collaboration } from '../../../../../shared/ugc/collaboration.ts';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { formatMoment } from '../../../lib/format.ts';
import { sayRefused } from '../../../lib/notices.ts';
import { useMay } from '../../../lib/use-may.ts';
import classes from './collaborations.module.css';
import { useCollaborationActs } from './use-collaborations.ts';
import { useThread } from './use-thread.ts';

const ReportDialog = lazy(async () => ({ default: (await import('../report/report-dialog.tsx')).ReportDialog }));

const closed = ['invited', 'closed', 'cancelled', 'rejected', 'declined', 'withdrawn', 'expired'];

/** All that happened and was written, in the order of time. */
export function Thread({ collaboration }: { collaboration: Collaboration }) {
  const { lines, error, reload, older, reading } = useThread(collaboration.id);
  const may = useMay();
  const [reported, setReported] = useState<string | null>(null);
  return (
    <section aria-label="Fil">
      <Title order={3} fz="1rem" mb="sm">
        Fil
      </Title>
      {!lines && (error ? <LoadFailure what="Le fil" error={error} onRetry={reload} /> : <Skeleton height={120} />)}
      {lines && older && (
        <Button variant="default" size="compact-sm" mb="sm" onClick={older} aria-disabled={reading}>
          {reading ? 'Chargement...' : 'Voir plus ancien'}
        </Button>
      )}
      {lines?.length === 0 && (
        <Text size="sm" c="dimmed">
          Rien ne s’est encore passé.
        </Text>
      )}
      <ol className={classes.thread}>
        {lines?.map(({ id, at, who, said, reportable }) => (
          <li key={id}>
            <Text size="sm">
              {who}{' '}
              <Text span c="dimmed" inherit>
                {formatMoment(at)}
              </Text>
            </Text>
            {said && <p>{said}</p>}
            {reportable && may('ugc:write') && (
              <Button
                variant="default"
                size="compact-xs"
                mt={4}
                aria-label={`Signaler le message du ${formatMoment(at)}`}
                onClick={() => setReported(id)}
              >
                Signaler
              </Button>
            )}
          </li>
        ))}
      </ol>
      {may('ugc:write') && !closed.includes(collaboration.status) && <Writing collaboration={collaboration} />}
      {reported !== null && (
        <Suspense>
          <ReportDialog
            reported={{ kind: 'message', id: reported, name: 'un message' }}
            onClose={() => setReported(null)}
          />
        </Suspense>
      )}
    </section>
  );
}

function Writing({ collaboration }: { collaboration: Collaboration }) {
  const { write } = useCollaborationActs();
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);

  async function send() {
    if (busy || text.trim() === '') return;
    setBusy(true);
    try {
      await write(collaboration, text);
      setText('');
    } catch (error) {
      sayRefused('Le message n’est pas parti', error);
    }
    setBusy(false);
  }

  return (
    <Stack gap="xs" mt="md">
      <Textarea
        label={`Écrire à ${collaboration.creatorName}`}
        rows={3}
        maxLength={collaborationLimits.messageText}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button variant="default" style={{ alignSelf: 'flex-start' }} onClick={send} aria-disabled={busy}>
        {busy ? 'Envoi...' : 'Envoyer'}
      </Button>
    </Stack>
  );
}
