import { excerptOf } from '../../../shared/ai/excerpt.ts';
import type { BuiltTool, GenerationOf } from '../../../shared/ai/generation.ts';
import { type AiEngine, generationLimits } from '../../../shared/ai/generations.rules.ts';
import { fallbackTexts } from '../../../shared/ai/models.rules.ts';
import { provenanceKinds } from '../../../shared/ai/provenance.rules.ts';
import { textsIn } from '../../../shared/ai/texts-in.ts';
import type { ToldPersona as Told } from '../../../shared/personas/told-persona.ts';
import { personaIsThere, readPersonaFacts } from '../../personas/core/persona-facts.door.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { check, type Operation, put, write } from '../../platform/db/write.ts';
import { type IdempotentCall, makeOnce } from '../../platform/idempotency/make-once.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { fullNameOf } from '../../platform/identity/people-names.ts';
import { newId } from '../../platform/new-id.ts';
import { event } from '../../platform/outbox/event.entity.ts';
import { countOrRefuse } from '../../platform/throttle/throttle.ts';
import type { ModelTask } from '../models/model-task.ts';
import { brandIsThere } from './brand-is-there.door.ts';
import { Generation, type GenerationItem } from './generation.entity.ts';
import { type Content, GenerationContent, packContent } from './generation-content.entity.ts';
import { ItemKey } from './item-key.entity.ts';
import { itemKeys } from './item-keys.ts';
import { keptUntil } from './kept-until.ts';
import { manifestsOf } from './manifest.ts';
import { readShown } from './read-generation.ts';
import { searchedIn } from './searched-in.ts';
import { shownGeneration, shownSummary } from './shown-generation.ts';

/** Raised when the same input may give another output. */
const engineVersion = '3';

/** The calls of all the tools together: each may read the library and write 150 KB. */
const limit = { name: 'ai-tools', max: generationLimits.callsPerMinute, windowSeconds: 60 };

type ToolCall = IdempotentCall & {
  actor: Actor;
  body: {
    engine: AskedEngine;
    seed: number;
    title?: string | undefined;
    parentId?: string | undefined;
    brandId?: string | undefined;
    personaId?: string | undefined;
  };
};

export type AskedEngine = AiEngine | 'auto';

/** Who writes, and how a model begins once its draft has an id; without a beginning the draft is all. */
export type Asked = {
  engine: AiEngine;
  /** The engine that `auto` would have taken, and why it is another. */
  passedOver: { from: AiEngine; reason: 'credits' | 'stopped' } | null;
  begin: ((made: { workspaceId: string; generationId: string; now: Date }) => Begun) | null;
};
type Begun = {
  /** In the transaction that keeps the draft. */
  operations: Operation[];
  takeUp: () => Promise<void>;
};
type AskModel = (actor: Actor, engine: AskedEngine, task: ModelTask) => Promise<Asked>;

/** What a tool has made, before it is kept. `output` hangs on the body, the seed and the data alone. */
export type Draft<Tool extends BuiltTool> = Pick<
  GenerationOf<Tool>,
  'tool' | 'input' | 'output' | 'evidence' | 'score'
> &
  Partial<Pick<GenerationOf<Tool>, 'questions' | 'warnings' | 'rejected'>> & {
    /** Unless the call gives one. */
    title: string;
    excerpt: string;
    /** Unless nothing that was read is forbidden. */
    blocked?: boolean;
    /** What a model writes anew, where the tool has words to write. */
    task?: ModelTask;
  };

/**
 * What the act of every tool does: makes a generation once, and keeps it with its audit line and its event. `compose` is pure
 * but for what it reads; whatever it throws keeps nothing. `ask` is given by tools whose words a model may write anew.
 */
export const makeGeneration = <Tool extends BuiltTool>(
  call: ToolCall,
  compose: (persona: Told | null) => Promise<Draft<Tool>>,
  ask?: AskModel,
): Promise<{ generation: GenerationOf<Tool> }> =>
  makeOnce(call, {
    make: async (mark) => {
      await countOrRefuse(limit, call.actor.workspaceId);
      const startedAt = performance.now();
      const persona = await personaFor(call);
      const draft = await compose(persona);
      const durationMs = Math.round(performance.now() - startedAt);
      const asked = await engineFor(call, draft, ask);
      try {
        return { generation: await keepGeneration(call, draft, { durationMs, asked, persona, mark }) };
      } catch (error) {
        // Others took the last credits meanwhile.
        if (call.body.engine !== 'auto' || !isOutOfCredits(error)) throw error;
        return { generation: await keepGeneration(call, draft, { durationMs, asked: outOfCredits, persona, mark }) };
      }
    },
    // What one act made once is what it makes again.
    replay: async (id) => ({ generation: (await readShown(call.actor.workspaceId, id)) as GenerationOf<Tool> }),
  });

