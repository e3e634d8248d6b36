import * as self from '../../../shared/ugc/space-self.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { ownCollaborations } from '../collaboration/own-collaboration.ts';
import { ownShown } from '../collaboration/own-shown.ts';
import { CreatorLegal } from '../core/creator-legal.entity.ts';
import { readLegalIdentity } from '../core/creator-legal.ts';
import { readOwnProfile } from './read-own-profile.ts';
import { shownSpaceCreator } from './shown-space-creator.ts';

export const handler = defineHandler(self.getSpacePersonalData, async ({ actor }) => {
  const profile = await readOwnProfile(actor);
  const { data: legal } = await CreatorLegal.get({ creatorId: actor.creatorId }).go({ consistent: true });
  return {
    creator: await shownSpaceCreator(profile),
    identity: legal && { ...(await readLegalIdentity(legal)), updatedAt: legal.updatedAt },
    collaborations: await ownShown(await ownCollaborations(actor.creatorId)),
    exportedAt: new Date().toISOString(),
  };
});
