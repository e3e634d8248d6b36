import { Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { User } from '../../../../../shared/auth/auth.contract.ts';
import { workspaceRoleLabels } from '../../../../../shared/kernel/permission-labels.ts';
import type { Permission } from '../../../../../shared/kernel/permissions.ts';
import { beyond, mayGive } from '../../../../../shared/team/giving.ts';
import type { Member } from '../../../../../shared/team/member.contract.ts';
import framed from '../../../components/framed-list.module.css';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { say } from '../../../components/undo-toast.tsx';
import { formatCount } from '../../../lib/format.ts';
import { formatChoice } from '../../../lib/format-choice.ts';
import { endSession } from '../../../lib/session.ts';
import { useOpened } from '../../../lib/use-opened.ts';
import { useProfile } from '../../../lib/use-profile.ts';
import { InvitationRow } from './invitation-row.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { MemberDialog } from './member-dialog.tsx';
import { MemberRow } from './member-row.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { nameOf, useTeam } from './use-team.ts';

/** The people of the workspace, and who is invited. */
export function TeamSection() {
  const { data, error, mutate } = useProfile();
  if (error && !data) return <LoadFailure what="L’équipe" error={error} onRetry={() => mutate()} />;
  if (!data) return <TeamSkeleton />;
  if (!data.user.permissions.includes('team:read'))
    return <Text>Vous n’avez pas accès à l’équipe de cet espace. Demandez à l’un de ses propriétaires.</Text>;
  return <TeamOf user={data.user} />;
}

function TeamOf({ user }: { user: User }) {
  const team = useTeam();
  const { members, invitations, error, reload, more, readingMore } = team;
  const [search, setSearch] = useSearchParams();
  const [inviting, invitation] = useOpened('inviter');
  const [leaver, setLeaver] = useState<Member | null>(null);
  const holds = new Set(user.permissions as Permission[]);
  const manages = holds.has('team:manage');
  const giveable = mayGive(holds);
  if (error && !members) return <LoadFailure what="L’équipe" error={error} onRetry={reload} />;
  if (!members || !invitations) return <TeamSkeleton />;
  const owners = members.filter(({ role }) => role === 'owner');
  const opened = members.find(({ userId }) => userId === search.get('membre'));

  function open(userId: string | null) {
    setSearch((before) => {
      const next = new URLSearchParams(before);
      if (userId) next.set('membre', userId);
      else next.delete('membre');
      return next;
    });
  }

  /** Why someone may not be changed by who looks, or null. */
  function lockOf(member: Member): string | null {
    if (!manages)
      return `Demandez à ${formatChoice(owners.map(({ firstName }) => firstName))} (propriétaire) pour changer un rôle.`;
    if (member.userId === user.id && !(member.role === 'owner' && owners.length > 1))
      return 'Personne ne change son propre rôle\u00a0: demandez à une autre personne qui gère l’équipe.';
    if (beyond(giveable, member).length > 0)
      return `${nameOf(member)} a des autorisations que vous n’avez pas\u00a0: demandez à ${formatChoice(owners.map(({ firstName }) => firstName))} (propriétaire).`;
    return null;
  }

  return (
    <Stack gap="lg">
      <Group justify="space-between" align="flex-start" gap="md">
        <Text c="dimmed" maw={520}>
          {manages
            ? 'Chaque membre a un rôle, auquel vous pouvez ajouter ou retirer des autorisations. L’effet est immédiat.'
            : `Pour inviter quelqu’un ou changer un rôle, demandez à ${formatChoice(owners.map(({ firstName }) => firstName))} (${workspaceRoleLabels.owner.toLowerCase()}).`}
        </Text>
        {manages && (
          <Button leftSection={<IconUserPlus size={16} aria-hidden />} onClick={invitation.open}>
            Inviter
          </Button>
        )}
      </Group>
      <section aria-labelledby="membres">
        <Title order={2} id="membres" fz="1rem" mb="xs">
          {formatCount(members.length, 'membre')}
          {more && ' ou plus'}
        </Title>
        <ul className={framed.list}>
          {members.map((member) => (
            <MemberRow
              key={member.userId}
              member={member}
              own={member.userId === user.id}
              changeable={lockOf(member) === null}
              removable={manages && member.userId !== user.id && beyond(giveable, member).length === 0}
              onOpen={() => open(member.userId)}
              onRemove={() => setLeaver(member)}
            />
          ))}
        </ul>
      </section>
      {invitations.length > 0 && (
        <section aria-labelledby="invitations">
          <Title order={2} id="invitations" fz="1rem" mb="xs">
            {formatCount(invitations.length, 'invitation')} en attente
          </Title>
          <ul className={framed.list}>
            {invitations.map((invitation) => (
              <InvitationRow
                key={invitation.id}
                invitation={invitation}
                manages={manages}
                resend={team.resend}
                revoke={team.revoke}
              />
            ))}
          </ul>
        </section>
      )}
      {members.length === 1 && invitations.length === 0 && manages && (
        <Text>Il n’y a que vous dans cet espace. Invitez les personnes avec qui vous travaillez.</Text>
      )}
      {more && (
        <Button variant="default" mr="auto" onClick={more} aria-disabled={readingMore}>
          {readingMore ? 'Chargement...' : 'Afficher la suite'}
        </Button>
      )}
      {inviting && manages && <InviteDialog giveable={giveable} onSent={reload} onClose={invitation.close} />}
      {opened && (
        <MemberDialog
          key={opened.userId}
          member={opened}
          own={opened.userId === user.id}
          owns={holds.has('workspace:own')}
          giveable={giveable}
          locked={lockOf(opened)}
          onChange={team.change}
          onClose={() => open(null)}
        />
      )}
      {leaver && (
        <RemoveDialog
          member={leaver}
          own={leaver.userId === user.id}
          others={members.filter(({ userId }) => userId !== leaver.userId)}
          onRemove={(to) => team.remove(leaver, to)}
          onDone={() => {
            if (leaver.userId === user.id) return endSession();
            say(`${nameOf(leaver)} n’est plus membre de cet espace`);
            setLeaver(null);
          }}
          onClose={() => setLeaver(null)}
        />
      )}
    </Stack>
  );
}

function TeamSkeleton() {
  return (
    <Stack gap="lg" role="status" aria-label="Chargement de l’équipe">
      <Skeleton height={20} width="60%" />
      <Skeleton height={260} radius="lg" />
    </Stack>
  );
}
