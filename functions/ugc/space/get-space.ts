import * as self from '../../../shared/ugc/space-self.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { ownCollaborations } from '../collaboration/own-collaboration.ts';
import { ownShown } from '../collaboration/own-shown.ts';
import { ownRights } from '../right/own-rights.ts';
import { readOwnProfile } from './read-own-profile.ts';
import { shownSpaceCreator } from './shown-space-creator.ts';

export const handler = defineHandler(self.getSpace, async ({ actor }) => {
  const profile = await readOwnProfile(actor);
  const [creator, own] = await Promise.all([shownSpaceCreator(profile), ownCollaborations(actor.creatorId)]);
  const collaborations = await ownShown(own);
  const { rights, payments } = await ownRights(own, collaborations);
  return {
    creator,
    collaborations,
    payments: [...collaborations.flatMap(({ payment }) => payment ?? []), ...payments],
    rights,
  };
});
