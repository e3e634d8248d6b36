import * as self from '../../../shared/ugc/space-self.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { ownCollaborations } from '../collaboration/own-collaboration.ts';
import { ownShown } from '../collaboration/own-shown.ts';
import { ownRights } from '../right/own-rights.ts';
import { openCalls } from './open-calls.ts';
import { readOwnProfile } from './read-own-profile.ts';
import { shownSpaceCreator } from './shown-space-creator.ts';

export const handler = defineHandler(self.getSpace, async ({ actor }) => {
  const profile = await readOwnProfile(actor);
  const [creator, own] = await Promise.all([shownSpaceCreator(profile), ownCollaborations(actor.creatorId)]);
  const [collaborations, calls] = await Promise.all([ownShown(own), openCalls(profile, own)]);
  const { rights, payments } = await ownRights(own, collaborations);
  return {
    creator,
    collaborations,
    calls,
    payments: [...collaborations.flatMap(({ payment }) => payment ?? []), ...payments],
    rights,
  };
});
