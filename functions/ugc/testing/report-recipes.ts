import * as report from '../../../shared/ugc/report.contract.ts';
import { platformChain } from '../../platform/db/audit-line.entity.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import type { Recipes } from '../../platform/testing/recipe.ts';
import { invitation, listedCreator } from './collaborations.ts';

const text = 'Ce profil promet des gains garantis.';

export const reportRecipes: Recipes<typeof report> = {
  createUgcReport: async () => {
    const [{ token, user }, { creatorId: id }] = await Promise.all([signedInUser(), listedCreator()]);
    const body = { kind: 'creator', id, text } as const;
    return { workspaceId: user.workspaceId, act: () => call(report.createUgcReport, { token, body }) };
  },
  createSpaceReport: async () => {
    const { campaign, creator } = await invitation();
    const body = { kind: 'campaign', id: campaign.id, text } as const;
    return {
      workspaceId: platformChain,
      act: () => call(report.createSpaceReport, { token: creator.token, body }),
    };
  },
};
