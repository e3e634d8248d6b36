import type { HandOn } from '../../platform/identity/hand-over.ts';
import { ownedBy } from '../../platform/identity/owned-by.ts';
import { removeOwnViews } from '../views/move-views.ts';
import { repointCampaigns } from './repoint-campaigns.ts';

/** The campaigns of who has left a workspace; the views that they alone could see go. */
export const handOn: HandOn = async (given, until) => {
  if (!(await repointCampaigns('ownerId', given, until, ownedBy))) return false;
  await removeOwnViews(given.workspaceId, given.from);
  return true;
};
