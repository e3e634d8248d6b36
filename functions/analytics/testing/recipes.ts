import * as sales from '../../../shared/analytics/sales.contract.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import type { Recipes } from '../../platform/testing/recipe.ts';

export const recipes: Recipes<typeof sales> = {
  updateSales: async () => {
    const { token, user } = await signedInUser();
    const rows = [
      { day: '2025-12-31', revenue: 1_200, orders: 12, newCustomers: 4 },
      { day: '2026-01-01', revenue: 800.5 },
    ];
    return {
      workspaceId: user.workspaceId,
      act: () => call(sales.updateSales, { token, body: { rows, currency: 'EUR' } }),
    };
  },
};
