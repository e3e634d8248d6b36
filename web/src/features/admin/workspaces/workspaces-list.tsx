import { Badge, Button, Skeleton, Stack, Text, UnstyledButton } from '@mantine/core';
import { type AdminWorkspace, planSources, workspaceStatuses } from '../../../../../shared/admin/workspace.contract.ts';
import { plans } from '../../../../../shared/kernel/plans.ts';
import framed from '../../../components/framed-list.module.css';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { formatCount, formatDayOf } from '../../../lib/format.ts';
import { withoutAll } from '../../../lib/list-query.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import classes from '../users/users.module.css';
import { type FoundWorkspaces, filterNames, urlNames } from './use-workspaces.ts';

/** One line a workspace on a desk, a card on a phone. */
export function WorkspacesList({ found }: { found: FoundWorkspaces }) {
  const { workspaces, total = 0, error, reload, more, readingMore, filtered } = found;
  if (error) return <LoadFailure what="Les espaces" error={error} onRetry={reload} />;
  if (!workspaces)
    return (
      <Stack gap={1} role="status" aria-label="Chargement des espaces">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
          <Skeleton key={row} height={56} radius="md" />
        ))}
      </Stack>
    );
  if (workspaces.length === 0) return <None filtered={filtered} />;
  return (
    <section aria-label="Espaces">
      <Text size="sm" c="dimmed" role="status" mb="xs">
        {formatCount(total, 'espace')}
      </Text>
      <ul className={framed.list}>
        {workspaces.map((workspace) => (
          <WorkspaceRow key={workspace.id} workspace={workspace} />
        ))}
      </ul>
      {more && (
        <Button variant="default" mt="md" onClick={more} aria-disabled={readingMore}>
          {readingMore ? 'Chargement...' : 'Afficher plus'}
        </Button>
      )}
    </section>
  );
}

function WorkspaceRow({ workspace }: { workspace: AdminWorkspace }) {
  const { change } = useUrlState();
  const { id, name, owner, planCode, source, members, lastActivityAt } = workspace;
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
        {plans[planCode].name}
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

function None({ filtered }: { filtered: boolean }) {
  const { change } = useUrlState();
  return (
    <Stack gap="xs" align="flex-start">
      <Text fw={600}>{filtered ? 'Aucun espace ne correspond' : 'Aucun espace'}</Text>
      {filtered && (
        <Button variant="default" onClick={() => change({ ...withoutAll(filterNames), q: null })}>
          Tout afficher
        </Button>
      )}
    </Stack>
  );
}
