import { Badge, Text, UnstyledButton } from '@mantine/core';
import type { AdminUser } from '../../../../../shared/admin/user.contract.ts';
import { MemberMark } from '../../../components/member-mark.tsx';
import { formatCount, formatDayOf } from '../../../lib/format.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import classes from '../found.module.css';
import { FoundList } from '../found-list.tsx';
import { type FoundUsers, urlNames } from './use-users.ts';
import { nameOf, StatusBadge } from './user-words.tsx';

/** One line a person on a desk, a card on a phone. */
export const UsersList = ({ found }: { found: FoundUsers }) => (
  <FoundList
    found={found}
    what="Les utilisateurs"
    count={(total) => formatCount(total, 'personne')}
    none={{ filtered: 'Personne ne correspond', atAll: 'Personne n’est inscrit' }}
    row={(user) => <UserRow key={user.id} user={user} />}
  />
);

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
