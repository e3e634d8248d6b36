import { AppError } from '../../platform/app-error.ts';
import { captureError } from '../../platform/clients/monitoring.ts';
import { env } from '../../platform/env.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { log } from '../../platform/log.ts';
import { planOf } from '../../platform/plans/plan-versions.ts';
import { isStopped } from '../../platform/system/is-stopped.ts';
import { connectedModel } from '../../settings/ai-integration/model-server.door.ts';
import type { Asked, AskedEngine } from '../core/make-generation.ts';
import { AiUsage, StageTokens } from './ai-usage.entity.ts';
import { monthNow } from './own-tokens.door.ts';

type Chosen = Pick<Asked, 'engine' | 'passedOver'>;

const integre: Chosen = { engine: 'integre', passedOver: null };

/** The engine that writes. While models are stopped it is the embedded one, and a model that is asked for by name is a 503. */
export async function chosenEngine(actor: Actor, asked: AskedEngine, credits: number): Promise<Chosen> {
  const chosen = await engineThere(actor, asked, credits);
  if (chosen.engine === 'integre' || !(await isStopped('stop.ai'))) return chosen;
  if (asked !== 'auto') throw new AppError('ai_stopped', { retryAfterSeconds: 600 });
  return { engine: 'integre', passedOver: { from: chosen.engine, reason: 'stopped' } };
}

/** The one asked for, a 409 where it is not there; `auto` takes the workspace's, ours, then rules. */
async function engineThere(actor: Actor, asked: AskedEngine, credits: number): Promise<Chosen> {
  if (asked === 'integre') return integre;
  if (asked === 'openai-compatible') {
    if ((await ownModel(actor)).available) return { engine: asked, passedOver: null };
    throw new AppError('engine_unavailable');
  }
  if (asked === 'bedrock') {
    if ((await bedrock()).available) return { engine: asked, passedOver: null };
    throw new AppError('engine_unavailable');
  }
  const own = await ownModel(actor);
  if (own.available && own.useByDefault) return { engine: 'openai-compatible', passedOver: null };
  if (!(await bedrock()).available) return integre;
  const { limit, used } = await creditsOf(actor);
  if (limit === null || used + credits <= limit) return { engine: 'bedrock', passedOver: null };
  return { engine: 'integre', passedOver: { from: 'bedrock', reason: 'credits' } };
}

type Own = { model: string | null; available: boolean; useByDefault: boolean; reason: 'none' | 'limit' | null };

/** The model of the workspace, within what it lets it spend in a month. */
export async function ownModel({ workspaceId }: Pick<Actor, 'workspaceId'>): Promise<Own> {
  const server = await connectedModel(workspaceId);
  if (!server) return { model: null, available: false, useByDefault: false, reason: 'none' };
  const { model, useByDefault, monthlyTokenLimit } = server;
  const isSpent = monthlyTokenLimit !== null && (await usageOf(workspaceId)).ownTokens >= monthlyTokenLimit;
  return { model, useByDefault, available: !isSpent, reason: isSpent ? 'limit' : null };
}

type Ours = { model: string | null; available: boolean; reason: 'none' | 'limit' | null };

/** The model of the stage, until its ceiling of the month. */
export async function bedrock(): Promise<Ours> {
  const model = env.AI_BEDROCK_MODEL ?? null;
  if (!model) return { model, available: false, reason: 'none' };
  const month = monthNow();
  const { data } = await StageTokens.get({ month }).go();
  if ((data?.tokens ?? 0) < env.AI_MONTHLY_TOKENS) return { model, available: true, reason: null };
  await tellOnce(month);
  return { model, available: false, reason: 'limit' };
}

/** The month whose end of tokens this process has told of. */
let told = '';

async function tellOnce(month: string): Promise<void> {
  if (told === month) return;
  told = month;
  const error = new Error('The stage has spent the tokens of its model for this month');
  log.error('no model until the next month', error, { month });
  await captureError(error, { month });
}

export async function creditsOf({ workspaceId, workspace }: Actor): Promise<{ used: number; limit: number | null }> {
  const { credits } = await usageOf(workspaceId);
  return { used: credits, limit: await creditLimit(workspace) };
}

/** How many credits a month the plan of a workspace allows; null is unlimited. */
export const creditLimit = async (workspace: Actor['workspace']): Promise<number | null> =>
  (await planOf(workspace)).limits.aiCredits;

async function usageOf(workspaceId: string): Promise<{ credits: number; ownTokens: number }> {
  const { data } = await AiUsage.get({ workspaceId, month: monthNow(), part: 'all' }).go({ consistent: true });
  return { credits: data?.credits ?? 0, ownTokens: data?.ownTokens ?? 0 };
}
