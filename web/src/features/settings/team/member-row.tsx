import { Badge, Button, Text } from '@mantine/core';
import '@mantine/core/styles/Badge.css';
import { workspaceRoleLabels } from '../../../../../shared/kernel/permission-labels.ts';
import type { Member } from '../../../../../shared/team/member.contract.ts';
import { MemberMark } from '../../../components/member-mark.tsx';
import { differenceInWords } from '../../../components/place-texts.ts';
import { formatCount, formatDayOf } from '../../../lib/format.ts';
import classes from './team.module.css';
import { nameOf } from './use-team.ts';

type Props = {
  member: Member;
  own: boolean;
  /** May be changed by who looks. */
  changeable: boolean;
  removable: boolean;
  onOpen: () => void;
  onRemove: () => void;
};

/** A member: who, as what, how far from the role, and when last seen. */
export function MemberRow({ member, own, changeable, removable, onOpen, onRemove }: Props) {
  const { email, role, status, lastSeenAt } = member;
  const name = nameOf(member);
  return (
    <li className={classes.row}>
      <div className={classes.who}>
        <MemberMark name={name} size={32} />
        <div>
          <Text fw={600}>
            {name}
            {own && (
              <Badge size="sm" variant="light" color="information" ml={8} tt="none">
                Vous
              </Badge>
            )}
            {status === 'suspended' && (
              <Badge size="sm" variant="light" color="warning" ml={8} tt="none">
                Compte suspendu
              </Badge>
            )}
          </Text>
          <Text size="sm" c="dimmed">
            {email}
          </Text>
        </div>
      </div>
      <Text size="sm">
        {workspaceRoleLabels[role]}
        <Difference member={member} />
      </Text>
      <Text size="sm" c="dimmed">
        {lastSeenAt ? (
          <>
            <span className={classes.whenLabel}>Dernière visite le</span> {formatDayOf(lastSeenAt)}
          </>
        ) : (
          'Pas encore de visite'
        )}
      </Text>
      <div className={classes.acts}>
        <Button
          variant="subtle"
          size="compact-sm"
          color="gray"
          aria-label={`${changeable ? 'Modifier' : 'Voir'} les autorisations de ${name}`}
          onClick={onOpen}
        >
          {changeable ? 'Modifier' : 'Autorisations'}
        </Button>
        {(removable || own) && (
          <Button
            variant="subtle"
            size="compact-sm"
            color="gray"
            aria-label={own ? 'Quitter cet espace' : `Retirer ${name}`}
            onClick={onRemove}
          >
            {own ? 'Quitter' : 'Retirer'}
          </Button>
        )}
      </div>
    </li>
  );
}

/** `+2 −1`, told in words to who points or listens. */
function Difference({ member: { grants, refusals } }: { member: Member }) {
  if (grants.length + refusals.length === 0) return null;
  return (
    <span className={classes.difference} title={differenceInWords({ grants, refusals })}>
      {[
        grants.length > 0 && `${formatCount(grants.length, 'autorisation')} en plus`,
        refusals.length > 0 &&
          (grants.length > 0
            ? `${refusals.length}\u00a0en moins`
            : `${formatCount(refusals.length, 'autorisation')} en moins`),
      ]
        .filter(Boolean)
        .join(', ')}
    </span>
  );
}
