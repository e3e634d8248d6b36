import { paths } from '../../../shared/page-paths.ts';
import { searched } from '../../../shared/ugc/searched.ts';
import { type Asked, bestNamed, type Finder, type NamedThing } from '../../search/core/finder.door.ts';
import { UgcCampaign } from '../core/campaign.entity.ts';
import { isUnopened } from '../core/read-creator.ts';
import { profileNamesOf } from './profile-names.ts';
import { relationsOf } from './relations-index.ts';

/** The newest that are looked through. */
const newest = { order: 'desc', consistent: true, limit: 300 } as const;

export const finder: Finder = {
  permission: 'ugc:read',
  kinds: searched,
  find: async ({ workspaceId }, asked) => {
    const found = await Promise.all([campaignsNamed(workspaceId, asked), creatorsNamed(workspaceId, asked)]);
    return found.flat();
  },
};

async function campaignsNamed(workspaceId: string, asked: Asked): Promise<NamedThing[]> {
  const { data } = await UgcCampaign.query
    .byWorkspace({ workspaceId })
    .go({ ...newest, attributes: ['campaignId', 'name'] });
  return bestNamed(
    asked,
    data.map(({ campaignId: id, name }) => ({ kind: 'ugcCampaign', id, title: name, path: paths.ugcCampaign(id) })),
  );
}

/** Those whom the workspace added, met by a call or said something of; of who has not opened its link, what it typed. */
async function creatorsNamed(workspaceId: string, asked: Asked): Promise<NamedThing[]> {
  const relations = [...(await relationsOf(workspaceId)).values()].filter(({ blocked }) => !blocked);
  const opened = relations.filter((relation) => !isUnopened(relation));
  const names = await profileNamesOf(opened.map(({ creatorId }) => creatorId));
  return bestNamed(
    asked,
    relations.flatMap((relation): NamedThing[] => {
      const { creatorId: id, added, metAt } = relation;
      const profile = names.get(id);
      const typed = added?.displayName ?? '';
      if (isUnopened(relation)) return [{ kind: 'creator', id, title: typed, path: paths.ugcCreator(id) }];
      // Who has left, or the marketplace without having met the workspace, has no page there.
      if (!profile || !(profile.listed || added || metAt)) return [];
      return [{ kind: 'creator', id, title: profile.name || typed, also: typed, path: paths.ugcCreator(id) }];
    }),
  );
}
