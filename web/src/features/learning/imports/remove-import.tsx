import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { deleteResultImport, type LearningImport } from '../../../../../shared/learning/imports.contract.ts';
import { say } from '../../../components/undo-toast.tsx';
import { formatCount } from '../../../lib/format.ts';
import { isGone, sayRefused } from '../../../lib/notices.ts';
import { request } from '../../../lib/request.ts';
import { useMay } from '../../../lib/use-may.ts';

type Props = { run: LearningImport; onRemoved: () => void };

/** The way to take an import out of all figures: what leaves is said before. */
export function RemoveImport({ run, onRemoved }: Props) {
  const may = useMay();
  const [asks, setAsks] = useState(false);
  const [busy, setBusy] = useState(false);
  if (!may('learning:delete')) return null;

  async function remove() {
    if (busy) return;
    setBusy(true);
    try {
      await request(deleteResultImport, { params: { id: run.id } });
    } catch (error) {
      if (!isGone(error)) {
        setBusy(false);
        return sayRefused('L’import n’a pas été retiré', error);
      }
    }
    say(`${run.label}\u00a0: retiré`);
    onRemoved();
  }

  if (!asks)
    return (
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        ml={-8}
        mt={4}
        aria-label={`Retirer ${run.label}`}
        onClick={() => setAsks(true)}
      >
        Retirer
      </Button>
    );
  return (
    <Stack gap="xs" mt="xs">
      <Text size="sm" role="status">
        {leavingWords(run)}
      </Text>
      <Group gap="xs">
        <Button size="compact-sm" aria-disabled={busy} onClick={remove}>
          {busy ? 'Retrait...' : 'Retirer cet import'}
        </Button>
        <Button variant="default" size="compact-sm" data-autofocus onClick={() => setAsks(false)}>
          Le garder
        </Button>
      </Group>
    </Stack>
  );
}

function leavingWords({ status, ads, rows }: LearningImport): string {
  if (status !== 'completed' || ads === 0) return 'Il disparaît de cette liste\u00a0; aucun chiffre n’en dépend.';
  return (
    `${formatCount(rows, 'ligne')} de ${formatCount(ads, 'annonce')} sortent de tous les chiffres. ` +
    'Ce qu’un import plus ancien disait des mêmes annonces compte de nouveau. ' +
    'Pour revenir en arrière, importez de nouveau le fichier.'
  );
}
