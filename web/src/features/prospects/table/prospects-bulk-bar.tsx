import { Button, Menu } from '@mantine/core';
import { keysOf } from '../../../../../shared/kernel/closed-lists.ts';
import type { Prospect } from '../../../../../shared/prospects/prospect.ts';
import { prospectStatuses } from '../../../../../shared/prospects/prospects.rules.ts';
import { ActMenu } from '../../../components/act-menu.tsx';
import { BulkBar } from '../../../components/bulk-bar.tsx';
import { FileMenu } from '../../../components/file-menu.tsx';
import { HandMenu } from '../../../components/hand-menu.tsx';
import { TagMenu, UntagMenu } from '../../../components/tag-menu.tsx';
import { tagsWorn } from '../../../lib/bulk.ts';
import { formatCount } from '../../../lib/format.ts';
import { useProfile } from '../../../lib/use-profile.ts';
import { actOnMany, type BulkAct, oneself } from '../bulk-acts.ts';
import { useProspectSpace } from '../prospect-space.ts';
import { StatusBadge } from '../status-badge.tsx';

type Props = {
  prospects: readonly Prospect[];
  /** The tags in use, the most frequent first. */
  tags: readonly string[];
  onDone: () => void;
};

/** What can be done to the selected prospects together. */
export function ProspectsBulkBar({ prospects, tags, onDone }: Props) {
  const space = useProspectSpace();
  const me = useProfile().data?.user.id;
  const act = (bulk: BulkAct, whom?: string) => {
    onDone();
    void actOnMany(space, prospects, bulk, whom);
  };
  return (
    <BulkBar label="Prospects sélectionnés" count={formatCount(prospects.length, 'sélectionné')} onClear={onDone}>
      <ActMenu
        position="top"
        width={200}
        target={
          <Button variant="default" size="sm">
            Changer le statut
          </Button>
        }
      >
        {keysOf(prospectStatuses).map((status) => (
          <Menu.Item key={status} onClick={() => act({ action: 'status', value: status })}>
            <StatusBadge status={status} />
          </Menu.Item>
        ))}
      </ActMenu>
      <HandMenu onHand={(id, name) => act({ action: 'owner', value: id ?? 'none' }, id === me ? oneself : name)} />
      <FileMenu onFile={(id, name) => act({ action: 'client', value: id ?? 'none' }, name)} />
      <TagMenu tags={tags} onTag={(tag) => act({ action: 'tag', value: tag })} />
      <UntagMenu tags={tagsWorn(prospects)} onUntag={(tag) => act({ action: 'untag', value: tag })} />
      <Button variant="default" size="sm" c="accent" onClick={() => act({ action: 'delete' })}>
        Supprimer
      </Button>
    </BulkBar>
  );
}
