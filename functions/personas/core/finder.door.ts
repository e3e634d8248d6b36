import { paths } from '../../../shared/page-paths.ts';
import { searched } from '../../../shared/personas/searched.ts';
import { bestNamed, type Finder } from '../../search/core/finder.door.ts';
import { Persona } from './persona.entity.ts';

/** The newest that are looked through: there may be any number. */
const newest = { order: 'desc', consistent: true, limit: 300 } as const;

export const finder: Finder = {
  permission: 'personas:read',
  kinds: searched,
  find: async ({ workspaceId }, asked) => {
    const { data } = await Persona.query
      .byWorkspace({ workspaceId })
      .go({ ...newest, attributes: ['personaId', 'name'] });
    return bestNamed(
      asked,
      data.map(({ personaId: id, name }) => ({ kind: 'persona', id, title: name, path: paths.persona(id) })),
    );
  },
};
