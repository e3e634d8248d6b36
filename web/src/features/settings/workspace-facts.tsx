import { Anchor, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { User } from '../../../../shared/auth/auth.contract.ts';
import { workspaceRoleLabels } from '../../../../shared/kernel/permission-labels.ts';
import { paths } from '../../../../shared/page-paths.ts';
import { CopyButton } from '../../components/copy-button.tsx';
import { formatDayOf } from '../../lib/format.ts';
import { useCopy } from '../../lib/use-copy.ts';
import { SettingCard } from './setting-card.tsx';
import classes from './workspace-facts.module.css';

type Props = {
  user: User;
  /** Of who may read the settings. */
  createdAt?: string;
};

/** What there is to know of a workspace, and is changed elsewhere. */
export function WorkspaceFacts({ user, createdAt }: Props) {
  const { plan, workspaceId, workspaceRole, permissions } = user;
  const facts: [string, ReactNode][] = [
    ['Offre', offer(plan)],
    ['Votre rôle', workspaceRoleLabels[workspaceRole]],
    ...(createdAt ? [['Créé le', formatDayOf(createdAt)] as [string, ReactNode]] : []),
    ['Identifiant', <Identifier key="id" id={workspaceId} />],
  ];
  return (
    <SettingCard
      id="espace-en-bref"
      title="En bref"
      about={
        permissions.includes('team:read') ? (
          <>
            Les membres et leurs rôles se règlent dans{' '}
            <Anchor component={Link} to={paths.team} inherit>
              Équipe
            </Anchor>
            .
          </>
        ) : (
          'Ce que votre espace permet.'
        )
      }
    >
      <dl className={classes.facts}>
        {facts.map(([name, value]) => [<dt key={name}>{name}</dt>, <dd key={`${name}-value`}>{value}</dd>])}
      </dl>
    </SettingCard>
  );
}

const offer = ({ name, trialEndsAt }: User['plan']) =>
  trialEndsAt ? `${name}, à l’essai jusqu’au ${formatDayOf(trialEndsAt)}` : name;

function Identifier({ id }: { id: string }) {
  const clipboard = useCopy(id);
  return (
    <Group gap="0.25rem 0.75rem">
      <code>{id}</code>
      <CopyButton clipboard={clipboard} variant="default" size="compact-sm" aria-label="Copier l’identifiant" />
    </Group>
  );
}
