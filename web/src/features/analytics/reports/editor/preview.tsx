import { Button, Skeleton } from '@mantine/core';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useState } from 'react';
import useSWR from 'swr';
import { getReportPage, getReportPdf, type Report } from '../../../../../../shared/analytics/reports.contract.ts';
import { LoadFailure } from '../../../../components/load-failure.tsx';
import { sayFailed } from '../../../../components/undo-toast.tsx';
import { messageOf } from '../../../../lib/api-error.ts';
import { downloadFile } from '../../../../lib/download.ts';
import { request } from '../../../../lib/request.ts';
import classes from './editor.module.css';

/** The very page that readers will see, as it is saved: nothing in it runs. */
export function Preview({ report: { id, name, version } }: { report: Report }) {
  const { data, error, isLoading, mutate } = useSWR(
    [getReportPage.operation, id, version],
    async () => (await request(getReportPage, { params: { id }, query: {} })).html,
    { keepPreviousData: true, revalidateOnFocus: false },
  );
  return (
    <section className={classes.preview} aria-label="Aperçu" aria-busy={isLoading}>
      <div className={classes.previewHead}>
        <strong>Aperçu</strong>
        <Pdf id={id} />
      </div>
      {error && <LoadFailure what="L’aperçu" error={error} onRetry={() => mutate()} />}
      {!data && !error && <Skeleton className={classes.page} />}
      {data && !error && (
        <iframe
          title={`Aperçu de ${name}`}
          className={classes.page}
          sandbox=""
          srcDoc={data}
          data-stale={isLoading || undefined}
        />
      )}
    </section>
  );
}

function Pdf({ id }: { id: string }) {
  const [busy, setBusy] = useState(false);

  async function open() {
    if (busy) return;
    setBusy(true);
    try {
      downloadFile('rapport.pdf', (await request(getReportPdf, { params: { id }, query: {} })).url);
    } catch (error) {
      sayFailed(messageOf(error, 'Le PDF n’a pas pu être fait'));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconFileTypePdf size={16} aria-hidden />}
      onClick={open}
      aria-disabled={busy}
    >
      {busy ? 'PDF en cours...' : 'PDF'}
    </Button>
  );
}
