import { deleteCampaign, restoreCampaign, updateCampaign } from '../../../../../shared/campaigns/campaign.contract.ts';
import type { Campaign } from '../../../../../shared/campaigns/campaign.ts';
import { restoreSeconds } from '../../../../../shared/campaigns/campaigns.rules.ts';
import { say, sayDone } from '../../../components/undo-toast.tsx';
import { ApiError } from '../../../lib/api-error.ts';
import { isGone, sayRefused } from '../../../lib/notices.ts';
import { request } from '../../../lib/request.ts';
import { versionedWrite } from '../../../lib/versioned-write.ts';
import { type CampaignEdit, readCampaign } from './use-campaign.ts';

/** Sends an edit of what `base` showed; what others changed elsewhere on the campaign stands. */
export const editCampaign = (base: Campaign, edit: CampaignEdit) =>
  versionedWrite(base, edit, {
    put: async (version) =>
      (await request(updateCampaign, { params: { id: base.id }, body: { ...edit, version } })).campaign,
    read: () => readCampaign(base.id),
  });

/** An edit made where it stands: kept, or refused aloud. Gives the campaign as it is now. */
export async function editInPlace(base: Campaign, edit: CampaignEdit, otherwise: string): Promise<Campaign> {
  try {
    const outcome = await editCampaign(base, edit);
    if ('kept' in outcome) return outcome.kept;
    sayRefused(otherwise, outcome.refusal);
    return outcome.theirs;
  } catch (error) {
    sayRefused(otherwise, detailOf(error) ?? error);
    throw error;
  }
}

/** What is wrong with the one field that was sent. */
const detailOf = (error: unknown) =>
  error instanceof ApiError && error.code === 'validation_error' ? error.details[0]?.message : undefined;

/** Deletes, and offers the way back for as long as there is one. Tells whether it is gone. */
export async function deleteWithUndo({ id, name }: Campaign, onRestored: () => void): Promise<boolean> {
  async function undo() {
    try {
      await request(restoreCampaign, { params: { id }, body: {} });
      say(`${name} est rétablie, avec ses chiffres`);
      onRestored();
    } catch (error) {
      sayRefused(`${name} n’a pas pu être rétablie`, isGone(error) ? 'Les 30 secondes sont passées.' : error);
    }
  }

  try {
    await request(deleteCampaign, { params: { id } });
  } catch (error) {
    if (!isGone(error)) {
      sayRefused(`${name} n’a pas été supprimée`, error);
      return false;
    }
  }
  sayDone({ message: `${name} est supprimée, avec ses chiffres`, undo, seconds: restoreSeconds });
  return true;
}
