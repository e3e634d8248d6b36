import { Brand } from '../../../functions/ai/core/brand.entity.ts';
import { Generation } from '../../../functions/ai/core/generation.entity.ts';
import { GenerationContent, unpackContent } from '../../../functions/ai/core/generation-content.entity.ts';
import { keepPayload } from '../../../functions/imports/payload.ts';
import { startRun } from '../../../functions/imports/start-run.ts';
import { readBook } from '../../../functions/learning/core/learning-book.entity.ts';
import { resultRuns } from '../../../functions/learning/imports/result-import.entity.ts';
import type { Actor } from '../../../functions/platform/identity/actor.ts';
import type { GenerationOf } from '../../../shared/ai/generation.ts';
import { parisDay } from '../../../shared/kernel/paris-day.ts';
import { demoResults, type KeyedText } from './demo-results.ts';

/** Has what the agency's ads did imported, a file a brand, unless it has results. */
export async function fillResults(actor: Actor): Promise<void> {
  const { workspaceId } = actor;
  if ((await readBook(workspaceId)).version > 0) return;
  const { data: brands } = await Brand.query.byWorkspace({ workspaceId }).go();
  const brandIds = new Map(brands.map(({ name, brandId }) => [name, brandId]));
  const written = await writtenFor(workspaceId);
  for (const { brand, label, csv } of demoResults(parisDay(), (name) => written.get(brandIds.get(name) ?? '') ?? []))
    await startRun(resultRuns, actor, async (importId) => ({
      ...{ dryRun: false, brandId: brandIds.get(brand), said: {} },
      ...(await keepPayload({ csv, name: label }, { workspaceId, importId, listLabel: label })),
    }));
}

/** The variations that each brand has, by its id: those of its first brief. */
async function writtenFor(workspaceId: string): Promise<Map<string, KeyedText[]>> {
  const { data } = await Generation.query.byWorkspace({ workspaceId }).go();
  const written = new Map<string, KeyedText[]>();
  for (const { generationId, tool, brandId } of data) {
    if (tool !== 'generate_variations' || brandId === undefined || written.has(brandId)) continue;
    const { data: content } = await GenerationContent.get({ workspaceId, generationId }).go();
    if (!content) continue;
    const { output, keys } = unpackContent(content.packed) as Pick<
      GenerationOf<'generate_variations'>,
      'output' | 'keys'
    >;
    const texts = output.items.map(({ id, texts: [main, ...others] }) => ({
      key: keys[id] ?? '',
      text: main?.text ?? '',
      headline: others.find(({ field }) => field === 'headline')?.text ?? '',
    }));
    written.set(brandId, texts);
  }
  return written;
}
