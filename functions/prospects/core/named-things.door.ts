import { paths } from '../../../shared/page-paths.ts';
import { prospectName } from '../../../shared/prospects/prospect-name.ts';
import type { prospects } from '../../../shared/prospects/word.ts';
import type { NamedThings } from '../../platform/db/named-things.ts';
import { ProspectView } from '../views/prospect-view.entity.ts';
import { Prospect, type ProspectItem, prospectKey } from './prospect.entity.ts';
import { ProspectFields } from './prospect-fields.entity.ts';

const nameOf = ({ firstName, lastName, company, email, phoneNational }: Partial<ProspectItem>) =>
  prospectName({
    firstName: firstName ?? null,
    lastName: lastName ?? null,
    company: company ?? null,
    email: email ?? null,
    phoneNational: phoneNational ?? null,
  });

/** What the log calls by name. */
export const namedThings: NamedThings<typeof prospects> = {
  prospect: {
    permission: 'prospects:read',
    fields: ['prospectId', 'firstName', 'lastName', 'company', 'email', 'phoneNational'],
    read: (workspaceId, prospectId) => Prospect.get(prospectKey(workspaceId, prospectId)),
    nameOf: (Item) => {
      const { data } = Prospect.parse({ Item });
      return data && { name: nameOf(data), path: paths.prospect(data.prospectId) };
    },
  },
  prospectField: {
    permission: 'prospects:read',
    fields: ['fields'],
    read: (workspaceId) => ProspectFields.get({ workspaceId }),
    nameOf: (Item, id) => {
      const field = ProspectFields.parse({ Item }).data?.fields.find((one) => one.id === id);
      return field ? { name: field.name, path: paths.prospects } : null;
    },
  },
  prospectView: {
    permission: 'prospects:read',
    fields: ['title'],
    read: (workspaceId, viewId) => ProspectView.get({ workspaceId, viewId }),
    nameOf: (Item) => {
      const { data } = ProspectView.parse({ Item });
      return data && { name: data.title, path: paths.prospects };
    },
  },
};
