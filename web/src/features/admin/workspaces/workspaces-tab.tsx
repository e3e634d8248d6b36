import { useWorkspaces } from './use-workspaces.ts';
import { WorkspaceDrawer } from './workspace-drawer.tsx';
import { WorkspacesFilters } from './workspaces-filters.tsx';
import { WorkspacesList } from './workspaces-list.tsx';

/** The workspaces of the platform: whose they are, what they pay, and what can be agreed with them. */
export function WorkspacesTab() {
  const found = useWorkspaces();
  return (
    <>
      <WorkspacesFilters first={found.first} />
      <WorkspacesList found={found} />
      <WorkspaceDrawer onChanged={found.reload} />
    </>
  );
}
