import * as z from 'zod';
import { limitLabels } from '../billing/limits.ts';
import { PlanLimits } from '../billing/plan-use.ts';
import { intervals } from '../billing/prices.ts';
import { keysOf } from '../kernel/closed-lists.ts';
import { planCodeText } from '../kernel/plans.ts';
import { intParam } from '../kernel/query.ts';
import { routes } from '../kernel/route.ts';
import { anyLine, lineText } from '../kernel/text.ts';
import { notCents } from './payment.rules.ts';
import { codeProblem, planEditLimits, planStatuses } from './plan.rules.ts';

const route = routes('admin/plan');

const code = z.string();
const interval = z.enum(intervals);
const status = z.enum(planStatuses);
const limitNames = keysOf(limitLabels);

const AdminPlan = z.object({
  code,
  name: z.string(),
  description: z.string(),
  features: z.array(z.string()),
  /** Euros before tax: those that are sold, then those that subscribers have kept. */
  prices: z.array(
    z.object({
      /** By which it is found at the payment provider. */
      id: z.string(),
      interval,
      amount: z.number(),
      currency: z.string(),
      /** Whether it is the one that is sold now. */
      active: z.boolean(),
      subscribers: z.int(),
    }),
  ),
  limits: PlanLimits,
  /** How long the trials last that it opens; null: as long as the setting says, or of a plan that none opens. */
  trialDays: z.int().nullable(),
  /** Whether it is shown to everyone, or agreed by hand alone. */
  public: z.boolean(),
  position: z.int(),
  status,
  /** At Stripe. */
  subscribers: z.int(),
  /** What the home page says of it, where that is another thing. */
  landing: z
    .object({
      name: z.string(),
      prices: z.partialRecord(interval, z.number()).nullable(),
      limits: PlanLimits,
    })
    .nullable(),
  landingDiffers: z.boolean(),
  /** What falls for who has it now, from a day on: they were told. */
  lowerings: z.array(z.object({ limits: z.array(z.enum(limitNames)), effectiveOn: z.string() })),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.int(),
});
export type AdminPlan = z.infer<typeof AdminPlan>;

export const listAdminPlans = route({
  operation: 'listAdminPlans',
  method: 'GET',
  path: '/api/admin/plans',
  auth: 'admin:plans',
  summary: 'Les offres, leurs prix, leurs limites et leurs abonnés par prix',
  output: z.object({ items: z.array(AdminPlan) }),
});

const amount = z
  .number()
  .min(0)
  .max(planEditLimits.amount)
  .refine((one) => Math.abs(Math.round(one * 100) - one * 100) < 1e-6, notCents);

const limit = z.int().min(0).max(planEditLimits.limit).nullable();

/** What is said of a plan besides its code. */
const said = {
  name: lineText(planEditLimits.name),
  description: anyLine(planEditLimits.description),
  features: z.array(lineText(planEditLimits.feature)).max(planEditLimits.features),
  prices: z.array(z.strictObject({ interval, amount })).max(intervals.length),
  /** Null is unlimited. */
  limits: z.partialRecord(z.enum(limitNames), limit),
  trialDays: z.int().min(planEditLimits.leastTrial).max(planEditLimits.mostTrial).nullable(),
  public: z.boolean(),
  position: z.int().min(0).max(planEditLimits.position),
};

export const createPlan = route({
  operation: 'createPlan',
  method: 'POST',
  path: '/api/admin/plans',
  auth: 'admin:plans',
  summary: 'Créer une offre, dont le code ne change plus\u00a0; elle ne se propose à tous qu’une fois publique',
  body: z.strictObject({
    code: z.string().max(planCodeText.most).regex(planCodeText.pattern, codeProblem),
    ...z.object(said).partial().shape,
    name: said.name,
    /** One that is left out is unlimited. */
    limits: said.limits,
  }),
  output: z.object({ plan: AdminPlan }),
  status: 201,
  errors: ['plan_exists', 'conflict'],
});

export const updatePlan = route({
  operation: 'updatePlan',
  method: 'PUT',
  path: '/api/admin/plans/{code}',
  auth: 'admin:plans',
  confirmed: true,
  summary: 'Modifier une offre pour qui la prendra ; qui l’a garde son prix et ses limites, sauf celles qui montent',
  params: z.object({ code: z.string().min(1).max(30) }),
  body: z.strictObject({
    ...z.object(said).partial().shape,
    /** Limits that fall, for who has the plan now too: they are told by mail first, and it counts from `effectiveOn` on. */
    applyToCurrent: z.boolean().optional(),
    status: status.optional(),
    version: z.int(),
  }),
  /** Null where nothing falls for who has the plan now. */
  output: z.object({ plan: AdminPlan, effectiveOn: z.string().nullable() }),
  errors: ['not_found', 'plan_is_fallback', 'conflict'],
});

const asked = Object.fromEntries(
  limitNames.map((name) => [name, intParam({ min: 0, max: planEditLimits.limit }).optional()]),
) as Record<(typeof limitNames)[number], z.ZodOptional<ReturnType<typeof intParam>>>;

export const getPlanExcess = route({
  operation: 'getPlanExcess',
  method: 'GET',
  path: '/api/admin/plans/{code}/excess',
  auth: 'admin:plans',
  summary: 'Combien d’espaces ont cette offre, et combien en utilisent plus que des limites que l’on abaisserait',
  params: z.object({ code: z.string().max(planCodeText.most) }),
  /** What each limit would become. */
  query: z.object(asked),
  output: z.object({
    workspaces: z.int(),
    items: z.array(z.object({ limit: z.enum(limitNames), label: z.string(), max: z.int(), over: z.int() })),
  }),
  errors: ['not_found'],
});
