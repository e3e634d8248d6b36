import { Button, Group, Text } from '@mantine/core';
import type { RefObject } from 'react';
import { StepList } from '../../../imports/step-list.tsx';
import { formatList } from '../../../lib/format.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { urlNames } from '../campaigns-query.ts';
import { CampaignsStep } from './campaigns-step.tsx';
import { ControlStep, ResultStep } from './control-step.tsx';
import { FileStep } from './file-step.tsx';
import classes from './imports.module.css';
import { ReadingStep } from './reading-step.tsx';
import { useImportWizard, type Wizard } from './use-import-wizard.ts';

const labels = [
  { step: 'fichier', label: 'Fichier' },
  { step: 'lecture', label: 'Lecture' },
  { step: 'campagnes', label: 'Campagnes' },
  { step: 'controle', label: 'Contrôle' },
] as const;

/** `dropped`: files to begin with, taken once. */
type Props = { dropped: RefObject<File[]> };

/** Files into the campaigns, one after the other in four steps; left and come back to, it stands where it was. */
export function ImportWizard({ dropped }: Props) {
  const wizard = useImportWizard(dropped);
  const { change } = useUrlState();
  const { step, look, run } = wizard;
  if (run)
    return (
      <div className={classes.root}>
        <SeveralFiles wizard={wizard} />
        <ResultStep
          started={run}
          onNext={wizard.draft.waiting.length > 0 ? wizard.goToNextFile : undefined}
          onAgain={() => wizard.choose([])}
          onShow={() => {
            wizard.choose([]);
            change({ [urlNames.tab]: null, [urlNames.importing]: null });
          }}
        />
      </div>
    );
  return (
    <div className={classes.root}>
      <SeveralFiles wizard={wizard} />
      <StepList steps={labels} current={step} />
      {(step === 'fichier' || !look) && <FileStep wizard={wizard} />}
      {step === 'lecture' && look && <ReadingStep wizard={wizard} look={look} />}
      {step === 'campagnes' && look && <CampaignsStep wizard={wizard} />}
      {step === 'controle' && look && <ControlStep wizard={wizard} look={look} />}
    </div>
  );
}

/** Which one of several files this is, what comes after it, and the way past it. */
function SeveralFiles({ wizard: { draft, busy, run, goToNextFile } }: { wizard: Wizard }) {
  const { file, place, waiting } = draft;
  const total = place + waiting.length;
  if (!file || total === 1) return null;
  return (
    <Group justify="space-between" gap="xs" mb="md">
      <Text size="sm" style={{ flex: '1 1 14rem', overflowWrap: 'anywhere' }}>
        <strong>
          Fichier {place} sur {total}
        </strong>
        {`\u00a0: ${file.name}`}
        {waiting.length > 0 && `, puis ${formatList(waiting.map(({ name }) => name))}`}
      </Text>
      {!run && waiting.length > 0 && (
        <Button variant="default" size="compact-sm" aria-disabled={busy} onClick={goToNextFile}>
          Passer ce fichier
        </Button>
      )}
    </Group>
  );
}
