import { excerptOf } from '../../../shared/ai/excerpt.ts';
import type { BuiltTool, GenerationOf } from '../../../shared/ai/generation.ts';
import { type AiEngine, generationLimits } from '../../../shared/ai/generations.rules.ts';
import { creditCosts, fallbackTexts } from '../../../shared/ai/models.rules.ts';
import { provenanceKinds } from '../../../shared/ai/provenance.rules.ts';
import { textsIn } from '../../../shared/ai/texts-in.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { check, type Operation, put, write } from '../../platform/db/write.ts';
import { type IdempotentCall, makeOnce } from '../../platform/idempotency/make-once.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { fullNameOf } from '../../platform/identity/people-names.ts';
import { log } from '../../platform/log.ts';
import { newId } from '../../platform/new-id.ts';
import { event } from '../../platform/outbox/event.entity.ts';
import { countOrRefuse } from '../../platform/throttle/throttle.ts';
import { type Chosen, chosenEngine, creditLimit } from '../models/chosen-engine.ts';
import { GenerationRun, type GenerationRunItem } from '../models/generation-run.entity.ts';
import type { ModelTask } from '../models/model-task.ts';
import { runOf } from '../models/new-run.ts';
import { reserve } from '../models/reserve.ts';
import { takeUpRun } from '../models/runs-queue.ts';
import { brandIsThere } from './brand-is-there.ts';
import { Generation, type GenerationItem } from './generation.entity.ts';
import { type Content, GenerationContent, packContent } from './generation-content.entity.ts';
import { itemKeys } from './item-keys.ts';
import { keptUntil } from './kept-until.ts';
import { manifestsOf } from './manifest.ts';
import { readShown } from './read-generation.ts';
import { searchedIn } from './searched-in.ts';
import { shownGeneration, shownSummary } from './shown-generation.ts';

/** Raised when the same input may give another output. */
const engineVersion = '1';

/** The calls of all the tools together: each may read the library and write 150 KB. */
const limit = { name: 'ai-tools', max: generationLimits.callsPerMinute, windowSeconds: 60 };

type ToolCall = IdempotentCall & {
  actor: Actor;
  body: {
    engine: AiEngine | 'auto';
    seed: number;
    title?: string | undefined;
    parentId?: string | undefined;
    brandId?: string | undefined;
  };
};

/** What a tool has made, before it is kept. `output` hangs on the body, the seed and the data alone. */
export type Draft<Tool extends BuiltTool> = Pick<
  GenerationOf<Tool>,
  'tool' | 'input' | 'output' | 'evidence' | 'score'
> &
  Partial<Pick<GenerationOf<Tool>, 'questions' | 'warnings' | 'rejected'>> & {
    /** Unless the call gives one. */
    title: string;
    excerpt: string;
    /** What a model writes anew, where the tool has words to write. */
    task?: ModelTask;
  };

/**
 * What the act of every tool does: makes a generation once, and keeps it with its audit line and its event. `compose` is pure
 * but for what it reads; whatever it throws keeps nothing.
 */
export const makeGeneration = <Tool extends BuiltTool>(
  call: ToolCall,
  compose: () => Promise<Draft<Tool>>,
): Promise<{ generation: GenerationOf<Tool> }> =>
  makeOnce(call, {
    make: async (mark) => {
      await countOrRefuse(limit, call.actor.workspaceId);
      const startedAt = performance.now();
      const draft = await compose();
      const durationMs = Math.round(performance.now() - startedAt);
      const chosen = await engineFor(call, draft);
      try {
        return { generation: await keepGeneration(call, draft, { durationMs, chosen, mark }) };
      } catch (error) {
        // Others took the last credits meanwhile.
        if (call.body.engine !== 'auto' || !isOutOfCredits(error)) throw error;
        return { generation: await keepGeneration(call, draft, { durationMs, chosen: outOfCredits, mark }) };
      }
    },
    // What one act made once is what it makes again.
    replay: async (id) => ({ generation: (await readShown(call.actor.workspaceId, id)) as GenerationOf<Tool> }),
  });

/** What measures has no words for a model to write: rules alone do it. */
async function engineFor({ actor, body: { engine } }: ToolCall, { tool, task }: Draft<BuiltTool>): Promise<Chosen> {
  if (task) return chosenEngine(actor, engine, creditCosts[tool]);
  if (engine !== 'auto' && engine !== 'integre') throw new AppError('engine_unavailable');
  return { engine: 'integre', passedOver: null };
}

