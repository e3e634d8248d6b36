import { aiTools } from '../../../shared/ai/generations.rules.ts';
import { searched } from '../../../shared/ai/searched.ts';
import { paths } from '../../../shared/page-paths.ts';
import { type Asked, bestNamed, type Finder, type NamedThing } from '../../search/core/finder.door.ts';
import { Brand } from './brand.entity.ts';
import { KeptBrief } from './brief.entity.ts';
import { Generation } from './generation.entity.ts';

/** The newest of each kind that are looked through: there may be any number. */
const looked = 300;
const newest = { order: 'desc', consistent: true, limit: looked } as const;

/** What the generator made, brands and briefs, by their names. */
export const finder: Finder = {
  permission: 'ai:read',
  kinds: searched,
  find: async ({ workspaceId }, asked) => {
    const found = await Promise.all([generations(workspaceId, asked), brands(workspaceId), briefs(workspaceId)]);
    return found.flatMap((things) => bestNamed(asked, things));
  },
};

async function generations(workspaceId: string, { wanted }: Asked): Promise<NamedThing[]> {
  const { data } = await Generation.query
    .byWorkspace({ workspaceId })
    .where(({ searched }, { contains }) => wanted.words.map((word) => contains(searched, word)).join(' AND '))
    .go({ ...newest, attributes: ['generationId', 'title', 'tool', 'excerpt'] });
  return data.map(({ generationId: id, title, tool, excerpt }) => ({
    kind: 'generation',
    id,
    title,
    more: aiTools[tool],
    also: excerpt,
    path: paths.generation(id),
  }));
}

async function brands(workspaceId: string): Promise<NamedThing[]> {
  const { data } = await Brand.query.byWorkspace({ workspaceId }).go({ ...newest, attributes: ['brandId', 'name'] });
  return data.map(({ brandId: id, name }) => ({ kind: 'brand', id, title: name, path: paths.brand(id) }));
}

async function briefs(workspaceId: string): Promise<NamedThing[]> {
  const { data } = await KeptBrief.query
    .byWorkspace({ workspaceId })
    .go({ ...newest, attributes: ['briefId', 'name'] });
  return data.map(({ briefId: id, name }) => ({ kind: 'brief', id, title: name, path: paths.brief(id) }));
}
