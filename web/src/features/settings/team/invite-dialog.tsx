import { Button, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import type { Permission, WorkspaceRole } from '../../../../../shared/kernel/permissions.ts';
import { createInvitation } from '../../../../../shared/team/invitation.contract.ts';
import { invitationDays, invitationMessageLength } from '../../../../../shared/team/team.rules.ts';
import { Dialog, DialogFoot } from '../../../components/dialog.tsx';
import { FormNotice } from '../../../components/form-notice.tsx';
import { PlanLimitNotice, planLimitOf } from '../../../components/plan-limit-notice.tsx';
import { say } from '../../../components/undo-toast.tsx';
import { messageOf } from '../../../lib/api-error.ts';
import { formatCount } from '../../../lib/format.ts';
import { request } from '../../../lib/request.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { inviteInTurns, type Refused } from './invite-in-turns.ts';
import { readAddresses } from './pasted-addresses.ts';
import { RoleChoice } from './role-choice.tsx';
import classes from './team.module.css';

type Props = { giveable: ReadonlySet<Permission>; onSent: () => Promise<unknown>; onClose: () => void };

/** Invites one address or sixty: those that are wrong, or refused, stay in the field with what is wrong with each. */
export function InviteDialog({ giveable, onSent, onClose }: Props) {
  const [text, setText] = useState('');
  const [role, setRole] = useState<WorkspaceRole>('member');
  const [note, setNote] = useState('');
  const [refused, setRefused] = useState<Refused[]>([]);
  const [stopped, setStopped] = useState<unknown>(null);
  const [sent, setSent] = useState(0);
  const { addresses, problems } = readAddresses(text);
  const {
    busy,
    form,
    problems: said,
  } = useSubmit({
    check: () => ({ addresses: addresses.length + problems.length === 0 ? 'Indiquez au moins une adresse' : null }),
    otherwise: 'Les invitations n’ont pas pu être envoyées',
    act: async () => {
      setSent(0);
      setStopped(null);
      const { refused, stop } = await inviteInTurns(
        addresses,
        (email) => request(createInvitation, { body: { email, role, ...(note.trim() && { message: note }) } }),
        setSent,
      );
      const left = [...refused.map(({ email }) => email), ...(stop?.emails ?? [])];
      const done = addresses.length - left.length;
      if (done > 0) {
        say(done < 2 ? 'Invitation envoyée' : `${formatCount(done, 'invitation')} envoyées`);
        await onSent();
      }
      if (left.length + problems.length === 0) return onClose();
      setRefused(refused);
      setStopped(stop?.error ?? null);
      setText([...problems.map((one) => one.text), ...left].join('\n'));
    },
  });
  const why = new Map(refused.map(({ email, message }) => [email, message]));
  const severalLines = text.trim().includes('\n');
  const faults = [
    ...problems.map(
      (one) =>
        `${severalLines ? `Ligne ${one.line}\u00a0: ` : ''}«\u00a0${one.text}\u00a0» n’est pas une adresse e-mail`,
    ),
    ...addresses.flatMap((email) => (why.has(email) ? [`${email}\u00a0: ${why.get(email)}`] : [])),
  ];
  return (
    <Dialog title="Inviter dans l’espace" size={620} onClose={() => busy || onClose()}>
      <form {...form}>
        <Stack gap="lg">
          <Textarea
            label="Adresses e-mail"
            description="Une par ligne, ou collez toute une liste."
            name="addresses"
            size="md"
            autosize
            minRows={3}
            maxRows={10}
            autoComplete="off"
            spellCheck={false}
            data-autofocus
            value={text}
            error={said.addresses}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          {stopped !== null && <StopNotice error={stopped} />}
          <div role="status">
            {faults.length > 0 && (
              <FormNotice tone="refused">
                <Text inherit fw={600}>
                  {faults.length < 2 ? 'Une adresse est à revoir' : `${faults.length} adresses sont à revoir`}
                </Text>
                <ul className={classes.faults}>
                  {faults.map((fault) => (
                    <li key={fault}>{fault}</li>
                  ))}
                </ul>
              </FormNotice>
            )}
          </div>
          <RoleChoice role={role} giveable={giveable} onChange={setRole} />
          <Textarea
            label="Message optionnel"
            name="message"
            size="md"
            autosize
            minRows={2}
            maxRows={6}
            maxLength={invitationMessageLength}
            value={note}
            onChange={({ currentTarget }) => setNote(currentTarget.value)}
          />
        </Stack>
        <DialogFoot>
          <Text size="sm" c="dimmed" flex={1} role="status">
            {busy
              ? `${sent} sur ${addresses.length}...`
              : `Chacun reçoit un lien à son nom, valable ${invitationDays}\u00a0jours.`}
          </Text>
          <Button type="submit" aria-disabled={busy}>
            {busy ? 'Envoi...' : addresses.length > 1 ? `Inviter ${addresses.length} personnes` : 'Inviter'}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}

/** Why those that are left in the field were not invited. */
function StopNotice({ error }: { error: unknown }) {
  const limit = planLimitOf(error);
  if (limit) return <PlanLimitNotice error={limit} things="membres, invitations comprises" />;
  return (
    <FormNotice tone="refused">
      {messageOf(error, 'Le serveur ne répond pas')}. Les adresses restées dans le champ n’ont pas été invitées.
    </FormNotice>
  );
}
