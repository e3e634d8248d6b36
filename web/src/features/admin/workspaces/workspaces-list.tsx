import { Badge, Text, UnstyledButton } from '@mantine/core';
import { type AdminWorkspace, planSources, workspaceStatuses } from '../../../../../shared/admin/workspace.contract.ts';
import { formatCount, formatDayOf } from '../../../lib/format.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import classes from '../found.module.css';
import { FoundList } from '../found-list.tsx';
import { type FoundWorkspaces, urlNames } from './use-workspaces.ts';

/** One line a workspace on a desk, a card on a phone. */
export const WorkspacesList = ({ found }: { found: FoundWorkspaces }) => (
  <FoundList
    found={found}
    what="Les espaces"
    count={(total) => formatCount(total, 'espace')}
    none={{ filtered: 'Aucun espace ne correspond', atAll: 'Aucun espace' }}
    row={(workspace) => <WorkspaceRow key={workspace.id} workspace={workspace} />}
  />
);

function WorkspaceRow({ workspace }: { workspace: AdminWorkspace }) {
  const { change } = useUrlState();
  const { id, name, owner, planName, source, members, lastActivityAt } = workspace;
  return (
    <li className={classes.row}>
      <div className={classes.who}>
        <div>
          <UnstyledButton className={classes.name} onClick={() => change({ [urlNames.workspace]: id })}>
            {name}
          </UnstyledButton>
          <Text size="sm" c="dimmed">
            {owner ? owner.email : 'Sans propriétaire'}, {formatCount(members, 'membre')}
          </Text>
        </div>
      </div>
      <Text size="sm" className={classes.places}>
        {planName}
        {source !== 'none' && `, ${planSources[source].toLowerCase()}`}
      </Text>
      <div className={classes.marks}>
        <WorkspaceBadge status={workspace.status} />
      </div>
      <Text size="sm" c="dimmed">
        {lastActivityAt ? `Visité le ${formatDayOf(lastActivityAt)}` : 'Jamais visité'}
      </Text>
    </li>
  );
}

/** Only what is out of the ordinary. */
export function WorkspaceBadge({ status }: Pick<AdminWorkspace, 'status'>) {
  if (status === 'active') return null;
  return (
    <Badge size="sm" variant="light" color="warning" tt="none">
      {workspaceStatuses[status]}
    </Badge>
  );
}
