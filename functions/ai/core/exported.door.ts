import { mostTogether, readTogether } from '../../platform/db/read-together.ts';
import { columns, type ExportedWord, pagesOf } from '../../platform/exported.ts';
import { shownBrand } from '../brands/shown-brand.ts';
import { shownBrief } from '../briefs/shown-brief.ts';
import { AiUsage } from '../models/ai-usage.entity.ts';
import { Brand } from './brand.entity.ts';
import { KeptBrief } from './brief.entity.ts';
import { Generation, type GenerationItem } from './generation.entity.ts';
import { GenerationContent, unpackContent } from './generation-content.entity.ts';
import { shownGeneration } from './shown-generation.ts';

export const exported: ExportedWord = {
  workspace: [
    {
      name: 'brands',
      entities: ['aiBrand'],
      pages: ({ workspaceId }, from) =>
        pagesOf(
          (page) => Brand.query.byWorkspace({ workspaceId }).go(page),
          from,
          (items) => items.map(shownBrand),
        ),
    },
    {
      name: 'briefs',
      entities: ['aiBrief'],
      pages: ({ workspaceId }, from) =>
        pagesOf(
          (page) => KeptBrief.query.byWorkspace({ workspaceId }).go(page),
          from,
          (items) => items.map(shownBrief),
        ),
    },
    {
      name: 'generations',
      entities: ['aiGeneration', 'aiGenerationContent'],
      pages: ({ workspaceId }, from) =>
        pagesOf(
          (page) => Generation.query.byWorkspace({ workspaceId }).go({ ...page, limit: mostTogether }),
          from,
          withContents,
        ),
    },
    {
      name: 'ai-usage',
      entities: ['aiUsage'],
      pages: ({ workspaceId }, from) =>
        pagesOf(
          (page) => AiUsage.query.byMonth({ workspaceId }).go(page),
          from,
          (items) => items.map(({ workspaceId: _, ...usage }) => usage),
        ),
      table: columns<{ month: string; part: string; credits?: number; tokens?: number; ownTokens?: number }>(
        ...(['month', 'part', 'credits', 'tokens', 'ownTokens'] as const),
      ),
    },
  ],
};

async function withContents(items: GenerationItem[]): Promise<object[]> {
  const contents = await readTogether(items.map((item) => GenerationContent.get(item)));
  return items.flatMap((item, at) => {
    const { data } = GenerationContent.parse({ Item: contents[at] });
    return data ? [shownGeneration(item, unpackContent(data.packed))] : [];
  });
}
