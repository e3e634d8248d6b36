import { Button, Group, Stack, Text, VisuallyHidden } from '@mantine/core';
import type { CampaignImport } from '../../../../../shared/campaigns/imports.contract.ts';
import { FormNotice } from '../../../components/form-notice.tsx';
import { KeyFigures } from '../../../components/key-figures.tsx';
import { CancelRun } from '../../../imports/cancel-run.tsx';
import { FailureNotice } from '../../../imports/failure-notice.tsx';
import { isUnderWay, useLatestRun, useLostRun, useWatchRuns } from '../../../imports/import-runs.ts';
import { LookProgress } from '../../../imports/look-progress.tsx';
import { RejectedLines } from '../../../imports/rejected-lines.tsx';
import { RunProgress } from '../../../imports/run-progress.tsx';
import { StepFrame } from '../../../imports/step-frame.tsx';
import { Warnings } from '../../../imports/warnings.tsx';
import { formatDay, formatNumber } from '../../../lib/format.ts';
import { campaignImports } from './campaign-imports.ts';
import { FileTotal } from './file-total.tsx';
import type { Wizard } from './use-import-wizard.ts';

/** What would become of the file, its own total beside ours. */
export function ControlStep({ wizard, look }: { wizard: Wizard; look: CampaignImport }) {
  const { busy, failure } = wizard;
  const ready = look.created + look.updated;
  return (
    <StepFrame
      title="Contrôlez avant d’importer"
      failure={<FailureNotice failure={failure} />}
      foot={
        <>
          <Button variant="default" aria-disabled={busy} onClick={() => !busy && wizard.go('campagnes')}>
            Retour
          </Button>
          <Button aria-disabled={busy || ready === 0} onClick={() => ready > 0 && wizard.startImport()}>
            {ready > 0 ? 'Importer' : 'Rien à importer'}
          </Button>
        </>
      }
    >
      <FileTotal run={look} />
      <Counts run={look} to />
      {look.from && look.to && (
        <Text size="sm" c="dimmed">
          Du {formatDay(look.from)} au {formatDay(look.to)}.
        </Text>
      )}
      <Warnings warnings={look.warnings} />
      {look.rejectedCount > 0 && <RejectedLines kind={campaignImports} run={look} />}
      <LookProgress kind={campaignImports} looking={wizard.looking} busy={wizard.busy} />
    </StepFrame>
  );
}

function Counts({ run, to = false }: { run: CampaignImport; to?: boolean }) {
  return (
    <KeyFigures
      figures={[
        { name: to ? 'À ajouter' : 'Ajoutées', value: formatNumber(run.created) },
        { name: to ? 'À modifier' : 'Modifiées', value: formatNumber(run.updated) },
        { name: 'Inchangées', value: formatNumber(run.skipped) },
        { name: 'Lignes refusées', value: formatNumber(run.rejectedCount) },
      ]}
    />
  );
}

const titles: Record<CampaignImport['status'], string> = {
  queued: 'Import en cours',
  running: 'Import en cours',
  completed: 'Import terminé',
  failed: 'L’import a échoué',
  cancelled: 'Import arrêté',
};

type ResultProps = {
  started: CampaignImport;
  /** To the file that waits after this one. */
  onNext: (() => void) | undefined;
  onAgain: () => void;
  onShow: () => void;
};

/** The import itself: how far it is, then what became of the lines. */
export function ResultStep({ started, onNext, onAgain, onShow }: ResultProps) {
  const run = useLatestRun(campaignImports, started);
  useWatchRuns(campaignImports, [started]);
  const { lost, askAgain } = useLostRun(campaignImports, run.id);
  const underWay = isUnderWay(run);
  return (
    <StepFrame
      title={titles[run.status]}
      foot={
        onNext ? (
          <>
            <Button variant="default" onClick={onAgain}>
              Laisser les autres
            </Button>
            <Button onClick={onNext}>Fichier suivant</Button>
          </>
        ) : (
          <>
            <Button variant="default" onClick={onAgain}>
              {underWay ? 'Fermer' : 'Importer d’autres fichiers'}
            </Button>
            {!underWay && <Button onClick={onShow}>Voir les campagnes</Button>}
          </>
        )
      }
    >
      <VisuallyHidden role="status">{titles[run.status]}</VisuallyHidden>
      {underWay && (
        <Stack gap={6}>
          <Group gap="sm" wrap="nowrap">
            <RunProgress run={run} size="lg" />
            <CancelRun kind={campaignImports} run={run} />
          </Group>
          <Text size="sm" c="dimmed">
            Vous pouvez quitter cette page&nbsp;: l’import continue, et une notification dira quand il se termine.
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
      )}
      {run.status === 'failed' && (
        <FormNotice tone="refused">
          {run.message ?? 'Une erreur est survenue. Réessayez dans quelques instants.'}
        </FormNotice>
      )}
      {run.status === 'cancelled' && <Text>Ce qui était déjà enregistré est conservé.</Text>}
      {!underWay && run.sums.length > 0 && <FileTotal run={run} />}
      <Counts run={run} />
      {!underWay && <Warnings warnings={run.warnings} />}
      {run.rejectedCount > 0 && <RejectedLines kind={campaignImports} run={run} />}
    </StepFrame>
  );
}
