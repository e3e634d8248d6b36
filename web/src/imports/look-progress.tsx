import { Group, Stack, Text, VisuallyHidden } from '@mantine/core';
import { formatCount } from '../lib/format.ts';
import { CancelRun } from './cancel-run.tsx';
import type { ImportKind, ImportRun } from './import-runs.ts';
import { RunProgress } from './run-progress.tsx';

type Props<Run extends ImportRun> = { kind: ImportKind<Run>; looking: Run | null; busy: boolean };

/** A file being sent, then looked at. */
export function LookProgress<Run extends ImportRun>({ kind, looking, busy }: Props<Run>) {
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
            {looking && <CancelRun kind={kind} run={looking} />}
          </Group>
        </Stack>
      )}
    </>
  );
}
