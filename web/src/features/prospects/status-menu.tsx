import { Menu } from '@mantine/core';
import { useState } from 'react';
import { keysOf } from '../../../../shared/kernel/closed-lists.ts';
import type { Prospect } from '../../../../shared/prospects/prospect.ts';
import { prospectName } from '../../../../shared/prospects/prospect-name.ts';
import { prospectStatuses } from '../../../../shared/prospects/prospects.rules.ts';
import { RowMenu } from '../../components/row-menu.tsx';
import { LostReasonDialog } from './lost-reason-dialog.tsx';
import { useProspectSpace } from './prospect-space.ts';
import { setStatus } from './prospect-writes.ts';
import { StatusBadge } from './status-badge.tsx';

/** The status of a prospect, changed where it stands. */
export function StatusMenu({ prospect }: { prospect: Prospect }) {
  const space = useProspectSpace();
  const [losing, setLosing] = useState(false);
  return (
    <>
      <RowMenu
        width={190}
        label={`Statut de ${prospectName(prospect)} : ${prospectStatuses[prospect.status]}, modifier`}
        shown={<StatusBadge status={prospect.status} />}
      >
        {keysOf(prospectStatuses).map((status) => (
          <Menu.Item
            key={status}
            disabled={status === prospect.status}
            onClick={() => (status === 'lost' ? setLosing(true) : setStatus(space, prospect, status))}
          >
            <StatusBadge status={status} />
          </Menu.Item>
        ))}
      </RowMenu>
      {losing && <LostReasonDialog prospect={prospect} onClose={() => setLosing(false)} />}
    </>
  );
}
