import type { Generation as ShownGeneration } from '../../../shared/ai/generation.ts';
import { AppError } from '../../platform/app-error.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { Generation, type GenerationItem } from './generation.entity.ts';
import { type Content, GenerationContent, unpackContent } from './generation-content.entity.ts';
import { shownGeneration } from './shown-generation.ts';

/** A generation with what it holds; a 404 when the workspace has no such one. */
export async function readGeneration(
  workspaceId: string,
  generationId: string,
): Promise<{ item: GenerationItem; content: Content }> {
  const of = { workspaceId, generationId };
  const [summary, content] = await readTogether([Generation.get(of), GenerationContent.get(of)]);
  const { data: item } = Generation.parse({ Item: summary });
  const { data: held } = GenerationContent.parse({ Item: content });
  if (!item || !held) throw new AppError('not_found');
  return { item, content: unpackContent(held.packed) };
}

/** As the API answers it. */
export async function readShown(workspaceId: string, generationId: string): Promise<ShownGeneration> {
  const { item, content } = await readGeneration(workspaceId, generationId);
  return shownGeneration(item, content);
}
