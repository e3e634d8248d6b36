import type { GenerationSummary, Generation as ShownGeneration } from '../../../shared/ai/generation.ts';
import type { GenerationItem } from './generation.entity.ts';
import type { Content } from './generation-content.entity.ts';

export const shownSummary = (item: GenerationItem): GenerationSummary => ({
  id: item.generationId,
  tool: item.tool,
  title: item.title,
  status: item.status,
  engine: item.engine,
  outputEngine: item.outputEngine,
  excerpt: item.excerpt,
  score: item.score ?? null,
  blocked: item.blocked ?? false,
  favorite: item.favorite,
  rating: item.rating ?? null,
  brandId: item.brandId ?? null,
  personaId: item.personaId ?? null,
  personaName: item.personaName ?? null,
  createdBy: item.createdBy,
  createdAt: item.createdAt,
  updatedAt: item.updatedAt,
  version: item.version,
});

/** The tool says what its input and its output are: they were written together. */
export function shownGeneration(item: GenerationItem, content: Content): ShownGeneration {
  const { excerpt: _, ...summary } = shownSummary(item);
  return {
    ...summary,
    ...content,
    ratingReason: item.ratingReason ?? null,
    note: item.note ?? null,
    parentId: item.parentId ?? null,
  } as ShownGeneration;
}
