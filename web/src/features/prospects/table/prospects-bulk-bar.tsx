import { Button, Menu, Text } from '@mantine/core';
import { useState } from 'react';
import { keysOf } from '../../../../../shared/kernel/closed-lists.ts';
import type { Prospect } from '../../../../../shared/prospects/prospect.ts';
import { prospectLimits, prospectStatuses, restoreSeconds } from '../../../../../shared/prospects/prospects.rules.ts';
import { ActMenu } from '../../../components/act-menu.tsx';
import { BulkBar } from '../../../components/bulk-bar.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { FileMenu } from '../../../components/file-menu.tsx';
import { HandMenu } from '../../../components/hand-menu.tsx';
import { TagMenu, UntagMenu } from '../../../components/tag-menu.tsx';
import { tagsWorn } from '../../../lib/bulk.ts';
import { formatCount, formatNumber } from '../../../lib/format.ts';
import { useProfile } from '../../../lib/use-profile.ts';
import { actOnMany, type BulkAct, oneself } from '../bulk-acts.ts';
import { type AllFound, actOnFound } from '../bulk-found.ts';
import { useProspectSpace } from '../prospect-space.ts';
import { StatusBadge } from '../status-badge.tsx';

type Props = {
  prospects: readonly Prospect[];
  /** All that is found is selected, of which those are only the ones that are here. */
  found?: AllFound | undefined;
  /** Selects no more than those that are here. */
  onOnlyShown: () => void;
  /** More are found than one act can take: only those that are here are selected. */
  tooMany: boolean;
  /** The tags in use, the most frequent first. */
  tags: readonly string[];
  onDone: () => void;
};

/** What can be done to the selected prospects together. */
export function ProspectsBulkBar({ prospects, found, onOnlyShown, tooMany, tags, onDone }: Props) {
  const space = useProspectSpace();
  const me = useProfile().data?.user.id;
  const act = (bulk: BulkAct, whom?: string) => {
    onDone();
    void (found ? actOnFound(space, found, bulk, whom) : actOnMany(space, prospects, bulk, whom));
  };
  const [asksDeletion, setAsksDeletion] = useState(false);
  return (
    <BulkBar
      label="Prospects sélectionnés"
      count={
        found
          ? `Les ${formatCount(found.total, 'prospect trouvé', 'prospects trouvés')}`
          : formatCount(prospects.length, 'sélectionné')
      }
      onClear={onDone}
    >
      {tooMany && (
        <Text size="sm" c="dimmed">
          Affinez la recherche pour agir sur {formatNumber(prospectLimits.bulkFound)} prospects au plus
        </Text>
      )}
      {found && (
        <Button variant="subtle" color="gray" size="sm" px="xs" onClick={onOnlyShown}>
          Seulement les {formatNumber(prospects.length)} affichés
        </Button>
      )}
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
      <UntagMenu tags={found ? tags : tagsWorn(prospects)} onUntag={(tag) => act({ action: 'untag', value: tag })} />
      <Button
        variant="default"
        size="sm"
        c="accent"
        onClick={() => (found ? setAsksDeletion(true) : act({ action: 'delete' }))}
      >
        Supprimer
      </Button>
      {found && asksDeletion && (
        <ConfirmDialog
          title={`Supprimer les ${formatCount(found.total, 'prospect trouvé', 'prospects trouvés')}\u202f?`}
          keep="Ne rien supprimer"
          act="Supprimer"
          acting="Suppression…"
          otherwise="Rien n’a été supprimé"
          onAct={() => Promise.resolve()}
          onDone={() => act({ action: 'delete' })}
          onClose={() => setAsksDeletion(false)}
        >
          <Text size="sm">
            Ils sont tous supprimés, affichés ou non, avec leur historique. Au-delà de {restoreSeconds} secondes, rien
            ne les rétablit.
          </Text>
        </ConfirmDialog>
      )}
    </BulkBar>
  );
}
