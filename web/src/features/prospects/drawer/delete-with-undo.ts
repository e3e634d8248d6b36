import { deleteProspect, restoreProspect } from '../../../../../shared/prospects/prospect.contract.ts';
import type { Prospect } from '../../../../../shared/prospects/prospect.ts';
import { prospectName } from '../../../../../shared/prospects/prospect-name.ts';
import { say, sayDone } from '../../../components/undo-toast.tsx';
import { isGone, sayRefused } from '../../../lib/notices.ts';
import { request } from '../../../lib/request.ts';
import { undoSeconds } from '../bulk-acts.ts';

/** Deletes, and offers the way back for as long as there is one. */
export async function deleteWithUndo(prospect: Prospect, onChanged: () => void): Promise<void> {
  const { id } = prospect;
  const name = prospectName(prospect);

  async function undo() {
    try {
      await request(restoreProspect, { params: { id }, body: {} });
      say(`${name} est rétabli`);
    } catch (error) {
      sayRefused(`${name} n’a pas pu être rétabli`, isGone(error) ? 'Les 30 secondes sont passées.' : error);
    }
    onChanged();
  }

  try {
    await request(deleteProspect, { params: { id } });
    sayDone({ message: `${name} est supprimé`, undo, seconds: undoSeconds });
  } catch (error) {
    sayRefused(`${name} n’a pas été supprimé`, isGone(error) ? 'Ce prospect n’existe plus.' : error);
  }
  onChanged();
}
