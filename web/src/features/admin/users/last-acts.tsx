import { Anchor, Skeleton, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import useSWR from 'swr';
import { listAdminActivity } from '../../../../../shared/admin/activity.contract.ts';
import type { AdminUserDetail } from '../../../../../shared/admin/user.contract.ts';
import { paths } from '../../../../../shared/page-paths.ts';
import framed from '../../../components/framed-list.module.css';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { formatMoment } from '../../../lib/format.ts';
import { request } from '../../../lib/request.ts';
import { useProfile } from '../../../lib/use-profile.ts';
import { urlNames } from '../activity/filters.ts';
import classes from '../found.module.css';
import { Part } from '../one-drawer.tsx';

type Place = AdminUserDetail['workspaces'][number];

/** What someone did last in each of their workspaces, for who may read the log. */
export function LastActs({ user: { id, workspaces } }: { user: AdminUserDetail }) {
  const { data } = useProfile();
  if (!data?.user.permissions.includes('admin:activity') || workspaces.length === 0) return null;
  return (
    <Part title="Dernières actions">
      {workspaces.map((place) => (
        <ActsIn key={place.id} userId={id} place={place} named={workspaces.length > 1} />
      ))}
    </Part>
  );
}

function ActsIn({ userId, place, named }: { userId: string; place: Place; named: boolean }) {
  const { data, error, mutate } = useSWR([listAdminActivity.operation, place.id, userId], () =>
    request(listAdminActivity, { query: { workspaceId: place.id, actorId: userId, limit: '5' } }),
  );
  if (error && !data) return <LoadFailure what="Le journal" error={error} onRetry={() => mutate()} />;
  if (!data) return <Skeleton height={80} radius="lg" role="status" aria-label="Chargement des dernières actions" />;
  const inLog = new URLSearchParams({ [urlNames.chain]: place.id, [urlNames.actor]: userId });
  return (
    <>
      {named && (
        <Text size="sm" fw={600}>
          {place.name}
        </Text>
      )}
      {data.items.length === 0 && <Text size="sm">Aucune parmi les dernières lignes du journal.</Text>}
      {data.items.length > 0 && (
        <ul className={framed.list}>
          {data.items.map(({ id, label, at }) => (
            <li key={id} className={classes.line}>
              <Text>{label}</Text>
              <Text size="sm" c="dimmed">
                {formatMoment(at)}
              </Text>
            </li>
          ))}
        </ul>
      )}
      <Anchor component={Link} to={`${paths.adminActivity}?${inLog}`} underline="always" size="sm">
        Tout voir dans le journal{named && ` de ${place.name}`}
      </Anchor>
    </>
  );
}
