import '@mantine/core/styles/Badge.css';
import { PlatformPage } from '../platform-page.tsx';
import { useUsers } from './use-users.ts';
import { UserDrawer } from './user-drawer.tsx';
import { UsersFilters } from './users-filters.tsx';
import { UsersList } from './users-list.tsx';

/** The people of the platform: who they are, where, and what can be done for them or against them. */
export const UsersPage = () => (
  <PlatformPage
    permission="admin:users"
    purpose="Cette page liste les comptes de la plateforme et permet de les suspendre ou d’aider leurs propriétaires."
  >
    {({ id }) => <Users ownId={id} />}
  </PlatformPage>
);

function Users({ ownId }: { ownId: string }) {
  const found = useUsers();
  return (
    <>
      <UsersFilters facets={found.facets} />
      <UsersList found={found} />
      <UserDrawer ownId={ownId} onChanged={found.reload} />
    </>
  );
}