/** Whom the call is for: a 404 for one that the workspace has not, a 403 for who may not read them. */
const personaFor = ({ actor, body: { personaId } }: ToolCall): Promise<Told> | null =>
  personaId === undefined ? null : readPersonaFacts(actor, personaId);

/** What measures has no words for a model to write: rules alone do it. */
async function engineFor(
  { actor, body: { engine } }: ToolCall,
  { task }: Draft<BuiltTool>,
  ask: AskModel | undefined,
): Promise<Asked> {
  if (ask && task) return ask(actor, engine, task);
  if (engine !== 'auto' && engine !== 'integre') throw new AppError('engine_unavailable');
  return { engine: 'integre', passedOver: null, begin: null };
}

const outOfCredits: Asked = { engine: 'integre', passedOver: { from: 'bedrock', reason: 'credits' }, begin: null };
const isOutOfCredits = (error: unknown): boolean => error instanceof AppError && error.reason === 'credits_exhausted';

type Keeping = { durationMs: number; asked: Asked; persona: Told | null; mark: (id: string) => Operation[] };

async function keepGeneration<Tool extends BuiltTool>(
  { actor, body }: ToolCall,
  draft: Draft<Tool>,
  { durationMs, asked, persona, mark }: Keeping,
): Promise<GenerationOf<Tool>> {
  const { workspaceId, user } = actor;
  const now = new Date();
  const at = now.toISOString();
  const generationId = newId('gen', now);
  const title = body.title ?? excerptOf(draft.title, generationLimits.title);
  const excerpt = excerptOf(draft.excerpt, generationLimits.excerpt);
  const begun = asked.begin?.({ workspaceId, generationId, now });
  const item: GenerationItem = {
    workspaceId,
    generationId,
    tool: draft.tool,
    title,
    status: begun ? 'running' : 'completed',
    engine: asked.engine,
    outputEngine: 'integre',
    excerpt,
    ...(draft.score !== null && { score: draft.score }),
    ...(draft.blocked && { blocked: true }),
    favorite: false,
    brandId: body.brandId,
    ...(persona && { personaId: persona.id, personaName: persona.name }),
    parentId: body.parentId,
    createdBy: { id: user.userId, name: fullNameOf(user) },
    searched: searchedIn({ title, excerpt }),
    ttl: keptUntil({ createdAt: at, favorite: false }, now),
    ...{ createdAt: at, updatedAt: at, version: 1 },
  };
  const content = await contentOf(draft, body.seed, durationMs, { at, passedOver: asked.passedOver });
  const held = { workspaceId, generationId, packed: packContent(content), ttl: item.ttl };
  await write([
    put(Generation.create(item)),
    put(GenerationContent.create(held)),
    ...Object.entries(content.keys).map(([itemId, itemKey]) =>
      put(ItemKey.put({ workspaceId, itemKey, generationId, itemId, ttl: item.ttl })),
    ),
    ...brandIsThere(workspaceId, body.brandId),
    ...personaIsThere(workspaceId, body.personaId),
    ...(body.parentId ? [isThere(workspaceId, body.parentId)] : []),
    audit(actor, { type: 'generation.created', entityId: generationId }, now),
    ...(begun
      ? begun.operations
      : [
          event(
            actor,
            { type: 'ai.generation_completed', entityId: generationId, data: { generation: shownSummary(item) } },
            now,
          ),
        ]),
    ...mark(generationId),
  ]);
  await begun?.takeUp();
  return shownGeneration(item, content) as GenerationOf<Tool>;
}

/** A 404 for a parent that is not of the workspace. */
const isThere = (workspaceId: string, generationId: string): Operation =>
  check(Generation.remove({ workspaceId, generationId }), 'not_found');

async function contentOf<Tool extends BuiltTool>(
  draft: Draft<Tool>,
  seed: number,
  durationMs: number,
  { at, passedOver }: { at: string; passedOver: Asked['passedOver'] },
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
