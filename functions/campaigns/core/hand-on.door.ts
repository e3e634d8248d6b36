import type { HandOn } from '../../platform/identity/hand-over.ts';
import { ownedBy } from '../../platform/identity/owned-by.ts';
import { repointCampaigns } from './repoint-campaigns.ts';

/** The campaigns of who has left a workspace. */
export const handOn: HandOn = (given, until) => repointCampaigns('ownerId', given, until, ownedBy);
