import '@mantine/core/styles/Badge.css';
import { Stack } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { TabsOrSelect } from '../../../components/tabs-or-select.tsx';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { PlatformPage } from '../platform-page.tsx';
import { useUsers } from './use-users.ts';
import { UserDrawer } from './user-drawer.tsx';
import { UsersFilters } from './users-filters.tsx';
import { UsersList } from './users-list.tsx';

/** The people of the platform: who they are, where, and what can be done for them or against them. */
export const UsersPage = () => (
  <PlatformPage
    permission="admin:users"
    purpose="Cette page liste les comptes de la plateforme et ses espaces, et permet de les suspendre, d’aider leurs propriétaires, de convenir d’une offre ou de décider de ce qui attend la modération."
  >
    {({ id }) => <Tabs ownId={id} />}
  </PlatformPage>
);

const WorkspacesTab = lazy(async () => ({ default: (await import('../workspaces/workspaces-tab.tsx')).WorkspacesTab }));

const ModerationTab = lazy(async () => ({ default: (await import('../moderation/moderation-tab.tsx')).ModerationTab }));

const tabs = [
  { slug: 'personnes', label: 'Personnes' },
  { slug: 'espaces', label: 'Espaces' },
  { slug: 'moderation', label: 'Modération' },
];

/** Which one is open is in the address; what one filters by is not what the other does. */
function Tabs({ ownId }: { ownId: string }) {
  const { params, change } = useUrlState();
  const asked = params.get('onglet');
  const open = tabs.find(({ slug }) => slug === asked)?.slug ?? 'personnes';
  const others = Object.fromEntries([...params.keys()].map((name) => [name, null]));
  return (
    <TabsOrSelect
      label="Utilisateurs"
      choices={tabs}
      open={open}
      onChoose={(slug) => change({ ...others, onglet: slug === 'personnes' ? null : slug })}
    >
      <Stack gap="lg" pt="md">
        {open === 'personnes' ? (
          <Users ownId={ownId} />
        ) : (
          <Suspense fallback={null}>{open === 'espaces' ? <WorkspacesTab /> : <ModerationTab />}</Suspense>
        )}
      </Stack>
    </TabsOrSelect>
  );
}

function Users({ ownId }: { ownId: string }) {
  const found = useUsers();
  return (
    <>
      <UsersFilters first={found.first} />
      <UsersList found={found} />
      <UserDrawer ownId={ownId} onChanged={found.reload} />
    </>
  );
}
