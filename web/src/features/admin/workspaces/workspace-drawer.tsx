import { Text, Title } from '@mantine/core';
import { journal } from '../../../../../shared/admin/journal.ts';
import {
  type AdminWorkspaceDetail,
  getAdminWorkspace,
  planSources,
} from '../../../../../shared/admin/workspace.contract.ts';
import { eurosText } from '../../../../../shared/billing/euros.ts';
import framed from '../../../components/framed-list.module.css';
import { formatDayOf, formatMoment, formatNumber } from '../../../lib/format.ts';
import { limitFigure } from '../../../lib/limit-figure.ts';
import { request } from '../../../lib/request.ts';
import classes from '../found.module.css';
import { Facts, OneDrawer } from '../one-drawer.tsx';
import { TitledPart } from '../titled-part.tsx';
import { urlNames } from './use-workspaces.ts';
import { WorkspaceActs } from './workspace-acts.tsx';
import { WorkspaceBadge } from './workspaces-list.tsx';

/** The workspace that the address names, over the list. */
export const WorkspaceDrawer = ({ onChanged }: { onChanged: () => unknown }) => (
  <OneDrawer
    urlName={urlNames.workspace}
    title="Espace"
    what="Cet espace"
    operation={getAdminWorkspace.operation}
    read={(id) => request(getAdminWorkspace, { params: { id } })}
    onChanged={onChanged}
  >
    {({ workspace }, onDone) => (
      <>
        <div>
          <Title order={2} fz="1.25rem">
            {workspace.name}
          </Title>
          <Text c="dimmed">
            {workspace.owner ? `${workspace.owner.name}, ${workspace.owner.email}` : 'Sans propriétaire'}
          </Text>
          <WorkspaceBadge status={workspace.status} />
        </div>
        <Facts facts={factsOf(workspace)} />
        <Usage workspace={workspace} />
        <WorkspaceActs workspace={workspace} onDone={onDone} />
        <Decisions workspace={workspace} />
      </>
    )}
  </OneDrawer>
);

/** What ends at midnight holds until the day before. */
const lastMoment = (at: string) => new Date(Date.parse(at) - 1).toISOString();

function factsOf(workspace: AdminWorkspaceDetail) {
  const { planName, source, trialEndsAt, paidUntil, mrr } = workspace;
  return [
    ['Offre', planName],
    ['Origine', planSources[source]],
    ...(trialEndsAt ? [['Fin de l’essai', formatDayOf(trialEndsAt)] as const] : []),
    ['Payé ou convenu jusqu’au', paidUntil ? formatDayOf(lastMoment(paidUntil)) : 'Sans terme'],
    ['Par mois, hors taxes', mrr === null ? 'Selon ses paiements' : eurosText(mrr)],
    ['Membres', formatNumber(workspace.members)],
    ['Création', formatDayOf(workspace.createdAt)],
    ['Dernière visite', workspace.lastActivityAt ? formatMoment(workspace.lastActivityAt) : 'Aucune'],
  ] as const;
}

const Usage = ({ workspace: { usage, overrides } }: { workspace: AdminWorkspaceDetail }) => (
  <TitledPart title="Limites">
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
  </TitledPart>
);

const labels: Readonly<Record<string, string>> = {
  ...journal['workspace.offer_changed'].fields,
  ...journal['workspace.suspended'].fields,
};

const Decisions = ({ workspace: { decisions } }: { workspace: AdminWorkspaceDetail }) => (
  <TitledPart title="Décisions">
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
  </TitledPart>
);
