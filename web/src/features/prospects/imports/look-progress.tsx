import { Group, Stack, Text, VisuallyHidden } from '@mantine/core';
import type { ProspectImport } from '../../../../../shared/prospects/imports.contract.ts';
import { CancelRun } from '../../../imports/cancel-run.tsx';
import { RunProgress } from '../../../imports/run-progress.tsx';
import { formatCount } from '../../../lib/format.ts';
import { prospectImports } from './prospect-imports.ts';

/** A file being sent, then looked at. */
export function LookProgress({ looking, busy }: { looking: ProspectImport | null; busy: boolean }) {
  const said = looking ? 'Vérification du fichier…' : 'Envoi du fichier…';
  return (
    <>
      <VisuallyHidden role="status">{busy ? said : ''}</VisuallyHidden>
      {busy && (
        <Stack gap={6}>
          <Text size="sm" aria-hidden>
            {said} {looking && looking.received > 0 && formatCount(looking.received, 'ligne lue', 'lignes lues')}
          </Text>
          <Group gap="sm" wrap="nowrap">
            <RunProgress run={looking ?? { label: 'l’envoi', progress: null }} />
            {looking && <CancelRun kind={prospectImports} run={looking} />}
          </Group>
        </Stack>
      )}
    </>
  );
}
