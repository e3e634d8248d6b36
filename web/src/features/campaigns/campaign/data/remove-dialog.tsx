import { Group, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Campaign } from '../../../../../../shared/campaigns/campaign.ts';
import { deletePerformance } from '../../../../../../shared/campaigns/performance.contract.ts';
import type { Period } from '../../../../../../shared/rules/periods.ts';
import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx';
import { say } from '../../../../components/undo-toast.tsx';
import { formatCount } from '../../../../lib/format.ts';
import { request } from '../../../../lib/request.ts';

type Props = { campaign: Campaign; start: Period; onDone: () => void; onClose: () => void };

/** Takes away all figures between two days, of the campaign and of its ads. */
export function RemoveDialog({ campaign, start, onDone, onClose }: Props) {
  const [period, setPeriod] = useState(start);
  const day = (name: 'from' | 'to', label: string) => (
    <TextInput
      type="date"
      label={label}
      value={period[name]}
      onChange={({ currentTarget: { value } }) => setPeriod((latest) => ({ ...latest, [name]: value }))}
    />
  );
  return (
    <ConfirmDialog
      title="Retirer des chiffres"
      keep="Garder"
      act="Retirer"
      acting="Retrait..."
      otherwise="Les chiffres n’ont pas été retirés"
      onAct={async () => {
        const { removed } = await request(deletePerformance, { params: { id: campaign.id }, query: period });
        say(
          removed === 0 ? 'Il n’y avait rien à retirer' : `${formatCount(removed, 'ligne retirée', 'lignes retirées')}`,
        );
      }}
      onDone={onDone}
      onClose={onClose}
    >
      <Group grow>
        {day('from', 'Du')}
        {day('to', 'Au')}
      </Group>
      <Text size="sm">
        Toutes les lignes de ces jours seront perdues, celles des publicités comprises. Rien ne les ramène, sinon un
        nouvel import.
      </Text>
    </ConfirmDialog>
  );
}
