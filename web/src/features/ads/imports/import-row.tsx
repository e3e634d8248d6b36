import { Anchor, Badge, Button, Group, Progress, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import {
  cancelAdImport,
  getAdImport,
  getAdImportReport,
  type Import,
} from '../../../../../shared/contract/ads-imports.ts';
import { adSources } from '../../../../../shared/rules/ads.ts';
import { sayFailed } from '../../../components/undo-toast.tsx';
import { messageOf } from '../../../lib/api-error.ts';
import { downloadCsv } from '../../../lib/download.ts';
import { formatCount, formatMoment, formatNumber } from '../../../lib/format.ts';
import { request } from '../../../lib/request.ts';
import { searchPath } from '../ads-query.ts';
import classes from './imports-tab.module.css';
import { countsOf, isUnderWay, useLatest } from './watch-imports.ts';

const statuses: Record<Import['status'], { label: string; color: string }> = {
  queued: { label: 'En attente', color: 'gray' },
  running: { label: 'En cours', color: 'information' },
  completed: { label: 'Terminé', color: 'positive' },
  failed: { label: 'Échoué', color: 'accent' },
  cancelled: { label: 'Arrêté', color: 'gray' },
};

export function ImportRow({ listed }: { listed: Import }) {
  const run = useLatest(listed);
  const { label, color } = statuses[run.status];
  const underWay = isUnderWay(run);
  return (
    <article className={classes.row} aria-label={run.label}>
      <Group wrap="nowrap" align="flex-start" gap="sm">
        <div className={classes.what}>
          <Text fw={600}>{run.label}</Text>
          <Text size="sm" c="dimmed">
            {adSources[run.source]} · {formatMoment(run.createdAt)}
          </Text>
        </div>
        <Badge variant="light" color={color} tt="none" fw={600} radius="xl" flex="none">
          {label}
        </Badge>
      </Group>
      {underWay && (
        <Group gap="sm" wrap="nowrap" mt={6}>
          <RunProgress run={run} />
          <CancelButton run={run} />
        </Group>
      )}
      {(underWay || run.received > 0) && (
        <Text size="sm" mt={4}>
          {underWay && `${formatCount(run.received, 'ligne lue', 'lignes lues')}${run.received > 0 ? ' : ' : ''}`}
          {run.received > 0 && countsOf(run)}
        </Text>
      )}
      {run.message && (
        <Text size="sm" mt={4} c={run.status === 'failed' ? 'accent' : 'dimmed'}>
          {run.message}
        </Text>
      )}
      {run.rejectedCount > 0 && <Rejected run={run} />}
      {run.status === 'completed' && run.created > 0 && (
        <Anchor
          component={Link}
          to={searchPath(new URLSearchParams({ addedSince: run.createdAt }))}
          size="sm"
          fw={500}
          mt={8}
          display="inline-block"
        >
          Voir les annonces ajoutées depuis
        </Anchor>
      )}
    </article>
  );
}

function RunProgress({ run }: { run: Import }) {
  const percent = run.progress === null ? 100 : Math.round(run.progress * 100);
  return (
    <Progress.Root size="sm" flex={1}>
      <Progress.Section
        value={percent}
        striped={run.progress === null}
        animated={run.progress === null}
        color="information"
        aria-label={`Avancement de ${run.label}`}
        aria-valuetext={run.progress === null ? 'Durée inconnue' : undefined}
      />
    </Progress.Root>
  );
}

function CancelButton({ run }: { run: Import }) {
  const { mutate } = useSWRConfig();
  const [busy, setBusy] = useState(false);

  async function cancel() {
    if (busy) return;
    setBusy(true);
    try {
      const answer = await request(cancelAdImport, { params: { id: run.id }, body: {} });
      await mutate([getAdImport.operation, run.id], answer.import, { revalidate: false });
    } catch (error) {
      sayFailed(messageOf(error, 'L’import n’a pas pu être arrêté'));
    }
    setBusy(false);
  }

  return (
    <Button variant="subtle" color="gray" size="compact-sm" aria-disabled={busy} onClick={cancel}>
      Arrêter
    </Button>
  );
}

function Rejected({ run }: { run: Import }) {
  const [opened, details] = useDisclosure(false);

  async function download() {
    try {
      downloadCsv('lignes-refusees.csv', await request(getAdImportReport, { params: { id: run.id } }));
    } catch (error) {
      sayFailed(messageOf(error, 'Le rapport n’a pas pu être téléchargé'));
    }
  }

  return (
    <Stack gap={0} mt="xs">
      <Group gap="xs">
        <Button variant="default" size="compact-sm" aria-expanded={opened} onClick={details.toggle}>
          {opened ? 'Masquer les refus' : `Voir ${formatCount(run.rejectedCount, 'ligne refusée', 'lignes refusées')}`}
        </Button>
        <Button variant="subtle" color="gray" size="compact-sm" onClick={download}>
          Télécharger le rapport
        </Button>
      </Group>
      {opened && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by the keyboard too
        <ul className={classes.rejected} aria-label="Lignes refusées" tabIndex={0}>
          {run.rejected.map(({ line, reason }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line may be refused for several reasons, in this order
            <li key={at}>
              <span className={classes.line}>Ligne {formatNumber(line)}</span>
              <span>{reason}</span>
            </li>
          ))}
          {run.rejectedCount > run.rejected.length && (
            <li>
              <span className={classes.line}>…</span>
              <span>Le rapport a les {formatNumber(run.rejectedCount - run.rejected.length)} autres.</span>
            </li>
          )}
        </ul>
      )}
    </Stack>
  );
}
