import { Button, Group, Stack, Text, VisuallyHidden } from '@mantine/core';
import type { LearningImport } from '../../../../../shared/learning/imports.contract.ts';
import { FormNotice } from '../../../components/form-notice.tsx';
import { CancelRun } from '../../../imports/cancel-run.tsx';
import { isUnderWay, useLatestRun, useLostRun, useWatchRuns } from '../../../imports/import-runs.ts';
import { RejectedLines } from '../../../imports/rejected-lines.tsx';
import { RunProgress } from '../../../imports/run-progress.tsx';
import { StepFrame } from '../../../imports/step-frame.tsx';
import { Warnings } from '../../../imports/warnings.tsx';
import { RunFacts, RunFigures } from './check-step.tsx';
import { resultImports } from './result-imports.ts';

const titles: Record<LearningImport['status'], string> = {
  queued: 'Import en cours',
  running: 'Import en cours',
  completed: 'Import terminé',
  failed: 'L’import a échoué',
  cancelled: 'Import arrêté',
};

type Props = { started: LearningImport; onAgain: () => void; onShow: () => void };

/** The import itself: how far it is, then what it brought. */
export function ResultStep({ started, onAgain, onShow }: Props) {
  const run = useLatestRun(resultImports, started);
  useWatchRuns(resultImports, [started]);
  const { lost, askAgain } = useLostRun(resultImports, run.id);
  const underWay = isUnderWay(run);
  return (
    <StepFrame
      title={titles[run.status]}
      foot={
        <>
          <Button variant="default" onClick={onAgain}>
            {underWay ? 'Fermer' : 'Importer un autre fichier'}
          </Button>
          {run.status === 'completed' && <Button onClick={onShow}>Voir les enseignements</Button>}
        </>
      }
    >
      <VisuallyHidden role="status">{titles[run.status]}</VisuallyHidden>
      {underWay && (
        <Stack gap={6}>
          <Group gap="sm" wrap="nowrap">
            <RunProgress run={run} size="lg" />
            <CancelRun kind={resultImports} run={run} />
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
      {run.status === 'cancelled' && <Text>Rien de ce fichier n’est compté.</Text>}
      {run.status === 'completed' && (
        <>
          <RunFigures run={run} />
          <RunFacts run={run} />
          <Warnings warnings={run.warnings} />
        </>
      )}
      {run.rejectedCount > 0 && <RejectedLines kind={resultImports} run={run} />}
    </StepFrame>
  );
}
