import { Text } from '@mantine/core';
import { useRef } from 'react';
import { createWorkspace } from '../../../../shared/auth/auth.contract.ts';
import { NameDialog } from '../../components/name-dialog.tsx';
import { goToWorkspace } from '../../lib/go-to-workspace.ts';
import { request } from '../../lib/request.ts';

/** Makes another workspace, and goes there. */
export function NewWorkspaceDialog({ onClose }: { onClose: () => void }) {
  // Made, when only the way there failed: who tries again makes no second one.
  const made = useRef<{ name: string; id: string } | null>(null);
  async function make(name: string) {
    if (made.current?.name !== name) {
      const { workspace } = await request(createWorkspace, { body: { name } });
      made.current = { name, id: workspace.id };
    }
    await goToWorkspace(made.current.id);
  }
  return (
    <NameDialog
      title="Nouvel espace"
      label="Nom de l’espace"
      start=""
      act="Créer l’espace"
      otherwise="L’espace n’a pas pu être créé"
      onClose={onClose}
      onSave={make}
    >
      <Text size="sm" c="dimmed">
        Un espace a ses propres boards, prospects, membres et réglages. Vous en serez propriétaire et passerez de l’un à
        l’autre par le menu de votre compte.
      </Text>
    </NameDialog>
  );
}
