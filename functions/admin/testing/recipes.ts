import { randomUUID } from 'node:crypto';
import * as activity from '../../../shared/admin/activity.contract.ts';
import * as jobs from '../../../shared/admin/job.contract.ts';
import * as moderation from '../../../shared/admin/moderation.contract.ts';
import * as payments from '../../../shared/admin/payment.contract.ts';
import * as permissions from '../../../shared/admin/permission.contract.ts';
import * as plans from '../../../shared/admin/plan.contract.ts';
import * as settings from '../../../shared/admin/setting.contract.ts';
import * as users from '../../../shared/admin/user.contract.ts';
import * as workspaces from '../../../shared/admin/workspace.contract.ts';
import { getBilling } from '../../../shared/billing/billing.contract.ts';
import { createUgcReport } from '../../../shared/ugc/report.contract.ts';
import { queues } from '../../../shared/workers.ts';
import { sold } from '../../billing/testing/sold.ts';
import { billedUser } from '../../billing/testing/stripe.ts';
import { call } from '../../platform/testing/call.ts';
import { colleagueOf, signedInUser } from '../../platform/testing/factories.ts';
import type { Recipes } from '../../platform/testing/recipe.ts';
import { newListedCreator } from '../../ugc/testing/creators.ts';
import { bury, keep } from './letters.ts';

const platform = 'platform';

async function pair() {
  const [{ token }, { user }] = await Promise.all([signedInUser({ role: 'admin' }), signedInUser()]);
  return { token, params: { id: user.userId } };
}

async function reportedProfile(): Promise<string> {
  const [{ token }, { creatorId: id }] = await Promise.all([signedInUser(), newListedCreator({})]);
  const body = { kind: 'creator', id, text: 'Il promet des gains garantis' } as const;
  return (await call(createUgcReport, { token, body })).data.id;
}

async function transferOf() {
  const { workspace } = await billedUser();
  const { workspaceId } = workspace;
  return { workspaceId, description: 'Audit', amount: 100, dueOn: '2026-12-31', method: 'transfer' } as const;
}

type Acts = typeof activity &
  typeof jobs &
  typeof moderation &
  typeof payments &
  typeof permissions &
  typeof plans &
  typeof settings &
  typeof users &
  typeof workspaces;

export const recipes: Recipes<Acts> = {
  updateUser: async () => {
    const asked = await pair();
    const body = { role: 'admin' as const, status: 'suspended' as const, version: 1 };
    return { workspaceId: platform, act: () => call(users.updateUser, { ...asked, body }) };
  },
  updateUserPermissions: async () => {
    const [{ token }, { workspace }] = await Promise.all([signedInUser({ role: 'admin' }), signedInUser()]);
    const { workspaceId } = workspace;
    const { user } = await colleagueOf(workspace);
    const lists = { grants: ['settings:write' as const], refusals: [], adminGrants: ['admin:users' as const] };
    const asked = { token, params: { id: user.userId }, body: { workspaceId, ...lists, version: 2 } };
    return { workspaceId, act: () => call(permissions.updateUserPermissions, asked) };
  },
  actOnUser: async () => {
    const asked = await pair();
    return {
      workspaceId: platform,
      act: () => call(users.actOnUser, { ...asked, body: { action: 'revoke_sessions' } }),
    };
  },
  decideModeration: async () => {
    const [{ token }, id] = await Promise.all([signedInUser({ role: 'admin' }), reportedProfile()]);
    const body = { decision: 'reject', reason: 'Il promet des gains garantis' } as const;
    return {
      workspaceId: platform,
      act: () => call(moderation.decideModeration, { token, params: { id }, body }),
    };
  },
  updateSystemSetting: async () => {
    const { token } = await signedInUser({ role: 'admin' });
    const key = 'maintenance.message';
    const { data } = await call(settings.listSystemSettings, { token });
    const { version = 0 } = data.items.find((one) => one.key === key) ?? {};
    const body = { value: 'Retour à 9 h', reason: null, version };
    return {
      workspaceId: platform,
      act: () => call(settings.updateSystemSetting, { token, params: { key }, body }),
    };
  },
  createPayment: async () => {
    const [{ token }, body] = await Promise.all([signedInUser({ role: 'admin' }), transferOf()]);
    // The first number of a series is another write.
    await sold(() => call(payments.createPayment, { token, body }));
    return { workspaceId: platform, act: () => sold(() => call(payments.createPayment, { token, body })) };
  },
  actOnPayment: async () => {
    const [{ token }, asked] = await Promise.all([signedInUser({ role: 'admin' }), transferOf()]);
    const { data } = await sold(() => call(payments.createPayment, { token, body: asked }));
    const body = { action: 'mark_paid', paidOn: '2026-01-02', reference: 'VIR 12', version: 1 } as const;
    const params = { id: data.payment.id };
    return { workspaceId: platform, act: () => call(payments.actOnPayment, { token, params, body }) };
  },
  updateAdminWorkspace: async () => {
    const [{ token }, owner] = await Promise.all([signedInUser({ role: 'admin' }), signedInUser()]);
    const { workspaceId, name } = owner.workspace;
    const body = {
      ...{ planCode: 'enterprise' as const, paidUntil: '2030-01-01T00:00:00.000Z' },
      ...{ overrides: { prospects: 20_000, members: null }, reason: 'Accord du 3 novembre', version: 1 },
    };
    return {
      workspaceId,
      act: async () => {
        const { status } = await call(workspaces.updateAdminWorkspace, { token, params: { id: workspaceId }, body });
        const { data } = await call(getBilling, { token: owner.token });
        const told = [
          {
            type: 'workspace.offer_changed' as const,
            data: { name, planCode: 'enterprise', planName: data.billing.plan.name },
          },
          { type: 'workspace.plan_changed' as const, data: { billing: data.billing } },
        ];
        return { status, told };
      },
    };
  },
  createPlan: async () => {
    const { token } = await signedInUser({ role: 'admin' });
    const code = `p${randomUUID().slice(0, 8)}`;
    const body = { code, name: 'Studio', limits: { prospects: 5_000 } };
    return { workspaceId: platform, act: () => call(plans.createPlan, { token, body }) };
  },
  updatePlan: async () => {
    const { token } = await signedInUser({ role: 'admin' });
    const { data } = await call(plans.listAdminPlans, { token });
    const { version = 1 } = data.items.find(({ code }) => code === 'enterprise') ?? {};
    const params = { code: 'enterprise' as const };
    const body = { name: 'Enterprise', limits: { personas: 1_000 + version }, version };
    return { workspaceId: platform, act: () => call(plans.updatePlan, { token, params, body }) };
  },
  actOnJobs: async () => {
    const { token } = await signedInUser({ role: 'admin' });
    await bury(queues.handOvers, { task: 'probe' });
    await keep();
    const { data } = await call(jobs.listJobs, { token, query: { queue: 'handOvers' } });
    const ids = data.items.map(({ id }) => id).slice(0, 1);
    return {
      workspaceId: platform,
      act: () => call(jobs.actOnJobs, { token, body: { queue: 'handOvers', action: 'redrive', ids } }),
    };
  },
  verifyAdminActivity: async () => {
    const { token } = await signedInUser({ role: 'admin' });
    const { workspace } = await signedInUser();
    const { workspaceId } = workspace;
    return {
      workspaceId: platform,
      act: () => call(activity.verifyAdminActivity, { token, body: { workspaceId, fromBlock: 1 } }),
    };
  },
};

/** The number of an invoice has one digit or several. */
export const packedBytes = { createPayment: [7_560, 7_700] } as const;
