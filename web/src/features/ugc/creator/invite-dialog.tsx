import { Button, NativeSelect, Skeleton, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import useSWR from 'swr';
import { paths } from '../../../../../shared/page-paths.ts';
import { listUgcCampaigns } from '../../../../../shared/ugc/campaign.contract.ts';
import { collaborationLimits } from '../../../../../shared/ugc/collaboration.rules.ts';
import type { Creator } from '../../../../../shared/ugc/creator.ts';
import { Dialog, DialogFoot } from '../../../components/dialog.tsx';
import { FormNotice } from '../../../components/form-notice.tsx';
import { say } from '../../../components/undo-toast.tsx';
import { request } from '../../../lib/request.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { outcomeTexts } from '../collaborations/outcome-texts.ts';
import { useCollaborationActs } from '../collaborations/use-collaborations.ts';

/** Asks a creator to one of the campaigns that take candidatures. */
export function InviteDialog({ creator, onClose }: { creator: Creator; onClose: () => void }) {
  const { data } = useSWR([listUgcCampaigns.operation, 'open', 'closed'], () =>
    request(listUgcCampaigns, { query: { status: ['open', 'closed'], limit: '100' } }),
  );
  const { invite } = useCollaborationActs();
  const [chosen, setChosen] = useState('');
  const [text, setText] = useState('');
  const campaigns = data?.items ?? [];
  const campaignId = chosen || (campaigns[0]?.id ?? '');
  const [whyNot, setWhyNot] = useState<string | null>(null);
  const { busy, message, form } = useSubmit({
    act: async () => {
      const [first] = await invite(campaignId, [creator.id], text.trim());
      const why = first && outcomeTexts[first.outcome];
      if (why) return setWhyNot(`${creator.displayName} ${why}.`);
      say(`${creator.displayName} reçoit votre invitation par e-mail`);
      onClose();
    },
    otherwise: 'L’invitation n’est pas partie',
  });
  return (
    <Dialog title={`Inviter ${creator.displayName}`} onClose={onClose}>
      {!data && <Skeleton height={160} />}
      {data && campaigns.length === 0 && (
        <Stack gap="md">
          <Text>Aucune campagne n’est ouverte. Publiez un brief, puis invitez ce créateur.</Text>
          <Button component={Link} to={paths.createUgcCampaign} mr="auto">
            Nouvelle campagne
          </Button>
        </Stack>
      )}
      {campaigns.length > 0 && (
        <form {...form}>
          <Stack gap="md">
            {(message ?? whyNot) && <FormNotice tone="refused">{message ?? whyNot}</FormNotice>}
            <NativeSelect
              label="Campagne"
              data={campaigns.map(({ id, name }) => ({ value: id, label: name }))}
              value={campaignId}
              onChange={({ currentTarget }) => setChosen(currentTarget.value)}
            />
            <Textarea
              label="Message"
              autosize
              minRows={3}
              maxLength={collaborationLimits.message}
              value={text}
              onChange={({ currentTarget }) => setText(currentTarget.value)}
            />
            <Text size="sm" c="dimmed">
              L’e-mail contient son lien personnel. L’invitation expire dans deux semaines.
            </Text>
            <DialogFoot>
              <Button variant="default" onClick={onClose}>
                Annuler
              </Button>
              <Button type="submit" aria-disabled={busy}>
                {busy ? 'Envoi...' : 'Inviter'}
              </Button>
            </DialogFoot>
          </Stack>
        </form>
      )}
    </Dialog>
  );
}
