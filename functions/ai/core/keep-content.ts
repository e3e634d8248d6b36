import { type Operation, update } from '../../platform/db/write.ts';
import type { GenerationItem } from './generation.entity.ts';
import { GenerationContent } from './generation-content.entity.ts';

/** What a generation holds is kept for as long as its summary. */
export function keepContent({
  workspaceId,
  generationId,
  ttl,
}: Pick<GenerationItem, 'workspaceId' | 'generationId' | 'ttl'>): Operation {
  const content = GenerationContent.patch({ workspaceId, generationId });
  return update(ttl === undefined ? content.remove(['ttl']) : content.set({ ttl }), 'not_found');
}
