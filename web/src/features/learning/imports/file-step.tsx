import { Button, Stack } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { ChosenFile } from '../../../imports/chosen-file.tsx';
import { FailureNotice } from '../../../imports/failure-notice.tsx';
import { FileDrop } from '../../../imports/file-drop.tsx';
import { LookProgress } from '../../../imports/look-progress.tsx';
import { StepFrame } from '../../../imports/step-frame.tsx';
import { useFocusOnChange } from '../../../imports/use-focus-on-change.ts';
import { downloadCsv } from '../../../lib/download.ts';
import { formatBytes } from '../../../lib/format.ts';
import { ExportGuides } from './export-guides.tsx';
import { modelFile } from './model-file.ts';
import { resultImports } from './result-imports.ts';
import type { Wizard } from './use-import-wizard.ts';

/** Which file, and how to get one. */
export function FileStep({ wizard }: { wizard: Wizard }) {
  const { draft, looking, busy, failure } = wizard;
  const { file } = draft;
  const place = useFocusOnChange(file);
  return (
    <StepFrame
      title={file ? 'Votre fichier' : 'Choisissez un fichier'}
      failure={<FailureNotice failure={failure} />}
      foot={
        file && (
          <>
            <span />
            <Button aria-disabled={busy} onClick={() => wizard.lookThenGo('colonnes')}>
              Continuer
            </Button>
          </>
        )
      }
    >
      <Stack gap="xs" ref={place}>
        {file ? (
          <ChosenFile file={file} about={formatBytes(file.size)} disabled={busy} onChange={() => wizard.choose(null)} />
        ) : (
          <FileDrop
            about="L’export de votre plateforme en CSV, ou un tableau de vos annonces, 50&#160;Mo au plus."
            onChosen={wizard.choose}
          />
        )}
        <ModelButton />
      </Stack>
      <LookProgress kind={resultImports} looking={looking} busy={busy} />
      {!file && <ExportGuides />}
    </StepFrame>
  );
}

export const ModelButton = () => (
  <Button
    variant="subtle"
    color="gray"
    size="compact-sm"
    mr="auto"
    leftSection={<IconDownload size={16} aria-hidden />}
    onClick={() => downloadCsv('modele-resultats.csv', modelFile())}
  >
    Télécharger un modèle de fichier
  </Button>
);
