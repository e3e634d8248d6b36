import { Drawer, Skeleton, Stack, Text, Title } from '@mantine/core';
import useSWR from 'swr';
import { journal } from '../../../../../shared/admin/journal.ts';
import {
  type AdminWorkspaceDetail,
  getAdminWorkspace,
  planSources,
} from '../../../../../shared/admin/workspace.contract.ts';
import { eurosText } from '../../../../../shared/billing/euros.ts';
import { plans } from '../../../../../shared/kernel/plans.ts';
import framed from '../../../components/framed-list.module.css';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { formatDayOf, formatMoment, formatNumber } from '../../../lib/format.ts';
import { limitFigure } from '../../../lib/limit-figure.ts';
import { request } from '../../../lib/request.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import classes from '../users/users.module.css';
import { urlNames } from './use-workspaces.ts';
import { WorkspaceActs } from './workspace-acts.tsx';
import { WorkspaceBadge } from './workspaces-list.tsx';

type Props = { onChanged: () => unknown };

/** The workspace that the address names, over the list. */
export function WorkspaceDrawer({ onChanged }: Props) {
  const { params, change } = useUrlState();
  const id = params.get(urlNames.workspace);
  return (
    <Drawer
      opened={id !== null}
      onClose={() => change({ [urlNames.workspace]: null })}
      position="right"
      size={560}
      title="Espace"
      closeButtonProps={{ 'aria-label': 'Fermer' }}
      transitionProps={{ duration: 150 }}
      overlayProps={{ backgroundOpacity: 0.35 }}
    >
      {id !== null && <Found key={id} id={id} onChanged={onChanged} />}
    </Drawer>
  );
}

function Found({ id, onChanged }: Props & { id: string }) {
  const { data, error, mutate } = useSWR([getAdminWorkspace.operation, id], () =>
    request(getAdminWorkspace, { params: { id } }),
  );
  if (error && !data) return <LoadFailure what="Cet espace" error={error} onRetry={() => mutate()} />;
  if (!data)
    return (
      <Stack gap="md" role="status" aria-label="Chargement de cet espace">
        <Skeleton height={28} width="60%" />
        <Skeleton height={120} radius="lg" />
        <Skeleton height={160} radius="lg" />
      </Stack>
    );
  const { workspace } = data;
  return (
    <Stack gap="lg">
      <div>
        <Title order={2} fz="1.25rem">
          {workspace.name}
        </Title>
        <Text c="dimmed">
          {workspace.owner ? `${workspace.owner.name}, ${workspace.owner.email}` : 'Sans propriétaire'}
        </Text>
        <WorkspaceBadge status={workspace.status} />
      </div>
      <Facts workspace={workspace} />
      <Usage workspace={workspace} />
      <WorkspaceActs
        workspace={workspace}
        onDone={async () => {
          await Promise.all([mutate(), onChanged()]);
        }}
      />
      <Decisions workspace={workspace} />
    </Stack>
  );
}

/** What ends at midnight holds until the day before. */
const lastMoment = (at: string) => new Date(Date.parse(at) - 1).toISOString();

function Facts({ workspace }: { workspace: AdminWorkspaceDetail }) {
  const { planCode, source, trialEndsAt, paidUntil, mrr } = workspace;
  const facts = [
    ['Offre', plans[planCode].name],
    ['Origine', planSources[source]],
    ...(trialEndsAt ? [['Fin de l’essai', formatDayOf(trialEndsAt)] as const] : []),
    ['Payé ou convenu jusqu’au', paidUntil ? formatDayOf(lastMoment(paidUntil)) : 'Sans terme'],
    ['Par mois, hors taxes', mrr === null ? 'Selon ses paiements' : eurosText(mrr)],
    ['Membres', formatNumber(workspace.members)],
    ['Création', formatDayOf(workspace.createdAt)],
    ['Dernière visite', workspace.lastActivityAt ? formatMoment(workspace.lastActivityAt) : 'Aucune'],
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

const Usage = ({ workspace: { usage, overrides } }: { workspace: AdminWorkspaceDetail }) => (
  <section aria-labelledby="limites">
    <Title order={3} id="limites" fz="1rem" mb="xs">
      Limites
    </Title>
    <ul className={framed.list}>
      {usage.map(({ limit, label, used, max, over }) => (
        <li key={limit} className={classes.line}>
          <Text fw={600}>{label}</Text>
          <Text size="sm" c={over ? 'warning' : 'dimmed'}>
            {used === null ? 'Non compté' : limitFigure(limit, used)}
            {max === null ? ', sans limite' : ` sur ${limitFigure(limit, max)}`}
            {limit in overrides && ', par accord'}
          </Text>
        </li>
      ))}
    </ul>
  </section>
);

const labels: Readonly<Record<string, string>> = {
  ...journal['workspace.offer_changed'].fields,
  ...journal['workspace.suspended'].fields,
};

const Decisions = ({ workspace: { decisions } }: { workspace: AdminWorkspaceDetail }) => (
  <section aria-labelledby="decisions">
    <Title order={3} id="decisions" fz="1rem" mb="xs">
      Décisions
    </Title>
    {decisions.length === 0 && <Text size="sm">Aucune décision.</Text>}
    {decisions.length > 0 && (
      <ul className={framed.list}>
        {decisions.map(({ id, at, by, changed, reason }) => (
          <li key={id} className={classes.line}>
            <Text fw={600}>{reason}</Text>
            <Text size="sm" c="dimmed">
              {changed.map((field) => labels[field] ?? field).join(', ')}, par {by.name}, le {formatMoment(at)}
            </Text>
          </li>
        ))}
      </ul>
    )}
  </section>
);
