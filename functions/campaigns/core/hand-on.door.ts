import type { HandOn } from '../../platform/identity/hand-over.ts';
import { ownedBy } from '../../platform/identity/owned-by.ts';
import { moveViews, removeOwnViews } from '../views/move-views.ts';
import { repointCampaigns } from './repoint-campaigns.ts';

/** The campaigns of who has left a workspace; saved views that ask for theirs ask for those, and the ones that they alone could see go. */
export const handOn: HandOn = async (given, until) => {
  if (!(await repointCampaigns('ownerId', given, until, ownedBy))) return false;
  await removeOwnViews(given.workspaceId, given.from);
  return moveViews({ ...given, field: 'ownerId' }, until);
};
