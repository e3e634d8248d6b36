import * as self from '../../../shared/ugc/space-self.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { readOwnProfile } from './read-own-profile.ts';
import { shownSpaceCreator } from './shown-space-creator.ts';

export const handler = defineHandler(self.getSpace, async ({ actor }) => ({
  creator: await shownSpaceCreator(await readOwnProfile(actor)),
}));
