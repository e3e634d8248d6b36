import { Button, Group, Stack, Text, VisuallyHidden } from '@mantine/core';
import type { ProspectImport } from '../../../../../shared/prospects/imports.contract.ts';
import { FormNotice } from '../../../components/form-notice.tsx';
import { KeyFigures } from '../../../components/key-figures.tsx';
import { CancelRun } from '../../../imports/cancel-run.tsx';
import { isUnderWay, useLatestRun, useLostRun, useWatchRuns } from '../../../imports/import-runs.ts';
import { RejectedLines } from '../../../imports/rejected-lines.tsx';
import { RunProgress } from '../../../imports/run-progress.tsx';
import { StepFrame } from '../../../imports/step-frame.tsx';
import { formatCount, formatNumber } from '../../../lib/format.ts';
import { prospectImports } from './prospect-imports.ts';
import { UndoImport } from './undo-import.tsx';

type Props = {
  started: ProspectImport;
  onEnd: () => void;
  onShow: () => void;
  onAgain: () => void;
  onClose: () => void;
};

const titles: Record<ProspectImport['status'], string> = {
  queued: 'Import en cours',
  running: 'Import en cours',
  completed: 'Import terminé',
  failed: 'L’import a échoué',
  cancelled: 'Import arrêté',
};

/** The import itself: how far it is, then what became of the lines. */
export function ResultStep({ started, onEnd, onShow, onAgain, onClose }: Props) {
  const run = useLatestRun(prospectImports, started);
  useWatchRuns(prospectImports, [started], onEnd);
  const underWay = isUnderWay(run);
  const brought = run.created + run.updated > 0;
  return (
    <StepFrame
      title={titles[run.status]}
      foot={
        <>
          <Button variant="default" onClick={underWay || brought ? onClose : onAgain}>
            {underWay || brought ? 'Fermer' : 'Choisir un autre fichier'}
          </Button>
          {!underWay && <Button onClick={onShow}>Voir les prospects</Button>}
        </>
      }
    >
      <VisuallyHidden role="status">{spoken(run)}</VisuallyHidden>
      {underWay && <UnderWay run={run} onEnd={onEnd} />}
      {run.status === 'failed' && (
        <FormNotice tone="refused">
          {run.message ?? 'Une erreur est survenue. Réessayez dans quelques instants.'}
        </FormNotice>
      )}
      {run.status === 'cancelled' && <Text>Ce qui était déjà enregistré est conservé.</Text>}
      <KeyFigures
        figures={[
          { name: 'Créés', value: formatNumber(run.created) },
          { name: 'Mis à jour', value: formatNumber(run.updated) },
          { name: 'Inchangés', value: formatNumber(run.skipped) },
          { name: 'Refusés', value: formatNumber(run.rejectedCount) },
        ]}
      />
      {run.rejectedCount + run.remarkedCount + run.skipped > 0 && <RejectedLines kind={prospectImports} run={run} />}
      <UndoImport run={run} onEnd={onEnd} />
    </StepFrame>
  );
}

function UnderWay({ run, onEnd }: { run: ProspectImport; onEnd: () => void }) {
  const { lost, askAgain } = useLostRun(prospectImports, run.id, onEnd);
  return (
    <Stack gap={6}>
      <Group gap="sm" wrap="nowrap">
        <RunProgress run={run} size="lg" />
        <CancelRun kind={prospectImports} run={run} />
      </Group>
      <Text size="sm" c="dimmed">
        {run.received > 0 && `${formatCount(run.received, 'ligne traitée', 'lignes traitées')}. `}
        {run.message ??
          'Vous pouvez fermer cette fenêtre\u00a0: l’import continue, et une notification dira quand il se termine.'}
      </Text>
      {lost && (
        <FormNotice tone="refused">
          L’import continue, mais plus rien ne répond ici. Vérifiez votre connexion.{' '}
          <Button variant="default" size="compact-sm" onClick={askAgain}>
            Réessayer
          </Button>
        </FormNotice>
      )}
    </Stack>
  );
}

/** Told at each tenth, and at the end. */
function spoken(run: ProspectImport): string {
  if (!isUnderWay(run)) return `${titles[run.status]}\u00a0: ${prospectImports.counts(run)}`;
  const tenths = Math.floor((run.progress ?? 0) * 10);
  return tenths > 0 ? `Import en cours\u00a0: ${tenths}0\u202f%` : 'Import en cours';
}
