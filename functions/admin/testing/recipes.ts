import * as settings from '../../../shared/admin/setting.contract.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import type { Recipes } from '../../platform/testing/recipe.ts';

export const recipes: Recipes<typeof settings> = {
  updateSystemSetting: async () => {
    const { token } = await signedInUser({ role: 'admin' });
    const key = 'signups.open';
    const { data } = await call(settings.listSystemSettings, { token });
    const { version = 0 } = data.items.find((one) => one.key === key) ?? {};
    // What holds anyway, said or not.
    const body = { value: version % 2 === 0 ? true : null, version };
    return {
      workspaceId: 'platform',
      act: () => call(settings.updateSystemSetting, { token, params: { key }, body }),
    };
  },
};
