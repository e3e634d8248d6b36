import { Notifications } from '@mantine/notifications';
import { useState } from 'react';
import { ConflictDialog } from '../../conflict-dialog.tsx';
import { ProspectSpaceContext } from '../../prospect-space.ts';
import { createProspectStore } from '../../prospect-store.ts';
import { useSharedSpace } from '../../use-page-parts.ts';
import { ProspectDrawer } from '../prospect-drawer.tsx';

type Props = { id: string; onClose: () => void; onChanged: () => void };

/** The drawer with what the page gives it, without the page's lists. */
export function DrawerPage({ id, onClose, onChanged }: Props) {
  const [store] = useState(createProspectStore);
  const { space, conflict, forget } = useSharedSpace(store, onChanged);
  return (
    <ProspectSpaceContext value={space}>
      <ProspectDrawer id={id} onClose={onClose} onChanged={onChanged} />
      {conflict && <ConflictDialog conflict={conflict} onClose={forget} />}
      <Notifications />
    </ProspectSpaceContext>
  );
}
