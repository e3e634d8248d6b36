import { Button, Menu } from '@mantine/core';
import { campaignStatuses } from '../../../../../shared/campaigns/campaigns.rules.ts';
import type { CampaignWithFigures } from '../../../../../shared/campaigns/list.contract.ts';
import { keysOf } from '../../../../../shared/kernel/closed-lists.ts';
import { ActMenu } from '../../../components/act-menu.tsx';
import { BulkBar } from '../../../components/bulk-bar.tsx';
import { ClientItems } from '../../../components/client-items.tsx';
import { MemberItems } from '../../../components/member-items.tsx';
import { TagMenu, UntagMenu } from '../../../components/tag-menu.tsx';
import { formatCount } from '../../../lib/format.ts';
import { useClientNames } from '../../../lib/use-client-names.ts';
import { actOnMany, type BulkAct } from '../bulk-acts.ts';
import { useCampaignSpace } from '../campaign-space.ts';
import { StatusBadge } from '../status-badge.tsx';

type Props = {
  campaigns: readonly CampaignWithFigures[];
  /** The tags in use, the most frequent first. */
  tags: readonly string[];
  onDone: () => void;
};

/** What can be done to the selected campaigns together. */
export function CampaignsBulkBar({ campaigns, tags, onDone }: Props) {
  const { store } = useCampaignSpace();
  const { data: clients = [] } = useClientNames();
  const act = (bulk: BulkAct) => {
    onDone();
    void actOnMany(store, campaigns, bulk);
  };
  const worn = [...new Set(campaigns.flatMap((campaign) => campaign.tags))].sort((one, other) =>
    one.localeCompare(other, 'fr'),
  );
  const button = (label: string) => (
    <Button variant="default" size="sm">
      {label}
    </Button>
  );
  return (
    <BulkBar label="Campagnes sélectionnées" count={formatCount(campaigns.length, 'sélectionnée')} onClear={onDone}>
      <ActMenu position="top" width={200} target={button('Changer le statut')}>
        {keysOf(campaignStatuses).map((status) => (
          <Menu.Item key={status} onClick={() => act({ action: 'status', value: status })}>
            <StatusBadge status={status} />
          </Menu.Item>
        ))}
      </ActMenu>
      <ActMenu position="top" width={240} target={button('Confier')}>
        <MemberItems onChoose={(id) => act({ action: 'owner', value: id ?? 'none' })} />
      </ActMenu>
      {clients.length > 0 && (
        <ActMenu position="top" width={260} target={button('Ranger')}>
          <Menu.Label>Ranger chez</Menu.Label>
          <ClientItems
            clients={clients}
            none="Sans client"
            chosen=""
            onChoose={(id) => act({ action: 'client', value: id ?? 'none' })}
          />
        </ActMenu>
      )}
      <TagMenu tags={tags} onTag={(tag) => act({ action: 'tag', value: tag })} />
      <UntagMenu tags={worn} onUntag={(tag) => act({ action: 'untag', value: tag })} />
      <Button variant="default" size="sm" onClick={() => act({ action: 'archive' })}>
        Archiver
      </Button>
      <Button variant="default" size="sm" c="accent" onClick={() => act({ action: 'delete' })}>
        Supprimer
      </Button>
    </BulkBar>
  );
}
