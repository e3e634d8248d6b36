import { Button } from '@mantine/core';
import { useState } from 'react';
import type { DeletionScope } from '../../../../../shared/settings/deletion.contract.ts';
import { say } from '../../../components/undo-toast.tsx';
import { sayRefused } from '../../../lib/notices.ts';
import { useDeletion } from './use-deletion.ts';

/** Takes back a deletion that is planned. */
export function UndoDeletion({ scope }: { scope: DeletionScope }) {
  const { undo } = useDeletion(scope);
  const [busy, setBusy] = useState(false);

  async function act() {
    if (busy) return;
    setBusy(true);
    try {
      await undo();
      say('Suppression annulée');
    } catch (error) {
      sayRefused('La suppression n’a pas pu être annulée', error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button aria-disabled={busy} onClick={act}>
      {busy ? 'Annulation...' : 'Annuler la suppression'}
    </Button>
  );
}
