import { excerptOf } from '../../../shared/ai/excerpt.ts';
import { generationLimits } from '../../../shared/ai/generations.rules.ts';
import { type FallbackReason, fallbackTexts } from '../../../shared/ai/models.rules.ts';
import { provenanceKinds } from '../../../shared/ai/provenance.rules.ts';
import { textsIn } from '../../../shared/ai/texts-in.ts';
import type { Rejected } from '../../../shared/rules/copy/writer/composition.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit, bySystem } from '../../platform/db/audit-line.entity.ts';
import { changedMeanwhile, withFreshReads } from '../../platform/db/fresh-reads.ts';
import { put, update, write } from '../../platform/db/write.ts';
import { event } from '../../platform/outbox/event.entity.ts';
import { Generation, type GenerationItem } from '../core/generation.entity.ts';
import { type Content, GenerationContent, packContent } from '../core/generation-content.entity.ts';
import { manifestsOf } from '../core/manifest.ts';
import { readGeneration } from '../core/read-generation.ts';
import { searchedIn } from '../core/searched-in.ts';
import { shownSummary } from '../core/shown-generation.ts';
import type { GenerationRunItem } from './generation-run.entity.ts';
import { settle } from './reserve.ts';
import type { Merged } from './writing-of.ts';

type Tokens = { inputTokens: number; outputTokens: number };
export type Written = {
  merged: Merged;
  rejected: readonly Rejected[];
  model: string;
  promptVersion: string;
  tokens: Tokens;
  /** The words were kept from the same call a short while ago: nothing is paid. */
  cached: boolean;
};

/** Puts the words of a model in the place of the draft. */
export function endWritten(
  run: GenerationRunItem,
  { merged, rejected, model, promptVersion, tokens, cached }: Written,
) {
  const { engine } = run;
  return end(run, { tokens, kept: !cached }, async (item, content, at) => {
    const texts = textsIn(merged.output);
    const by = { kind: 'ai_generated', engine, model, at } as const;
    const credits = cached ? 0 : run.credits;
    return {
      item: {
        ...item,
        outputEngine: engine,
        excerpt: excerptOf(merged.excerpt, generationLimits.excerpt),
        score: merged.score ?? item.score,
      },
      content: {
        ...content,
        output: merged.output,
        ...{ model, promptVersion, cached },
        rejected: rejectedOf(content, rejected),
        usage: { ...tokens, credits, durationMs: Date.now() - Date.parse(run.createdAt) },
        provenance: { ...by, digitalSourceType: provenanceKinds.ai_generated, promptVersion },
        manifests: {
          ...(await manifestsOf(
            texts.filter((text) => text.engine !== engine),
            { kind: 'composed', engine: 'integre', model: null, at },
          )),
          ...(await manifestsOf(
            texts.filter((text) => text.engine === engine),
            by,
          )),
        },
      },
    };
  });
}

type Why = { reason: FallbackReason; tokens?: Tokens; rejected?: readonly Rejected[] };

/** The draft stays, and says why; its credits come back. */
export function endInDraft(run: GenerationRunItem, { reason, tokens = none, rejected = [] }: Why) {
  return end(run, { tokens, kept: false }, async (item, content) => ({
    item,
    content: {
      ...content,
      fallback: { from: run.engine, reason, message: fallbackTexts[reason] },
      rejected: rejectedOf(content, rejected),
      usage: { ...content.usage, ...tokens },
    },
  }));
}

const none: Tokens = { inputTokens: 0, outputTokens: 0 };

const rejectedOf = ({ rejected }: Content, more: readonly Rejected[]): Content['rejected'] =>
  [...more, ...rejected.filter(({ text }) => !more.some((one) => one.text === text))].slice(
    0,
    generationLimits.rejected,
  );

type Ended = { item: GenerationItem; content: Content };

/** Once: what was stopped, deleted or ended by another stays so, but its tokens were spent. */
async function end(
  run: GenerationRunItem,
  { tokens, kept }: { tokens: Tokens; kept: boolean },
  change: (item: GenerationItem, content: Content, at: string) => Promise<Ended>,
): Promise<void> {
  const { workspaceId, generationId } = run;
  const spent = tokens.inputTokens + tokens.outputTokens;
  try {
    await withFreshReads(async () => {
      const { item: before, content } = await readGeneration(workspaceId, generationId);
      const now = new Date();
      const changed = await change(before, content, now.toISOString());
      const { title } = before;
      const item: GenerationItem = {
        ...changed.item,
        status: 'completed',
        searched: searchedIn({ title, excerpt: changed.item.excerpt }),
        updatedAt: now.toISOString(),
        version: before.version + 1,
      };
      const fallback = changed.content.fallback?.message ?? null;
      const told = { generation: { title, fallback } };
      await write([
        put(
          Generation.put(item).where((attr, { eq }) => eq(attr.version, before.version)),
          changedMeanwhile,
        ),
        update(
          GenerationContent.patch({ workspaceId, generationId }).set({ packed: packContent(changed.content) }),
          'generation_finished',
        ),
        ...settle(run, { tokens: spent, kept }),
        audit(bySystem(run), { type: 'generation.written', entityId: generationId }, now),
        event(
          run,
          { type: 'ai.generation_completed', entityId: generationId, data: { generation: shownSummary(item) } },
          now,
        ),
        event(
          run,
          { type: 'generation.written', entityId: generationId, data: told, onlyTo: [item.createdBy.id] },
          now,
        ),
      ]);
    });
  } catch (error) {
    if (!isOver(error)) throw error;
    await countSpent(run, spent);
  }
}

const isOver = (error: unknown): boolean =>
  error instanceof AppError && (error.reason === 'generation_finished' || error.reason === 'not_found');

/** Of a run that has no place any more. */
async function countSpent(run: GenerationRunItem, tokens: number): Promise<void> {
  const [, , ...counted] = settle({ ...run, credits: 0 }, { tokens, kept: true });
  if (counted.length > 0) await write(counted);
}
