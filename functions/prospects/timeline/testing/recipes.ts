import * as activities from '../../../../shared/prospects/timeline.contract.ts';
import { call } from '../../../platform/testing/call.ts';
import { signedInUser } from '../../../platform/testing/factories.ts';
import type { Done, Recipes } from '../../../platform/testing/recipe.ts';
import { fetchProspect, newProspect } from '../../testing/prospects.ts';

const dueAt = '2027-01-04T08:00:00.000Z';

/** A prospect with a task, which is its next action. */
async function personWithTask() {
  const { token, user } = await signedInUser();
  const { id } = await newProspect(token);
  const body = { type: 'task' as const, content: 'Rappeler', dueAt };
  const { data } = await call(activities.createProspectActivity, { token, params: { id }, body });
  return { token, workspaceId: user.workspaceId, params: { id, activityId: data.activity.id } };
}

/** A task of another time, or gone, is another next action: the prospect is updated. */
const updated = async (token: string, id: string, { status }: { status: number }): Promise<Done> => ({
  status,
  told: [{ type: 'prospect.updated', data: { prospect: await fetchProspect(token, id) } }],
});

export const activityRecipes: Recipes<typeof activities> = {
  createProspectActivity: async () => {
    const { token, user } = await signedInUser();
    const params = { id: (await newProspect(token)).id };
    const body = { type: 'note' as const, content: 'Intéressé' };
    return {
      workspaceId: user.workspaceId,
      act: () => call(activities.createProspectActivity, { token, params, body }),
    };
  },
  updateProspectActivity: async () => {
    const { token, workspaceId, params } = await personWithTask();
    const body = { dueAt: '2027-01-05T08:00:00.000Z', version: 1 };
    return {
      workspaceId,
      act: async () =>
        updated(token, params.id, await call(activities.updateProspectActivity, { token, params, body })),
    };
  },
  deleteProspectActivity: async () => {
    const { token, workspaceId, params } = await personWithTask();
    return {
      workspaceId,
      act: async () => updated(token, params.id, await call(activities.deleteProspectActivity, { token, params })),
    };
  },
};
