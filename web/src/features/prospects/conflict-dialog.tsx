import { prospectName } from '../../../../shared/prospects/prospect-name.ts';
import { ConflictChoice } from '../../components/conflict-choice.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { useProspectSpace } from './prospect-space.ts';
import { type Conflict, writeProspect } from './prospect-writes.ts';

/** Someone else wrote the same thing at the same time: both are shown, the person chooses. */
export function ConflictDialog({ conflict, onClose }: { conflict: Conflict; onClose: () => void }) {
  const space = useProspectSpace();
  const { mine, theirs, write } = conflict;
  return (
    <Dialog title={`${prospectName(theirs)} a été modifié`} onClose={onClose}>
      <ConflictChoice
        what="Quelqu’un a modifié ce prospect en même temps que vous. Que garder ?"
        mine={write.words(mine)}
        theirs={write.words(theirs)}
        onMine={() => {
          onClose();
          void writeProspect(space, theirs, write);
        }}
        onTheirs={onClose}
      />
    </Dialog>
  );
}
