import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import useSWR from 'swr';
import {
  answerReportRecipient,
  getReportRecipient,
  type Recipient,
} from '../../../../../shared/analytics/recipients.contract.ts';
import { FormNotice } from '../../../components/form-notice.tsx';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { PageSpinner } from '../../../components/page-spinner.tsx';
import { messageOf } from '../../../lib/api-error.ts';
import { isGone } from '../../../lib/notices.ts';
import { request } from '../../../lib/request.ts';

/** Where whoever gets reports by mail says yes, or no more. Nothing happens before a press: programs open the links of mails. */
export function SubscriptionPage() {
  const { token = '' } = useParams();
  const { data, error, mutate } = useSWR(
    [getReportRecipient.operation, token],
    async () => (await request(getReportRecipient, { params: { token } })).recipient,
    { revalidateOnFocus: false },
  );
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function answer(action: 'confirm' | 'unsubscribe') {
    if (busy) return;
    setBusy(true);
    setRefusal(null);
    try {
      const { recipient } = await request(answerReportRecipient, { params: { token }, body: { action } });
      await mutate(recipient, { revalidate: false });
    } catch (problem) {
      setRefusal(messageOf(problem, 'Votre réponse n’a pas pu être enregistrée'));
    } finally {
      setBusy(false);
    }
  }

  if (error && isGone(error)) {
    return (
      <Stack gap="lg">
        <Title>Lien inconnu</Title>
        <Text>Ce lien n’existe pas ou n’est plus valable. Rouvrez-le depuis votre e-mail.</Text>
      </Stack>
    );
  }
  if (error && !data) return <LoadFailure what="L’abonnement" error={error} onRetry={() => mutate()} />;
  if (!data) return <PageSpinner />;
  return (
    <Stack gap="lg">
      <Title>Rapports par e-mail</Title>
      {refusal && <FormNotice tone="refused">{refusal}</FormNotice>}
      <State recipient={data} />
      <Group>
        {(data.state === 'asked' || data.state === 'left') && (
          <Button size="md" aria-disabled={busy} onClick={() => answer('confirm')}>
            {data.state === 'asked' ? 'Recevoir ces rapports' : 'Les recevoir de nouveau'}
          </Button>
        )}
        {data.state !== 'left' && (
          <Button size="md" variant="default" aria-disabled={busy} onClick={() => answer('unsubscribe')}>
            {data.state === 'asked' ? 'Non merci' : 'Ne plus les recevoir'}
          </Button>
        )}
      </Group>
    </Stack>
  );
}

function State({ recipient: { email, workspace, state } }: { recipient: Recipient }) {
  switch (state) {
    case 'asked':
      return (
        <Text>
          «&nbsp;{workspace}&nbsp;» souhaite envoyer ses rapports à {email}. Vous pourrez les arrêter à tout moment.
        </Text>
      );
    case 'left':
      return (
        <FormNotice tone="done">
          {email} ne reçoit plus les rapports de «&nbsp;{workspace}&nbsp;».
        </FormNotice>
      );
    case 'confirmed':
    case 'member':
      return (
        <FormNotice tone="done">
          {email} reçoit les rapports de «&nbsp;{workspace}&nbsp;».
        </FormNotice>
      );
  }
}
