import * as entry from '../../../shared/ugc/space-entry.contract.ts';
import * as self from '../../../shared/ugc/space-self.contract.ts';
import { platformChain } from '../../platform/db/audit-line.entity.ts';
import { call } from '../../platform/testing/call.ts';
import { uniqueEmail } from '../../platform/testing/factories.ts';
import type { Recipes } from '../../platform/testing/recipe.ts';
import { codeFor, identityBody, newCreator } from './space.ts';

/** What a creator does of their own stands in the log of the platform. */
const workspaceId = platformChain;

export const spaceRecipes: Recipes<typeof entry & typeof self> = {
  askSpaceLink: async () => ({
    act: () => call(entry.askSpaceLink, { body: { email: uniqueEmail(), join: true } }),
  }),
  openSpace: async () => {
    const { link } = await newCreator();
    return { workspaceId, act: () => call(entry.openSpace, { body: { token: link } }) };
  },
  deleteSpaceSessions: async () => {
    const { token } = await newCreator();
    return { workspaceId, act: () => call(entry.deleteSpaceSessions, { token }) };
  },
  sendSpaceCode: async () => {
    const { token } = await newCreator();
    return { workspaceId, act: () => call(entry.sendSpaceCode, { token, body: { purpose: 'identity' } }) };
  },
  updateSpaceProfile: async () => {
    const { token } = await newCreator();
    const body = { bio: 'Je filme chez moi', listed: true, version: 1 };
    return { workspaceId, act: () => call(self.updateSpaceProfile, { token, body }) };
  },
  updateSpaceIdentity: async () => {
    const one = await newCreator();
    const body = { ...identityBody, code: await codeFor(one, 'identity') };
    return { workspaceId, act: () => call(self.updateSpaceIdentity, { token: one.token, body }) };
  },
  deleteSpace: async () => {
    const { token } = await newCreator();
    return { workspaceId, act: () => call(self.deleteSpace, { token }) };
  },
};

export const spaceSilent = {
  askSpaceLink: 'it says the same to everyone, and mails a link: whoever opens it leaves a line',
  sendSpaceCode: 'it mails a code: the act that the code confirms leaves its line',
};
