import { Button, Group, Stack } from '@mantine/core';
import { campaignStatuses } from '../../../../shared/campaigns/campaigns.rules.ts';
import { ConflictChoice } from '../../components/conflict-choice.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { PlanLimitNotice } from '../../components/plan-limit-notice.tsx';
import { type Held, useCampaignSpace } from './campaign-space.ts';
import { setStatus } from './set-status.ts';

/** A status that was not written: someone chose another at the same time, or the plan has no place left. */
export function HeldDialog({ held, onClose }: { held: Held; onClose: () => void }) {
  const space = useCampaignSpace();
  if (held.kind === 'plan') {
    return (
      <Dialog title={`${held.campaign.name} n’est pas activée`} onClose={onClose}>
        <Stack>
          <PlanLimitNotice error={held.refusal} things="campagnes actives" />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose} data-autofocus>
              J’ai compris
            </Button>
          </Group>
        </Stack>
      </Dialog>
    );
  }
  const { theirs, mine } = held;
  return (
    <Dialog title={`${theirs.name} a été modifiée`} onClose={onClose}>
      <ConflictChoice
        what="Quelqu’un a changé le statut de cette campagne en même temps que vous. Lequel garder&nbsp;?"
        mine={campaignStatuses[mine]}
        theirs={campaignStatuses[theirs.status]}
        onMine={() => {
          onClose();
          void setStatus(space, theirs, mine);
        }}
        onTheirs={onClose}
      />
    </Dialog>
  );
}
