import * as alerts from '../../../../shared/campaigns/alerts.contract.ts';
import { call } from '../../../platform/testing/call.ts';
import { signedInUser } from '../../../platform/testing/factories.ts';
import type { Recipes } from '../../../platform/testing/recipe.ts';
import { newCampaign } from '../../testing/campaigns.ts';
import { putAlert } from './alerts.ts';

export const alertRecipes: Recipes<typeof alerts> = {
  updateAlert: async () => {
    const { token, user } = await signedInUser();
    const { workspaceId } = user;
    const { id } = await newCampaign(token);
    const alertId = await putAlert(workspaceId, id);
    return {
      workspaceId,
      act: async () => {
        const body = { state: 'acknowledged' as const, version: 1 };
        const { status } = await call(alerts.updateAlert, { token, params: { id: alertId }, body });
        return { status };
      },
    };
  },
  updateAlertRules: async () => {
    const { token, user } = await signedInUser();
    const { workspaceId } = user;
    return {
      workspaceId,
      act: async () => {
        const rule = { name: 'CPA', metric: 'cpa', operator: 'above', threshold: 25, windowDays: 7 } as const;
        const { status } = await call(alerts.updateAlertRules, { token, body: { rules: [rule], version: 0 } });
        return { status };
      },
    };
  },
};
