import { paths } from '../../../shared/page-paths.ts';
import type { personas } from '../../../shared/personas/word.ts';
import type { NamedThings } from '../../platform/db/named-things.ts';
import { Persona } from './persona.entity.ts';

/** What the log calls by name. */
export const namedThings: NamedThings<typeof personas> = {
  persona: {
    permission: 'personas:read',
    fields: ['personaId', 'name'],
    read: (workspaceId, personaId) => Persona.get({ workspaceId, personaId }),
    nameOf: (Item) => {
      const { data } = Persona.parse({ Item });
      return data && { name: data.name, path: paths.persona(data.personaId) };
    },
  },
};
