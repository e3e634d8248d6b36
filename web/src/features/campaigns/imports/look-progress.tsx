import { Group, Stack, Text, VisuallyHidden } from '@mantine/core';
import { CancelRun } from '../../../imports/cancel-run.tsx';
import { RunProgress } from '../../../imports/run-progress.tsx';
import { campaignImports } from './campaign-imports.ts';
import type { Wizard } from './use-import-wizard.ts';

/** A file being sent, then looked at. */
export function LookProgress({ wizard: { looking, busy } }: { wizard: Wizard }) {
  const said = looking ? 'Lecture du fichier…' : 'Envoi…';
  return (
    <>
      <VisuallyHidden role="status">{busy ? said : ''}</VisuallyHidden>
      {busy && (
        <Stack gap={6}>
          <Text size="sm" aria-hidden>
            {said}
          </Text>
          <Group gap="sm" wrap="nowrap">
            <RunProgress run={looking ?? { label: 'l’envoi', progress: null }} />
            {looking && <CancelRun kind={campaignImports} run={looking} />}
          </Group>
        </Stack>
      )}
    </>
  );
}
