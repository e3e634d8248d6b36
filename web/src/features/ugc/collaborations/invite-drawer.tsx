import { Button, Checkbox, Drawer, Group, Skeleton, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import useSWR from 'swr';
import type { UgcCampaign } from '../../../../../shared/ugc/campaign.ts';
import { collaborationLimits } from '../../../../../shared/ugc/collaboration.rules.ts';
import { listCreators } from '../../../../../shared/ugc/creator.contract.ts';
import { FormNotice } from '../../../components/form-notice.tsx';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { say } from '../../../components/undo-toast.tsx';
import { messageOf } from '../../../lib/api-error.ts';
import { formatCount } from '../../../lib/format.ts';
import { request } from '../../../lib/request.ts';
import { useFocusReturn } from '../../../lib/use-focus-return.ts';
import { outcomeTexts } from './outcome-texts.ts';
import { useCollaborationActs } from './use-collaborations.ts';

type Props = { campaign: UgcCampaign; onClose: () => void };

/** Whom to invite, those who fit the brief first. */
export function InviteDrawer({ campaign, onClose }: Props) {
  useFocusReturn();
  const [q, setQ] = useState('');
  /** By id, the names of who is chosen. */
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map());
  const [left, setLeft] = useState<string[]>([]);
  const [message, setMessage] = useState('');
  const [state, setState] = useState<{ busy: boolean; refusal: string | null }>({ busy: false, refusal: null });
  const { invite } = useCollaborationActs();
  const { data, error, mutate } = useSWR(
    [listCreators.operation, campaign.id, q],
    () => request(listCreators, { query: { campaignId: campaign.id, limit: '50', ...(q && { q }) } }),
    { keepPreviousData: true },
  );
  function toggle(id: string, name: string) {
    const now = new Map(chosen);
    if (!now.delete(id)) now.set(id, name);
    setChosen(now);
  }

  async function send() {
    if (state.busy || chosen.size === 0) return;
    setState({ busy: true, refusal: null });
    try {
      const outcomes = await invite(campaign.id, [...chosen.keys()], message);
      const invited = outcomes.filter(({ outcome }) => outcome === 'invited').length;
      if (invited > 0) say(`${formatCount(invited, 'créateur invité', 'créateurs invités')}`);
      if (invited === outcomes.length) return onClose();
      setLeft(
        outcomes.flatMap(({ creatorId, outcome }) =>
          outcomeTexts[outcome] ? `${chosen.get(creatorId) ?? 'Un créateur'} ${outcomeTexts[outcome]}` : [],
        ),
      );
      setChosen(new Map());
      setState({ busy: false, refusal: null });
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
        {left.length > 0 && (
          <FormNotice tone="refused">
            {left.map((line) => (
              <Text key={line} size="sm">
                {line}.
              </Text>
            ))}
          </FormNotice>
        )}
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
              checked={chosen.has(id)}
              disabled={!chosen.has(id) && chosen.size >= collaborationLimits.invitations}
              onChange={() => toggle(id, displayName)}
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
          <Button onClick={send} disabled={chosen.size === 0} aria-disabled={state.busy}>
            {state.busy
              ? 'Envoi...'
              : chosen.size === 0
                ? 'Inviter'
                : `Inviter ${formatCount(chosen.size, 'créateur')}`}
          </Button>
          <Button variant="default" onClick={onClose}>
            Fermer
          </Button>
        </Group>
      </Stack>
    </Drawer>
  );
}
