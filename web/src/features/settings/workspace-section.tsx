import { Skeleton, Stack, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import useSWR from 'swr';
import type { User } from '../../../../shared/auth/auth.contract.ts';
import { getWorkspace } from '../../../../shared/settings/workspace.contract.ts';
import { LoadFailure } from '../../components/load-failure.tsx';
import { formatChoice } from '../../lib/format-choice.ts';
import { request } from '../../lib/request.ts';
import { useProfile } from '../../lib/use-profile.ts';
import { SettingCard } from './setting-card.tsx';
import { WorkspaceFacts } from './workspace-facts.tsx';
import { WorkspaceForm } from './workspace-form.tsx';

/** What a workspace is called, where who may not change it reads whom to ask; and what else it is. */
export function WorkspaceSection() {
  const profile = useProfile();
  const user = profile.data?.user;
  const mayRead = user?.permissions.includes('settings:read');
  const workspace = useSWR(mayRead ? getWorkspace.operation : null, () => request(getWorkspace));
  const error = profile.error ?? workspace.error;
  if (user && mayRead === false)
    return (
      <Stack gap="md">
        <WorkspaceCard>
          <NameToRead name={nameIn(user)} owners={[]} />
        </WorkspaceCard>
        <WorkspaceFacts user={user} />
      </Stack>
    );
  if (!user || !workspace.data) {
    if (error)
      return (
        <LoadFailure
          what="L’espace de travail"
          error={error}
          onRetry={() => Promise.all([profile.mutate(), workspace.mutate()])}
        />
      );
    return (
      <Stack gap="md" role="status" aria-label="Chargement de l’espace">
        <Skeleton height={330} radius="xl" />
        <Skeleton height={206} radius="xl" />
      </Stack>
    );
  }
  const shown = workspace.data.workspace;
  return (
    <Stack gap="md">
      <WorkspaceCard>
        {user.permissions.includes('settings:write') ? (
          <WorkspaceForm
            workspace={shown}
            owns={user.permissions.includes('workspace:own')}
            onRead={async () => (await workspace.mutate())?.workspace}
            onSaved={async (saved) => {
              await workspace.mutate({ workspace: saved }, { revalidate: false });
              await profile.mutate();
            }}
          />
        ) : (
          <NameToRead name={shown.name} owners={shown.owners} />
        )}
      </WorkspaceCard>
      <WorkspaceFacts user={user} createdAt={shown.createdAt} />
    </Stack>
  );
}

const WorkspaceCard = ({ children }: { children: ReactNode }) => (
  <SettingCard
    id="espace"
    title="Espace de travail"
    about="L’espace que votre équipe partage : annonces, boards, prospects, campagnes et rapports."
  >
    {children}
  </SettingCard>
);

const nameIn = ({ workspaceId, workspaces }: User) => workspaces.find(({ id }) => id === workspaceId)?.name ?? '';

function NameToRead({ name, owners }: { name: string; owners: string[] }) {
  const whom =
    owners.length > 0
      ? `${formatChoice(owners)} (${owners.length > 1 ? 'propriétaires' : 'propriétaire'})`
      : 'un propriétaire de l’espace';
  return (
    <TextInput
      label="Nom de l’espace"
      size="md"
      readOnly
      variant="filled"
      value={name}
      description={`Vous ne pouvez pas le modifier. Demandez à ${whom}.`}
      inputWrapperOrder={['label', 'input', 'description']}
    />
  );
}