const outOfCredits: Chosen = { engine: 'integre', passedOver: { from: 'bedrock', reason: 'credits' } };
const isOutOfCredits = (error: unknown): boolean => error instanceof AppError && error.reason === 'credits_exhausted';

type Keeping = { durationMs: number; chosen: Chosen; mark: (id: string) => Operation[] };

async function keepGeneration<Tool extends BuiltTool>(
  { actor, body }: ToolCall,
  draft: Draft<Tool>,
  { durationMs, chosen, mark }: Keeping,
): Promise<GenerationOf<Tool>> {
  const { workspaceId, user } = actor;
  const now = new Date();
  const at = now.toISOString();
  const generationId = newId('gen', now);
  const title = body.title ?? excerptOf(draft.title, generationLimits.title);
  const excerpt = excerptOf(draft.excerpt, generationLimits.excerpt);
  const run = runOf(draft, chosen, { workspaceId, generationId, now });
  const item: GenerationItem = {
    workspaceId,
    generationId,
    tool: draft.tool,
    title,
    status: run ? 'running' : 'completed',
    engine: chosen.engine,
    outputEngine: 'integre',
    excerpt,
    ...(draft.score !== null && { score: draft.score }),
    favorite: false,
    brandId: body.brandId,
    parentId: body.parentId,
    createdBy: { id: user.userId, name: fullNameOf(user) },
    searched: searchedIn({ title, excerpt }),
    ttl: keptUntil({ createdAt: at, favorite: false }, now),
    ...{ createdAt: at, updatedAt: at, version: 1 },
  };
  const content = await contentOf(draft, body.seed, durationMs, { at, passedOver: chosen.passedOver });
  const held = { workspaceId, generationId, packed: packContent(content), ttl: item.ttl };
  await write([
    put(Generation.create(item)),
    put(GenerationContent.create(held)),
    ...brandIsThere(workspaceId, body.brandId),
    ...(body.parentId ? [isThere(workspaceId, body.parentId)] : []),
    audit(actor, { type: 'generation.created', entityId: generationId }, now),
    ...(run
      ? [put(GenerationRun.create(run)), ...reserve(run, creditLimit(actor.workspace))]
      : [
          event(
            actor,
            { type: 'ai.generation_completed', entityId: generationId, data: { generation: shownSummary(item) } },
            now,
          ),
        ]),
    ...mark(generationId),
  ]);
  if (run) await takeUpSoon(run);
  return shownGeneration(item, content) as GenerationOf<Tool>;
}

/** The sweep has it taken up where the queue does not answer: what was made stands. */
async function takeUpSoon(run: GenerationRunItem): Promise<void> {
  try {
    await takeUpRun(run);
  } catch (error) {
    log.error('a model run waits for the sweep', error);
  }
}

/** A 404 for a parent that is not of the workspace. */
const isThere = (workspaceId: string, generationId: string): Operation =>
  check(Generation.remove({ workspaceId, generationId }), 'not_found');

async function contentOf<Tool extends BuiltTool>(
  draft: Draft<Tool>,
  seed: number,
  durationMs: number,
  { at, passedOver }: { at: string; passedOver: Chosen['passedOver'] },
): Promise<Content> {
  const { input, output, evidence, questions = [], warnings = [], rejected = [] } = draft;
  if (Buffer.byteLength(JSON.stringify(output)) > generationLimits.output) throw new AppError('payload_too_large');
  const texts = textsIn(output);
  const by = { kind: 'composed', engine: 'integre', model: null, at } as const;
  return {
    ...{ input, output, evidence, questions, warnings },
    rejected: rejected.slice(0, generationLimits.rejected),
    ...{ model: null, engineVersion, promptVersion: null, seed, cached: false },
    fallback: passedOver && { ...passedOver, message: fallbackTexts[passedOver.reason] },
    usage: { inputTokens: 0, outputTokens: 0, credits: 0, durationMs },
    provenance: { ...by, digitalSourceType: provenanceKinds.composed, promptVersion: null },
    keys: itemKeys(texts),
    manifests: await manifestsOf(texts, by),
  };
}
