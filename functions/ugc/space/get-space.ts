import * as self from '../../../shared/ugc/space-self.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { ownShown } from '../collaboration/own-shown.ts';
import { ownRights } from '../right/own-rights.ts';
import { readOwnProfile } from './read-own-profile.ts';
import { shownSpaceCreator } from './shown-space-creator.ts';

export const handler = defineHandler(self.getSpace, async ({ actor }) => {
  const profile = await readOwnProfile(actor);
  const [creator, collaborations] = await Promise.all([shownSpaceCreator(profile), ownShown(actor.creatorId)]);
  const rights = await ownRights(actor.creatorId, collaborations);
  return { creator, collaborations, payments: collaborations.flatMap(({ payment }) => payment ?? []), rights };
});
