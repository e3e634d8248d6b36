import { industryNamed } from '../../../shared/ads/industry-named.ts';
import * as clients from '../../../shared/clients/client.contract.ts';
import { unknownProspect } from '../../../shared/kernel/validation-messages.ts';
import { prospectName } from '../../../shared/prospects/prospect-name.ts';
import { invalidField } from '../../platform/app-error.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { makeOnce } from '../../platform/idempotency/make-once.ts';
import { type ProspectIdentity, prospectIdentity } from '../../prospects/core/prospect-identity.door.ts';
import { withCounts } from '../core/counts.ts';
import { type ClientContent, insertClient, newClient } from '../core/insert-client.ts';
import { readClient } from '../core/read-client.ts';
import { noCounts, shownClient } from '../core/shown-client.ts';

/** A prospect that was won becomes a client, once. Whoever may not read prospects finds none. */
export const handler = defineHandler(clients.createClientFromProspect, (call) => {
  const { actor, body } = call;
  return makeOnce(call, {
    make: async (mark) => {
      const mayRead = actor.permissions.has('prospects:read');
      const prospect = mayRead ? await prospectIdentity(actor.workspaceId, body.prospectId) : null;
      if (!prospect) throw invalidField('prospectId', unknownProspect);
      const client = newClient(actor, { ...contentOf(prospect), prospectId: body.prospectId }, new Date());
      await insertClient(actor, client, { others: mark(client.clientId) });
      return { client: shownClient(client, noCounts) };
    },
    replay: async (id) => ({ client: await withCounts(await readClient(actor.workspaceId, id, 'conflict')) }),
  });
});

function contentOf(prospect: ProspectIdentity): Pick<ClientContent, 'name'> & Partial<ClientContent> {
  const { company, website, industry, email, jobTitle } = prospect;
  const person = prospectName({ ...prospect, company: null, email: null, phoneNational: null });
  const isPerson = prospect.firstName !== null || prospect.lastName !== null;
  const name = company ?? prospectName(prospect);
  return {
    name: name.slice(0, 100),
    website: website ?? undefined,
    industry: industry === null ? undefined : industryNamed(industry),
    legal: company === null ? undefined : { legalName: company },
    contacts:
      isPerson || email !== null
        ? [{ name: (isPerson ? person : name).slice(0, 100), email: email ?? undefined, role: jobTitle ?? undefined }]
        : [],
  };
}
