import { excerptOf } from '../../../shared/ai/excerpt.ts';
import type { Generation as ShownGeneration } from '../../../shared/ai/generation.ts';
import * as generations from '../../../shared/ai/generations.contract.ts';
import { generationLimits } from '../../../shared/ai/generations.rules.ts';
import { provenanceKinds } from '../../../shared/ai/provenance.rules.ts';
import { textsIn, type WrittenText } from '../../../shared/ai/texts-in.ts';
import { AppError, invalidField } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { put, update, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { Generation, type GenerationItem } from '../core/generation.entity.ts';
import { type Content, GenerationContent, packContent } from '../core/generation-content.entity.ts';
import { manifestsOf } from '../core/manifest.ts';
import { readGeneration } from '../core/read-generation.ts';
import { searchedIn } from '../core/searched-in.ts';
import { shownGeneration } from '../core/shown-generation.ts';
import { feedbackIn, isChosenIn, scoreOf } from './chosen-in.ts';
import { editedOutput } from './edit-item.ts';

/** Two people at once: one is told. What a model has not finished is left to it. */
export const handler = defineHandler(generations.updateGenerationItem, async ({ actor, params, body }) => {
  const { workspaceId } = actor;
  const { version, texts = [], ...choice } = body;
  const { item: before, content } = await readGeneration(workspaceId, params.id);
  if (before.status === 'running') throw new AppError('generation_running');
  if (before.version !== version) throw new AppError('conflict');
  const shown = shownGeneration(before, content);
  const edited = await editedOutput(actor, shown, params.itemId, { texts, ...choice });
  if (!edited) throw new AppError('not_found');
  if ('problem' in edited) throw invalidField(edited.problem.path, edited.problem.message);
  const { output } = edited;
  if (JSON.stringify(output) === JSON.stringify(content.output)) return { generation: shown };
  const now = new Date();
  const changed = changedTexts(content.output, output);
  const after = itemAfter(before, output, now);
  const held = await contentAfter(content, output, changed, now);
  await write([
    put(Generation.put(after).where((attr, { eq }) => eq(attr.version, version))),
    update(
      GenerationContent.patch({ workspaceId, generationId: params.id }).set({ packed: packContent(held) }),
      'not_found',
    ),
    audit(
      actor,
      {
        type: 'generation.updated',
        entityId: params.id,
        changed: [...(changed.length > 0 ? ['texts'] : []), ...(choice.state ? ['choice'] : [])],
      },
      now,
    ),
  ]);
  return { generation: shownGeneration(after, held) };
});

type Output = ShownGeneration['output'];

/** The texts whose words are others. */
function changedTexts(before: Output, after: Output): WrittenText[] {
  const was = new Map(textsIn(before).map(({ id, text }) => [id, text]));
  return textsIn(after).filter(({ id, text }) => was.get(id) !== text);
}

/** Lists show the first text, as it is now. */
function itemAfter(before: GenerationItem, output: Output, now: Date): GenerationItem {
  const excerpt = excerptOf(textsIn(output)[0]?.text ?? before.excerpt, generationLimits.excerpt);
  return {
    ...before,
    ...{ excerpt, searched: searchedIn({ title: before.title, excerpt }) },
    score: scoreOf(output) ?? before.score,
    kept: isChosenIn(output),
    feedback: feedbackIn(output),
    updatedAt: now.toISOString(),
    version: before.version + 1,
  };
}

/** What a model wrote is by both once a person changes it; what rules put together from facts stays so. */
async function contentAfter(content: Content, output: Output, changed: WrittenText[], now: Date): Promise<Content> {
  const at = now.toISOString();
  const { model, provenance } = content;
  const byModel = changed.filter(({ engine }) => engine !== 'integre');
  const composed = changed.filter(({ engine }) => engine === 'integre');
  const assisted = { kind: 'ai_assisted', engine: provenance.engine, model, at } as const;
  return {
    ...content,
    output,
    provenance:
      byModel.length > 0
        ? { ...provenance, kind: 'ai_assisted', digitalSourceType: provenanceKinds.ai_assisted, at }
        : provenance,
    manifests: {
      ...content.manifests,
      ...(await manifestsOf(composed, { kind: 'composed', engine: 'integre', model: null, at })),
      ...(await manifestsOf(byModel, assisted)),
    },
  };
}
