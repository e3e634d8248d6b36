import { Badge, Button, Skeleton, Stack, Text, UnstyledButton } from '@mantine/core';
import type { AdminUser } from '../../../../../shared/admin/user.contract.ts';
import framed from '../../../components/framed-list.module.css';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { MemberMark } from '../../../components/member-mark.tsx';
import { formatCount, formatDayOf } from '../../../lib/format.ts';
import { withoutAll } from '../../../lib/list-query.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { type FoundUsers, filterNames, urlNames } from './use-users.ts';
import { nameOf, StatusBadge } from './user-words.tsx';
import classes from './users.module.css';

/** One line a person on a desk, a card on a phone. */
export function UsersList({ found }: { found: FoundUsers }) {
  const { users, total = 0, error, reload, more, readingMore, filtered } = found;
  if (error) return <LoadFailure what="Les utilisateurs" error={error} onRetry={reload} />;
  if (!users) return <Loading />;
  if (users.length === 0) return <Nobody filtered={filtered} />;
  return (
    <section aria-label="Utilisateurs">
      <Text size="sm" c="dimmed" role="status" mb="xs">
        {formatCount(total, 'personne')}
      </Text>
      <ul className={framed.list}>
        {users.map((user) => (
          <UserRow key={user.id} user={user} />
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

function UserRow({ user }: { user: AdminUser }) {
  const { change } = useUrlState();
  const { id, email, role, adminGrants, workspaces, lastSeenAt } = user;
  const [first] = workspaces;
  return (
    <li className={classes.row}>
      <div className={classes.who}>
        <MemberMark name={nameOf(user)} size={32} />
        <div>
          <UnstyledButton className={classes.name} onClick={() => change({ [urlNames.user]: id })}>
            {nameOf(user)}
          </UnstyledButton>
          <Text size="sm" c="dimmed">
            {email}
          </Text>
        </div>
      </div>
      <Text size="sm" className={classes.places}>
        {workspaces.length > 1 ? formatCount(workspaces.length, 'espace') : (first?.name ?? 'Aucun espace')}
      </Text>
      <div className={classes.marks}>
        {(role === 'admin' || adminGrants.length > 0) && (
          <Badge size="sm" variant="light" color="information" tt="none">
            {role === 'admin' ? 'Administrateur' : 'Aide à la plateforme'}
          </Badge>
        )}
        <StatusBadge status={user.status} />
      </div>
      <Text size="sm" c="dimmed">
        {lastSeenAt ? `Vu le ${formatDayOf(lastSeenAt)}` : 'Jamais venu'}
      </Text>
    </li>
  );
}

function Nobody({ filtered }: { filtered: boolean }) {
  const { change } = useUrlState();
  return (
    <Stack gap="xs" align="flex-start">
      <Text fw={600}>{filtered ? 'Personne ne correspond' : 'Personne n’est inscrit'}</Text>
      {filtered && (
        <Button variant="default" onClick={() => change({ ...withoutAll(filterNames), q: null })}>
          Tout afficher
        </Button>
      )}
    </Stack>
  );
}

const Loading = () => (
  <Stack gap={1} role="status" aria-label="Chargement des utilisateurs">
    {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
      <Skeleton key={row} height={56} radius="md" />
    ))}
  </Stack>
);
