import { Alert, Anchor, Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { User } from '../../../shared/auth/auth.contract.ts';
import { resumeMails } from '../../../shared/auth/returned-mail.contract.ts';
import { paths } from '../../../shared/page-paths.ts';
import { messageOf } from '../lib/api-error.ts';
import { formatDayOf } from '../lib/format.ts';
import { request } from '../lib/request.ts';
import { useProfile } from '../lib/use-profile.ts';
import { FormNotice } from './form-notice.tsx';

type Stop = NonNullable<User['mailStop']>;

const said: Record<Stop['reason'], { why: (email: string, day: string) => string; again: string }> = {
  bounce: {
    why: (email, day) =>
      `Depuis le ${day}, ils reviennent de ${email}. Corrigez cette adresse ou, si elle fonctionne à nouveau, réessayez.`,
    again: 'Réessayer',
  },
  complaint: {
    why: (email, day) =>
      `L’un d’eux a été signalé comme indésirable depuis ${email} le ${day}\u00a0: nous n’en envoyons plus à cette adresse.`,
    again: 'Les recevoir à nouveau',
  },
};

/** That no mail reaches the person any more, and the ways to settle it; nothing while mails do. */
export function MailsStopped({ onLeave }: { onLeave?: () => void }) {
  const { data, mutate } = useProfile();
  const [busy, setBusy] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { mailStop, email = '' } = data?.user ?? {};

  async function retry() {
    if (busy) return;
    setBusy(true);
    setRefusal(null);
    try {
      const answer = await request(resumeMails);
      setSentTo(answer.user.email);
      await mutate(answer, { revalidate: false });
    } catch (problem) {
      setRefusal(messageOf(problem, 'Votre demande n’a pas pu être enregistrée'));
    } finally {
      setBusy(false);
    }
  }

  if (sentTo && !mailStop)
    return (
      <FormNotice tone="done">
        Un e-mail vient de partir vers {sentTo}. S’il nous revient, vous le lirez ici.
      </FormNotice>
    );
  if (!mailStop) return null;
  const { why, again } = said[mailStop.reason];
  return (
    <Alert color="warning" variant="light" p="sm" mb="md" role="status" title="Vos e-mails ne vous parviennent plus">
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {why(email, formatDayOf(mailStop.at))}
      </Text>
      {refusal && (
        <Text size="sm" mt="xs" role="alert">
          {refusal}
        </Text>
      )}
      <Group gap="md" mt="xs">
        <Button variant="default" size="compact-sm" aria-disabled={busy} onClick={retry}>
          {again}
        </Button>
        <Anchor component={Link} to={paths.security} size="sm" onClick={onLeave}>
          Changer d’adresse
        </Anchor>
      </Group>
    </Alert>
  );
}
