import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import { Anchor, NativeSelect, Skeleton, Stack, Text, Title } from '@mantine/core';
import { Link, useParams } from 'react-router-dom';
import type { AdminUserDetail } from '../../../../../shared/admin/user.contract.ts';
import { workspaceRoleLabels } from '../../../../../shared/kernel/permission-labels.ts';
import { paths } from '../../../../../shared/page-paths.ts';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { PlatformPage } from '../platform-page.tsx';
import { PermissionsEditor } from './permissions-editor.tsx';
import { placeName, usePermissions } from './use-permissions.ts';

/** What a person may do in one of their workspaces and on the platform. */
export const PermissionsPage = () => (
  <PlatformPage
    permission="admin:users"
    purpose="Cette page dit ce qu’une personne peut faire, et permet de lui donner ou de lui retirer des permissions."
  >
    {({ id }) => <Permissions ownId={id} />}
  </PlatformPage>
);

function Permissions({ ownId }: { ownId: string }) {
  const { userId = '' } = useParams();
  const { user, shown, error, reload, save } = usePermissions(userId);
  if (error) return <LoadFailure what="Les permissions de cette personne" error={error} onRetry={reload} />;
  if (!user || !shown)
    return <Skeleton height={480} radius="lg" role="status" aria-label="Chargement des permissions" />;
  const own = user.id === ownId;
  return (
    <Stack gap="lg">
      <div>
        <Title order={2} fz="1.25rem">
          {user.firstName} {user.lastName}
        </Title>
        <Text c="dimmed">
          <Anchor component={Link} to={`${paths.adminUsers}?personne=${user.id}`} underline="always" inherit>
            {user.email}
          </Anchor>
        </Text>
      </div>
      {own && <Text>Personne ne change ses propres permissions&nbsp;: demandez à un autre administrateur.</Text>}
      <WorkspaceChoice user={user} value={shown.workspaceId} />
      <PermissionsEditor key={`${user.id} ${shown.workspaceId}`} shown={shown} own={own} onSave={save} />
    </Stack>
  );
}

function WorkspaceChoice({ user: { workspaces }, value }: { user: AdminUserDetail; value: string | null }) {
  const { change } = useUrlState();
  if (workspaces.length === 0) return <Text>Cette personne n’est dans aucun espace.</Text>;
  return (
    <NativeSelect
      label="Espace"
      maw={360}
      data={workspaces.map(({ id, name, role }) => ({ value: id, label: `${name} (${workspaceRoleLabels[role]})` }))}
      value={value ?? ''}
      onChange={({ currentTarget }) => change({ [placeName]: currentTarget.value })}
    />
  );
}
