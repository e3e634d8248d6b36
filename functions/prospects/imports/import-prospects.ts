import * as prospectsImports from '../../../shared/prospects/imports.contract.ts';
import { prospectListLabel } from '../../../shared/prospects/imports.messages.ts';
import { prospectProblems } from '../../../shared/prospects/messages.ts';
import { fileUnder } from '../../clients/core/file-under.door.ts';
import { keepPayload } from '../../imports/payload.ts';
import { startRunOnce } from '../../imports/start-run.ts';
import { invalidField } from '../../platform/app-error.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { ownedBy } from '../../platform/identity/owned-by.ts';
import { readFields } from '../core/prospect-fields.entity.ts';
import { lookEnds } from './forget-looks.ts';
import { partMapping, type SaidMapping } from './own-columns.ts';
import { prospectRuns, shownImport } from './prospect-import.entity.ts';
import { keepStatusNames } from './status-name.entity.ts';

export const handler = defineHandler(prospectsImports.importProspects, async (call) => {
  const run = await startRunOnce(prospectRuns, call, async (importId) => {
    const { source, mode, dryRun, statuses, dateOrder, country, ownerId, clientId } = call.body;
    const { workspaceId, permissions } = call.actor;
    const keeping = { workspaceId, importId, listLabel: prospectListLabel, borrows: dryRun };
    const { mapping, own } = await mappingOf(workspaceId, call.body.mapping);
    const { operations = [], ...kept } = await keepPayload(call.body, keeping);
    const said = { statuses, dateOrder, country };
    const remembered = dryRun ? [] : keepStatusNames(workspaceId, statuses ?? {});
    const ttl = dryRun ? lookEnds(new Date()) : undefined;
    const makesClients = permissions.has('clients:write');
    const checks = [...ownedBy(workspaceId, ownerId), ...fileUnder(workspaceId, clientId)];
    const about = { source, mode, dryRun, mapping, own, said, ttl, ownerId, clientId, makesClients, noted: !dryRun };
    return { ...about, ...kept, operations: [...operations, ...remembered, ...checks] };
  });
  return { import: shownImport(run) };
});

/** What was said of the columns, with the fields of the workspace as they are now: one that is gone is refused. */
async function mappingOf(workspaceId: string, all: SaidMapping | undefined) {
  const fields = (await readFields(workspaceId)).map(({ id, name, type, choices }) => ({ id, name, type, choices }));
  const { mapping, said } = partMapping(all);
  for (const [header, id] of Object.entries(said))
    if (!fields.some((field) => field.id === id)) throw invalidField(`mapping.${header}`, prospectProblems.goneField);
  return { mapping: all && mapping, own: fields.length > 0 ? { said, fields } : undefined };
}
