import { Anchor, NativeSelect, Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
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
import { TitledPart } from '../titled-part.tsx';

/** What someone did last in one of their workspaces, for who may read the log. */
export function LastActs({ user: { id, workspaces } }: { user: AdminUserDetail }) {
  const { data } = useProfile();
  const [chosen, choose] = useState('');
  const place = workspaces.find((one) => one.id === chosen) ?? workspaces[0];
  if (!place || !data?.user.permissions.includes('admin:activity')) return null;
  return (
    <TitledPart title="Dernières actions">
      <Stack gap="xs" align="flex-start">
        {workspaces.length > 1 && (
          <NativeSelect
            label="Espace"
            data={workspaces.map(({ id: value, name }) => ({ value, label: name }))}
            value={place.id}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
          />
        )}
        <ActsIn userId={id} workspaceId={place.id} />
      </Stack>
    </TitledPart>
  );
}

function ActsIn({ userId, workspaceId }: { userId: string; workspaceId: string }) {
  const { data, error, mutate } = useSWR([listAdminActivity.operation, workspaceId, userId], () =>
    request(listAdminActivity, { query: { workspaceId, actorId: userId, limit: '5' } }),
  );
  if (error && !data) return <LoadFailure what="Le journal" error={error} onRetry={() => mutate()} />;
  if (!data) return <Skeleton height={80} radius="lg" role="status" aria-label="Chargement des dernières actions" />;
  const inLog = new URLSearchParams({ [urlNames.chain]: workspaceId, [urlNames.actor]: userId });
  return (
    <>
      {data.items.length === 0 && <Text size="sm">Aucune parmi les dernières lignes du journal.</Text>}
      {data.items.length > 0 && (
        <ul className={framed.list} style={{ width: '100%' }}>
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
        Tout voir dans le journal
      </Anchor>
    </>
  );
}
