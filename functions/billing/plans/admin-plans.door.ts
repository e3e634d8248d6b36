import { isDeepStrictEqual } from 'node:util';
import type { AdminPlan } from '../../../shared/admin/plan.contract.ts';
import { type Interval, intervals, priceKey } from '../../../shared/billing/prices.ts';
import {
  announcedIn,
  bornAt,
  firstVersion,
  newestOfEach,
  type PlanVersion,
} from '../../../shared/kernel/plan-versions.ts';
import { type FirstPlan, type PlanCode, planCodes } from '../../../shared/kernel/plans.ts';
import { forgetPlanVersions, planVersions } from '../../platform/plans/plan-versions.ts';
import { accountShards, BillingAccount } from '../core/billing-account.entity.ts';
import { living } from '../core/is-subscribed.ts';

/** The plans as administrators see them, as they are now, with who pays how much for each. */
export async function adminPlans(): Promise<AdminPlan[]> {
  forgetPlanVersions();
  const [versions, taken] = await Promise.all([planVersions(), takenPrices()]);
  return newestOfEach(versions).map((newest) => shown(newest, { versions, taken }));
}

export async function adminPlan(code: PlanCode): Promise<AdminPlan> {
  const plan = (await adminPlans()).find((one) => one.code === code);
  if (!plan) throw new Error(`${code} is a plan`);
  return plan;
}

type Taken = { planCode: PlanCode; interval: Interval; amount: number; subscribers: number };

/** By plan, interval and amount, how many pay it. */
async function takenPrices(): Promise<Taken[]> {
  const found = new Map<string, Taken>();
  await Promise.all(
    accountShards.map(async (shard) => {
      const all = BillingAccount.query.all({ shard });
      const { data } = await all.go({ pages: 'all', attributes: ['subscription'] });
      for (const { subscription } of data) {
        const state = living(subscription);
        if (!state) continue;
        const { planCode, interval, amount } = state;
        const key = `${planCode} ${interval} ${amount}`;
        const before = found.get(key) ?? { planCode, interval, amount, subscribers: 0 };
        found.set(key, { ...before, subscribers: before.subscribers + 1 });
      }
    }),
  );
  return [...found.values()];
}

type Known = { versions: readonly PlanVersion[]; taken: Taken[] };

function shown(sold: PlanVersion, { versions, taken }: Known): AdminPlan {
  const { planCode, name, description, features, prices, limits, trialDays, position, unlisted, version } = sold;
  const own = taken.filter((one) => one.planCode === planCode);
  const isSold = ({ interval, amount }: Pick<Taken, 'interval' | 'amount'>) => prices?.[interval] === amount;
  const active = intervals.flatMap((interval) => {
    const amount = prices?.[interval];
    return amount === undefined ? [] : [{ interval, amount }];
  });
  const former = own.filter((one) => !isSold(one)).sort((a, b) => b.subscribers - a.subscribers);
  const landing = landingOf(sold);
  return {
    ...{ code: planCode, name, description, features: [...features], limits, trialDays, position, version },
    public: sold.public,
    prices: [...active, ...former].map(({ interval, amount }) => ({
      ...{
        id: priceKey(planCode, interval, amount),
        interval,
        amount,
        currency: 'EUR',
        active: isSold({ interval, amount }),
      },
      subscribers: own.find((one) => one.interval === interval && one.amount === amount)?.subscribers ?? 0,
    })),
    status: unlisted ? 'archived' : 'active',
    subscribers: own.reduce((sum, { subscribers }) => sum + subscribers, 0),
    landing,
    landingDiffers: landing !== null || (!isFirst(planCode) && sold.public && !unlisted),
    lowerings: announcedIn(versions, planCode, new Date()),
    createdAt: versions.find((one) => one.planCode === planCode)?.at ?? bornAt,
    updatedAt: sold.at ?? bornAt,
  };
}

const isFirst = (code: PlanCode): code is FirstPlan => planCodes.some((one) => one === code);

/** The home page is a document: it says the plans as the product was born with them. */
function landingOf(sold: PlanVersion): AdminPlan['landing'] {
  const { planCode, name, prices, limits, unlisted } = sold;
  if (!isFirst(planCode)) return null;
  const said = firstVersion(planCode);
  const isSaid = isDeepStrictEqual([name, prices, limits], [said.name, said.prices, said.limits]);
  return isSaid && sold.public && !unlisted ? null : { name: said.name, prices: said.prices, limits: said.limits };
}
