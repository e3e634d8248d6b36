import { Button, Menu } from '@mantine/core';
import { campaignLimits, campaignStatuses } from '../../../../../shared/campaigns/campaigns.rules.ts';
import type { CampaignWithFigures } from '../../../../../shared/campaigns/list.contract.ts';
import { keysOf } from '../../../../../shared/kernel/closed-lists.ts';
import { ActMenu } from '../../../components/act-menu.tsx';
import { BulkBar } from '../../../components/bulk-bar.tsx';
import { FileMenu } from '../../../components/file-menu.tsx';
import { HandMenu } from '../../../components/hand-menu.tsx';
import { TagMenu, UntagMenu } from '../../../components/tag-menu.tsx';
import { tagsWorn } from '../../../lib/bulk.ts';
import { formatCount } from '../../../lib/format.ts';
import { usePageKeys } from '../../../lib/single-keys.ts';
import { useProfile } from '../../../lib/use-profile.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { actOnMany, type BulkAct, oneself } from '../bulk-acts.ts';
import { useCampaignSpace } from '../campaign-space.ts';
import { comparing } from '../compare/compare-url.ts';
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
  const { change } = useUrlState();
  const isComparable = campaigns.length >= 2 && campaigns.length <= campaignLimits.compared;
  const compare = () => change(comparing(campaigns.map(({ id }) => ({ campaignId: id }))));
  usePageKeys((key) => {
    if (key === 'c' && isComparable) compare();
    return key === 'c';
  });
  const me = useProfile().data?.user.id;
  const act = (bulk: BulkAct, whom?: string) => {
    onDone();
    void actOnMany(store, campaigns, bulk, whom);
  };
  return (
    <BulkBar label="Campagnes sélectionnées" count={formatCount(campaigns.length, 'sélectionnée')} onClear={onDone}>
      <Button
        variant="default"
        size="sm"
        aria-keyshortcuts="c"
        disabled={!isComparable}
        title={`De 2 à ${campaignLimits.compared} campagnes`}
        onClick={compare}
      >
        Comparer
      </Button>
      <ActMenu
        position="top"
        width={200}
        target={
          <Button variant="default" size="sm">
            Changer le statut
          </Button>
        }
      >
        {keysOf(campaignStatuses).map((status) => (
          <Menu.Item key={status} onClick={() => act({ action: 'status', value: status })}>
            <StatusBadge status={status} />
          </Menu.Item>
        ))}
      </ActMenu>
      <HandMenu onHand={(id, name) => act({ action: 'owner', value: id ?? 'none' }, id === me ? oneself : name)} />
      <FileMenu onFile={(id, name) => act({ action: 'client', value: id ?? 'none' }, name)} />
      <TagMenu tags={tags} onTag={(tag) => act({ action: 'tag', value: tag })} />
      <UntagMenu tags={tagsWorn(campaigns)} onUntag={(tag) => act({ action: 'untag', value: tag })} />
      <Button variant="default" size="sm" onClick={() => act({ action: 'archive' })}>
        Archiver
      </Button>
      <Button variant="default" size="sm" c="accent" onClick={() => act({ action: 'delete' })}>
        Supprimer
      </Button>
    </BulkBar>
  );
}
