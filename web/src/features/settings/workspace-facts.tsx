import { Anchor, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { User } from '../../../../shared/auth/auth.contract.ts';
import { parisDay } from '../../../../shared/kernel/paris-day.ts';
import { workspaceRoleLabels } from '../../../../shared/kernel/permission-labels.ts';
import { paths } from '../../../../shared/page-paths.ts';
import { formatDay } from '../../lib/format.ts';
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
    ...(createdAt ? [['Créé le', formatDay(parisDay(new Date(createdAt)))] as [string, ReactNode]] : []),
    ['Identifiant', <code key="id">{workspaceId}</code>],
  ];
  return (
    <Stack gap="sm" component="section" aria-labelledby="espace-en-bref">
      <Title order={2} fz="1rem" id="espace-en-bref">
        En bref
      </Title>
      <dl className={classes.facts}>
        {facts.map(([name, value]) => [<dt key={name}>{name}</dt>, <dd key={`${name}-value`}>{value}</dd>])}
      </dl>
      {permissions.includes('team:read') && (
        <Anchor component={Link} to={paths.team} size="sm" mr="auto">
          Voir les membres
        </Anchor>
      )}
    </Stack>
  );
}

const offer = ({ name, trialEndsAt }: User['plan']) =>
  trialEndsAt ? `${name}, à l’essai jusqu’au ${formatDay(parisDay(new Date(trialEndsAt)))}` : name;
