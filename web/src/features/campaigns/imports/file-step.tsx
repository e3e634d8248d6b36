import { Button, Stack } from '@mantine/core';
import { ChosenFile } from '../../../imports/chosen-file.tsx';
import { FailureNotice } from '../../../imports/failure-notice.tsx';
import { FileDrop } from '../../../imports/file-drop.tsx';
import { LookProgress } from '../../../imports/look-progress.tsx';
import { StepFrame } from '../../../imports/step-frame.tsx';
import { formatBytes } from '../../../lib/format.ts';
import { campaignImports } from './campaign-imports.ts';
import { DailyGuides } from './daily-guides.tsx';
import type { Wizard } from './use-import-wizard.ts';

/** Which files, and how to get one. */
export function FileStep({ wizard }: { wizard: Wizard }) {
  const { draft, busy, failure } = wizard;
  const { file } = draft;
  return (
    <StepFrame
      title={file ? 'Votre fichier' : 'Choisissez vos fichiers'}
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
          <ChosenFile file={file} about={formatBytes(file.size)} disabled={busy} onChange={() => wizard.choose([])} />
        ) : (
          <FileDrop
            invitation="Choisir des fichiers, ou les déposer ici"
            about="L’export de votre plateforme en CSV, 50&#160;Mo au plus. Encodage, séparateur et titres sont reconnus."
            multiple
            onChosen={(_, all) => wizard.choose(all)}
          />
        )}
      </Stack>
      <LookProgress kind={campaignImports} looking={wizard.looking} busy={wizard.busy} />
      <DailyGuides />
    </StepFrame>
  );
}
