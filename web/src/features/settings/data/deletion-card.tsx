import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import type { User } from '../../../../../shared/auth/auth.contract.ts';
import type { DeletionScope } from '../../../../../shared/settings/deletion.contract.ts';
import { say } from '../../../components/undo-toast.tsx';
import { formatDayOf } from '../../../lib/format.ts';
import { later } from '../../../lib/later.tsx';
import { SettingCard } from '../setting-card.tsx';
import { deletionWords } from './deletion-words.ts';
import { UndoDeletion } from './undo-deletion.tsx';
import { useDeletion } from './use-deletion.ts';

const DeleteDialog = later(async () => (await import('./delete-dialog.tsx')).DeleteDialog);

const abouts: Record<DeletionScope, string> = {
  workspace:
    'L’espace, son contenu et l’accès de son équipe sont effacés trente jours après votre demande\u202f; vous pouvez changer d’avis jusque-là.',
  account:
    'Votre compte et vos données sont effacés trente jours après votre demande\u202f; vous pouvez changer d’avis jusque-là.',
};

/** The end of the workspace, for its owners, and of one's account: what is planned, and how to plan it. */
export const DeletionCard = ({ user }: { user: User }) => (
  <>
    {user.permissions.includes('workspace:own') && <OneCard scope="workspace" user={user} />}
    <OneCard scope="account" user={user} />
  </>
);

function OneCard({ scope, user }: { scope: DeletionScope; user: User }) {
  const { ask } = useDeletion(scope);
  const [asking, setAsking] = useState(false);
  const { title } = deletionWords[scope];
  const planned = scope === 'workspace' ? user.workspaceDeletion : user.deletion;
  const name = scope === 'workspace' ? workspaceOf(user) : user.email;
  return (
    <SettingCard id={`suppression-${scope}`} title={title} about={abouts[scope]}>
      {planned ? (
        <>
          <Text size="sm">
            {scope === 'workspace' ? 'L’espace' : 'Votre compte'} sera supprimé le {formatDayOf(planned.deletesAt)}.
          </Text>
          <Group>
            <UndoDeletion scope={scope} />
          </Group>
        </>
      ) : (
        <Group>
          <Button variant="default" c="accent" onClick={() => setAsking(true)}>
            {title}
          </Button>
        </Group>
      )}
      {asking && (
        <DeleteDialog
          scope={scope}
          name={name}
          onAsk={async (confirmation) => {
            await ask(confirmation);
            say('Suppression prévue, annulable jusque-là');
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </SettingCard>
  );
}

const workspaceOf = ({ workspaceId, workspaces }: User): string =>
  workspaces.find(({ id }) => id === workspaceId)?.name ?? '';
