import { Anchor, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { type AdminUserDetail, getUser, platformRoles } from '../../../../../shared/admin/user.contract.ts';
import { adminPermissionLabels, workspaceRoleLabels } from '../../../../../shared/kernel/permission-labels.ts';
import { paths } from '../../../../../shared/page-paths.ts';
import framed from '../../../components/framed-list.module.css';
import { formatDayOf, formatMoment, formatNumber } from '../../../lib/format.ts';
import { request } from '../../../lib/request.ts';
import classes from '../found.module.css';
import { Facts, OneDrawer } from '../one-drawer.tsx';
import { TitledPart } from '../titled-part.tsx';
import { LastActs } from './last-acts.tsx';
import { urlNames } from './use-users.ts';
import { UserActs } from './user-acts.tsx';
import { nameOf, StatusBadge } from './user-words.tsx';

type Props = {
  /** Of who looks. */
  ownId: string;
  onChanged: () => unknown;
};

/** The person whom the address names, over the list. */
export const UserDrawer = ({ ownId, onChanged }: Props) => (
  <OneDrawer
    urlName={urlNames.user}
    title="Utilisateur"
    what="Cette personne"
    operation={getUser.operation}
    read={(id) => request(getUser, { params: { id } })}
    onChanged={onChanged}
  >
    {({ user }, onDone) => (
      <>
        <div>
          <Title order={2} fz="1.25rem">
            {nameOf(user)}
          </Title>
          <Text c="dimmed">{user.email}</Text>
          <StatusBadge status={user.status} />
        </div>
        <Facts facts={factsOf(user)} />
        <Places user={user} />
        <Anchor component={Link} to={paths.adminUserPermissions(user.id)} underline="always">
          Ce que cette personne peut faire
        </Anchor>
        <Sessions user={user} />
        <LastActs user={user} />
        <UserActs user={user} own={user.id === ownId} onDone={onDone} />
      </>
    )}
  </OneDrawer>
);

function factsOf(user: AdminUserDetail) {
  const onPlatform = user.adminGrants.map((one) => adminPermissionLabels[one]).join(', ');
  return [
    ['Rôle', platformRoles[user.role]],
    ...(onPlatform ? [['Sur la plateforme', onPlatform] as const] : []),
    ['Inscription', formatDayOf(user.createdAt)],
    ['Dernière visite', user.lastSeenAt ? formatMoment(user.lastSeenAt) : 'Aucune'],
    ['Adresse', user.emailProven ? 'Confirmée' : 'Pas encore confirmée'],
    ['Double authentification', user.secondFactor ? 'Activée' : 'Non activée'],
    ['Mots de passe faux en 24\u00a0heures', formatNumber(user.failedSignIns24h)],
  ] as const;
}

const Places = ({ user: { workspaces } }: { user: AdminUserDetail }) => (
  <TitledPart title="Espaces">
    {workspaces.length === 0 && <Text size="sm">Aucun espace.</Text>}
    {workspaces.length > 0 && (
      <ul className={framed.list}>
        {workspaces.map(({ id, name, role, planName }) => (
          <li key={id} className={classes.line}>
            <Text fw={600}>{name}</Text>
            <Text size="sm" c="dimmed">
              {workspaceRoleLabels[role]}, offre {planName}
            </Text>
          </li>
        ))}
      </ul>
    )}
  </TitledPart>
);

const Sessions = ({ user: { sessions } }: { user: AdminUserDetail }) => (
  <TitledPart title="Sessions ouvertes">
    {sessions.length === 0 && <Text size="sm">Aucune session ouverte.</Text>}
    {sessions.length > 0 && (
      <ul className={framed.list}>
        {sessions.map(({ id, device, ip, lastSeenAt, workspaceName }) => (
          <li key={id} className={classes.line}>
            <Text fw={600}>{device}</Text>
            <Text size="sm" c="dimmed">
              {[workspaceName, ip, `vue le ${formatMoment(lastSeenAt)}`].filter(Boolean).join(', ')}
            </Text>
          </li>
        ))}
      </ul>
    )}
  </TitledPart>
);
