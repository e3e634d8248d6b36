import { Button, Checkbox, Drawer, Group, Skeleton, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import useSWR from 'swr';
import type { UgcCampaign } from '../../../../../shared/ugc/campaign.ts';
import { collaborationLimits } from '../../../../../shared/ugc/collaboration.rules.ts';
import { listCreators } from '../../../../../shared/ugc/creator.contract.ts';
import { FormNotice } from '../../../components/form-notice.tsx';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { messageOf } from '../../../lib/api-error.ts';
import { formatCount } from '../../../lib/format.ts';
import { request } from '../../../lib/request.ts';
import { useFocusReturn } from '../../../lib/use-focus-return.ts';
import { useCollaborationActs } from './use-collaborations.ts';

type Props = { campaign: UgcCampaign; onClose: () => void };

/** Whom to invite, those who fit the brief first. */
export function InviteDrawer({ campaign, onClose }: Props) {
  useFocusReturn();
  const [q, setQ] = useState('');
  const [chosen, setChosen] = useState<string[]>([]);
  const [message, setMessage] = useState('');
  const [state, setState] = useState<{ busy: boolean; refusal: string | null }>({ busy: false, refusal: null });
  const { invite } = useCollaborationActs();
  const { data, error, mutate } = useSWR(
    [listCreators.operation, campaign.id, q],
    () => request(listCreators, { query: { campaignId: campaign.id, limit: '50', ...(q && { q }) } }),
    { keepPreviousData: true },
  );
  const toggle = (id: string) =>
    setChosen((now) => (now.includes(id) ? now.filter((one) => one !== id) : [...now, id]));

  async function send() {
    if (state.busy || chosen.length === 0) return;
    setState({ busy: true, refusal: null });
    try {
      await invite(campaign.id, chosen, message);
      onClose();
    } catch (failure) {
      setState({ busy: false, refusal: messageOf(failure, 'Les invitations ne sont pas parties') });
    }
  }

  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={520}
      title="Inviter des créateurs"
      transitionProps={{ duration: 150 }}
      overlayProps={{ backgroundOpacity: 0.35 }}
    >
      <Stack gap="md">
        {state.refusal && <FormNotice tone="refused">{state.refusal}</FormNotice>}
        <TextInput
          type="search"
          label="Chercher un créateur"
          value={q}
          onChange={({ currentTarget }) => setQ(currentTarget.value)}
        />
        {!data && error && <LoadFailure what="Les créateurs" error={error} onRetry={() => mutate()} />}
        {!data && !error && <Skeleton height={240} />}
        {data?.items.length === 0 && <Text c="dimmed">Aucun créateur ne correspond.</Text>}
        <Stack gap="xs">
          {data?.items.map(({ id, displayName, city, match }) => (
            <Checkbox
              key={id}
              label={displayName}
              description={[city, match && `correspond à ${match.score}\u00a0%`].filter(Boolean).join(' · ')}
              checked={chosen.includes(id)}
              disabled={!chosen.includes(id) && chosen.length >= collaborationLimits.invitations}
              onChange={() => toggle(id)}
            />
          ))}
        </Stack>
        <Textarea
          label="Message"
          rows={3}
          maxLength={collaborationLimits.message}
          value={message}
          onChange={({ currentTarget }) => setMessage(currentTarget.value)}
        />
        <Text size="sm" c="dimmed">
          Chacun reçoit un e-mail avec son lien personnel, et deux semaines pour répondre.
        </Text>
        <Group>
          <Button onClick={send} disabled={chosen.length === 0} aria-disabled={state.busy}>
            {state.busy ? 'Envoi...' : `Inviter ${formatCount(chosen.length, 'créateur')}`}
          </Button>
          <Button variant="default" onClick={onClose}>
            Fermer
          </Button>
        </Group>
      </Stack>
    </Drawer>
  );
}
