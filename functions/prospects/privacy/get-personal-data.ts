import * as personalData from '../../../shared/prospects/privacy.contract.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { readProspect } from '../core/read-prospect.ts';
import { shownProspect } from '../core/shown-prospect.ts';
import { ProspectActivity, shownProspectActivity } from '../timeline/prospect-activity.entity.ts';

/** Everything that is kept on a person, for whoever asks for it; the journal remembers that it was handed out. */
export const handler = defineHandler(personalData.getPersonalData, async ({ actor, params: { id } }) => {
  const { workspaceId } = actor;
  const prospect = await readProspect(workspaceId, id);
  const { data } = await ProspectActivity.query
    .byProspect({ workspaceId, prospectId: id })
    .go({ order: 'desc', pages: 'all', consistent: true });
  await write([audit(actor, { type: 'prospect.disclosed', entityId: id })]);
  return {
    prospect: shownProspect(prospect),
    activities: data.map(shownProspectActivity),
    exportedAt: new Date().toISOString(),
  };
});
