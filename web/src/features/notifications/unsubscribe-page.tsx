import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { unsubscribe } from '../../../../shared/notifications/unsubscribe.contract.ts';
import { paths } from '../../../../shared/page-paths.ts';
import { FormNotice } from '../../components/form-notice.tsx';
import { messageOf } from '../../lib/api-error.ts';
import { request } from '../../lib/request.ts';

/** Where whoever holds a mail stops its kind. Nothing happens before a press: programs open the links of mails. */
export function UnsubscribePage() {
  const { token = '' } = useParams();
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function leave() {
    if (busy) return;
    setBusy(true);
    setRefusal(null);
    try {
      await request(unsubscribe, { params: { token } });
      setDone(true);
    } catch (problem) {
      setRefusal(messageOf(problem, 'Votre demande n’a pas pu être enregistrée'));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Stack gap="lg">
      <Title>Ne plus recevoir ces e-mails</Title>
      {refusal && <FormNotice tone="refused">{refusal}</FormNotice>}
      {done ? (
        <FormNotice tone="done">
          Les e-mails de ce genre ne vous seront plus envoyés. Pour changer d’avis, ouvrez{' '}
          <Anchor href={paths.notificationPreferences}>vos préférences</Anchor>.
        </FormNotice>
      ) : (
        <>
          <Text>
            Les e-mails du même genre que celui que vous avez reçu ne vous seront plus envoyés. Vos notifications
            restent dans Réclame, et les messages de sécurité et de paiement continuent d’arriver.
          </Text>
          <Group>
            <Button size="md" aria-disabled={busy} onClick={leave}>
              {busy ? 'Enregistrement...' : 'Ne plus les recevoir'}
            </Button>
          </Group>
        </>
      )}
    </Stack>
  );
}
