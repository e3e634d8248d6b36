import { Anchor, Drawer, Skeleton, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import useSWR from 'swr';
import { type AdminUserDetail, getUser, platformRoles } from '../../../../../shared/admin/user.contract.ts';
import { adminPermissionLabels, workspaceRoleLabels } from '../../../../../shared/kernel/permission-labels.ts';
import { plans } from '../../../../../shared/kernel/plans.ts';
import { paths } from '../../../../../shared/page-paths.ts';
import framed from '../../../components/framed-list.module.css';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { formatDayOf, formatMoment, formatNumber } from '../../../lib/format.ts';
import { request } from '../../../lib/request.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { urlNames } from './use-users.ts';
import { UserActs } from './user-acts.tsx';
import { nameOf, StatusBadge } from './user-words.tsx';
import classes from './users.module.css';

type Props = {
  /** Of who looks. */
  ownId: string;
  onChanged: () => unknown;
};

/** The person whom the address names, over the list. */
export function UserDrawer(props: Props) {
  const { params, change } = useUrlState();
  const id = params.get(urlNames.user);
  return (
    <Drawer
      opened={id !== null}
      onClose={() => change({ [urlNames.user]: null })}
      position="right"
      size={560}
      title="Utilisateur"
      closeButtonProps={{ 'aria-label': 'Fermer' }}
      transitionProps={{ duration: 150 }}
      overlayProps={{ backgroundOpacity: 0.35 }}
    >
      {id !== null && <Found key={id} id={id} {...props} />}
    </Drawer>
  );
}

function Found({ id, ownId, onChanged }: Props & { id: string }) {
  const { data, error, mutate } = useSWR([getUser.operation, id], () => request(getUser, { params: { id } }));
  if (error && !data) return <LoadFailure what="Cette personne" error={error} onRetry={() => mutate()} />;
  if (!data)
    return (
      <Stack gap="md" role="status" aria-label="Chargement de cette personne">
        <Skeleton height={28} width="60%" />
        <Skeleton height={120} radius="lg" />
        <Skeleton height={160} radius="lg" />
      </Stack>
    );
  const { user } = data;
  return (
    <Stack gap="lg">
      <div>
        <Title order={2} fz="1.25rem">
          {nameOf(user)}
        </Title>
        <Text c="dimmed">{user.email}</Text>
        <StatusBadge status={user.status} />
      </div>
      <Facts user={user} />
      <Places user={user} />
      <Anchor component={Link} to={paths.adminUserPermissions(user.id)} underline="always">
        Ce que cette personne peut faire
      </Anchor>
      <Sessions user={user} />
      <UserActs
        user={user}
        own={user.id === ownId}
        onDone={async () => {
          await Promise.all([mutate(), onChanged()]);
        }}
      />
    </Stack>
  );
}

function Facts({ user }: { user: AdminUserDetail }) {
  const onPlatform = user.adminGrants.map((one) => adminPermissionLabels[one]).join(', ');
  const facts = [
    ['Rôle', platformRoles[user.role]],
    ...(onPlatform ? [['Sur la plateforme', onPlatform] as const] : []),
    ['Inscription', formatDayOf(user.createdAt)],
    ['Dernière visite', user.lastSeenAt ? formatMoment(user.lastSeenAt) : 'Aucune'],
    ['Adresse', user.emailProven ? 'Confirmée' : 'Pas encore confirmée'],
    ['Double authentification', user.secondFactor ? 'Activée' : 'Non activée'],
    ['Mots de passe faux en 24\u00a0heures', formatNumber(user.failedSignIns24h)],
  ] as const;
  return (
    <dl className={classes.facts}>
      {facts.map(([label, value]) => (
        <div key={label} style={{ display: 'contents' }}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const Places = ({ user: { workspaces } }: { user: AdminUserDetail }) => (
  <section aria-labelledby="espaces">
    <Title order={3} id="espaces" fz="1rem" mb="xs">
      Espaces
    </Title>
    {workspaces.length === 0 && <Text size="sm">Aucun espace.</Text>}
    {workspaces.length > 0 && (
      <ul className={framed.list}>
        {workspaces.map(({ id, name, role, planCode }) => (
          <li key={id} className={classes.line}>
            <Text fw={600}>{name}</Text>
            <Text size="sm" c="dimmed">
              {workspaceRoleLabels[role]}, offre {plans[planCode].name}
            </Text>
          </li>
        ))}
      </ul>
    )}
  </section>
);

const Sessions = ({ user: { sessions } }: { user: AdminUserDetail }) => (
  <section aria-labelledby="sessions">
    <Title order={3} id="sessions" fz="1rem" mb="xs">
      Sessions ouvertes
    </Title>
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
  </section>
);
