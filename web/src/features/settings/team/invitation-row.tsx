import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { workspaceRoleLabels } from '../../../../../shared/kernel/permission-labels.ts';
import type { Invitation } from '../../../../../shared/team/invitation.contract.ts';
import { say } from '../../../components/undo-toast.tsx';
import { formatDayOf } from '../../../lib/format.ts';
import { sayRefused } from '../../../lib/notices.ts';
import classes from './team.module.css';
import type { Team } from './use-team.ts';

type Props = { invitation: Invitation; manages: boolean; resend: Team['resend']; revoke: Team['revoke'] };

/** An invitation that waits, or that nobody has answered in time. */
export function InvitationRow({ invitation, manages, resend, revoke }: Props) {
  const [busy, setBusy] = useState(false);
  const { email, role, status, expiresAt, invitedBy } = invitation;
  const until = formatDayOf(expiresAt);

  async function act(what: Promise<unknown>, done: string, otherwise: string) {
    if (busy) return;
    setBusy(true);
    try {
      await what;
      say(done);
    } catch (error) {
      sayRefused(otherwise, error);
    }
    setBusy(false);
  }

  return (
    <li className={classes.row}>
      <div className={classes.who}>
        <div>
          <Text fw={600}>{email}</Text>
          <Text size="sm" c="dimmed">
            Invitation envoyée par {invitedBy.name}
          </Text>
        </div>
      </div>
      <Text size="sm">{workspaceRoleLabels[role]}</Text>
      <Text size="sm" c={status === 'expired' ? 'var(--mantine-color-warning-text)' : 'dimmed'}>
        <span className={classes.whenLabel}>{status === 'expired' ? 'Expirée le' : 'Valable jusqu’au'}</span> {until}
      </Text>
      <div className={classes.acts}>
        {manages && (
          <>
            <Button
              variant="subtle"
              size="compact-sm"
              color="gray"
              aria-label={`Renvoyer l’invitation de ${email}`}
              aria-disabled={busy}
              onClick={() =>
                act(
                  resend(invitation),
                  'Invitation renvoyée\u00a0: l’ancien lien ne marche plus',
                  'L’invitation n’a pas été renvoyée',
                )
              }
            >
              Renvoyer
            </Button>
            <Button
              variant="subtle"
              size="compact-sm"
              color="gray"
              aria-label={`Révoquer l’invitation de ${email}`}
              aria-disabled={busy}
              onClick={() => act(revoke(invitation), 'Invitation révoquée', 'L’invitation n’a pas été révoquée')}
            >
              Révoquer
            </Button>
          </>
        )}
      </div>
    </li>
  );
}
