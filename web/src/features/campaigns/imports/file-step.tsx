import { Button, Stack } from '@mantine/core';
import { ChosenFile } from '../../../imports/chosen-file.tsx';
import { FileDrop } from '../../../imports/file-drop.tsx';
import { fileWeight } from '../../../imports/file-to-import.ts';
import { StepFrame } from '../../../imports/step-frame.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { Guides } from './guides.tsx';
import { LookProgress } from './look-progress.tsx';
import type { Wizard } from './use-import-wizard.ts';

/** Which file, and how to get one. */
export function FileStep({ wizard }: { wizard: Wizard }) {
  const { draft, busy, failure } = wizard;
  const { file } = draft;
  return (
    <StepFrame
      title="Choisissez votre fichier"
      failure={<FailureNotice failure={failure} />}
      foot={
        file && (
          <>
            <span />
            <Button aria-disabled={busy} onClick={() => wizard.lookThenGo('lecture')}>
              Continuer
            </Button>
          </>
        )
      }
    >
      <Stack gap="xs">
        {file ? (
          <ChosenFile file={file} about={fileWeight(file)} disabled={busy} onChange={() => wizard.choose(null)} />
        ) : (
          <FileDrop
            about="L’export de votre plateforme en CSV, 50&#160;Mo au plus. Encodage, séparateur et titres sont reconnus."
            onChosen={wizard.choose}
          />
        )}
      </Stack>
      <LookProgress wizard={wizard} />
      <Guides />
    </StepFrame>
  );
}
