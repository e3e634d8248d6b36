import * as settings from '../../../shared/admin/setting.contract.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import type { Recipes } from '../../platform/testing/recipe.ts';

export const recipes: Recipes<typeof settings> = {
  updateSystemSetting: async () => {
    const { token } = await signedInUser({ role: 'admin' });
    const key = 'maintenance.message';
    const { data } = await call(settings.listSystemSettings, { token });
    const { version = 0 } = data.items.find((one) => one.key === key) ?? {};
    const body = { value: 'Retour à 9 h', reason: null, version };
    return {
      workspaceId: 'platform',
      act: () => call(settings.updateSystemSetting, { token, params: { key }, body }),
    };
  },
};
