import { Anchor, Button, Text } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import {
  listReportRuns,
  type ReportRun,
  startReportRun,
  updateReportRun,
} from '../../../../../../shared/analytics/sending.contract.ts';
import { FormNotice } from '../../../../components/form-notice.tsx';
import { LoadFailure } from '../../../../components/load-failure.tsx';
import { ToneBadge } from '../../../../components/tone-badge.tsx';
import { messageOf } from '../../../../lib/api-error.ts';
import { formatMoment } from '../../../../lib/format.ts';
import { request } from '../../../../lib/request.ts';
import { itemsOf, usePages } from '../../../../lib/use-pages.ts';
import { recipientsText, runPeriodText, runStates } from '../run-words.ts';
import classes from './editor.module.css';

const pollMs = 3_000;

/** What left and what waits, with what can be done about it. */
export function Runs({ reportId }: { reportId: string }) {
  const params = { id: reportId };
  const { pages, error, reload, more, readingMore, mutate } = usePages(
    [listReportRuns.operation, reportId],
    (cursor) => request(listReportRuns, { params, query: { limit: '5', ...(cursor && { cursor }) } }),
    {
      revalidateFirstPage: true,
      refreshInterval: (seen) =>
        seen?.some(({ items }) => items.some(({ status }) => status === 'running')) ? pollMs : 0,
    },
  );
  const [busy, setBusy] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const runs = itemsOf(pages);

  async function act(name: string, run: () => Promise<unknown>) {
    if (busy) return;
    setBusy(name);
    setRefusal(null);
    try {
      await run();
    } catch (problem) {
      setRefusal(messageOf(problem, 'L’envoi n’a pas pu être changé'));
    } finally {
      await mutate();
      setBusy(null);
    }
  }
  const decide = ({ id: runId }: ReportRun, action: 'send' | 'cancel') =>
    act(runId, () => request(updateReportRun, { params: { ...params, runId }, body: { action } }));

  return (
    <section className={classes.part} aria-label="Envois">
      <div className={classes.runsHead}>
        <strong>Envois</strong>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconSend size={16} aria-hidden />}
          aria-disabled={busy !== null}
          onClick={() => act('new', () => request(startReportRun, { params, body: {} }))}
        >
          {busy === 'new' ? 'Envoi...' : 'Me l’envoyer'}
        </Button>
      </div>
      {refusal && <FormNotice tone="refused">{refusal}</FormNotice>}
      {error && !pages && <LoadFailure what="Les envois" error={error} onRetry={reload} />}
      {pages && runs.length === 0 && (
        <Text size="sm" c="dimmed">
          Aucun envoi pour l’instant.
        </Text>
      )}
      {runs.length > 0 && (
        <ul className={classes.runs} aria-label="Envois de ce rapport">
          {runs.map((run) => (
            <Run key={run.id} run={run} busy={busy !== null} onDecide={(action) => decide(run, action)} />
          ))}
        </ul>
      )}
      {more && (
        <Button variant="default" size="xs" onClick={more} aria-disabled={readingMore}>
          {readingMore ? 'Chargement...' : 'Voir les plus anciens'}
        </Button>
      )}
    </section>
  );
}

type RunProps = { run: ReportRun; busy: boolean; onDecide: (action: 'send' | 'cancel') => void };

function Run({ run, busy, onDecide }: RunProps) {
  const { status, createdAt, reason, reviewUntil, recipients, pdfUrl } = run;
  const { label, tone, send } = runStates[status];
  const moment = formatMoment(createdAt);
  return (
    <li className={classes.run}>
      <div className={classes.runsHead}>
        <Text size="sm" fw={500} component="span">
          {moment}
        </Text>
        <ToneBadge tone={tone}>{label}</ToneBadge>
      </div>
      <Text size="sm" c="dimmed">
        {[runPeriodText(run), recipientsText(recipients)].filter(Boolean).join(' · ')}
      </Text>
      {reviewUntil && <Text size="sm">Part le {formatMoment(reviewUntil)}, sauf si vous l’annulez.</Text>}
      {reason && <Text size="sm">{reason}</Text>}
      {(send || pdfUrl) && (
        <div className={classes.choices}>
          {send && (
            <>
              <Button
                size="xs"
                aria-label={`${send} (${moment})`}
                aria-disabled={busy}
                onClick={() => !busy && onDecide('send')}
              >
                {send}
              </Button>
              <Button
                size="xs"
                variant="default"
                aria-label={`Annuler l’envoi (${moment})`}
                aria-disabled={busy}
                onClick={() => !busy && onDecide('cancel')}
              >
                Annuler l’envoi
              </Button>
            </>
          )}
          {pdfUrl && (
            <Anchor href={pdfUrl} size="sm" download>
              PDF
            </Anchor>
          )}
        </div>
      )}
    </li>
  );
}
