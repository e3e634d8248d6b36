import * as prospectsImports from '../../../shared/prospects/imports.contract.ts';
import { prospectListLabel } from '../../../shared/prospects/imports.messages.ts';
import { fileUnder } from '../../clients/core/file-under.door.ts';
import { keepPayload } from '../../imports/payload.ts';
import { startRunOnce } from '../../imports/start-run.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { ownedBy } from '../../platform/identity/owned-by.ts';
import { lookEnds } from './forget-looks.ts';
import { prospectRuns, shownImport } from './prospect-import.entity.ts';
import { keepStatusNames } from './status-name.entity.ts';

export const handler = defineHandler(prospectsImports.importProspects, async (call) => {
  const run = await startRunOnce(prospectRuns, call, async (importId) => {
    const { source, mode, dryRun, mapping, statuses, dateOrder, country, ownerId, clientId } = call.body;
    const { workspaceId, permissions } = call.actor;
    const keeping = { workspaceId, importId, listLabel: prospectListLabel, borrows: dryRun };
    const { operations = [], ...kept } = await keepPayload(call.body, keeping);
    const said = { statuses, dateOrder, country };
    const remembered = dryRun ? [] : keepStatusNames(workspaceId, statuses ?? {});
    const ttl = dryRun ? lookEnds(new Date()) : undefined;
    const makesClients = permissions.has('clients:write');
    const checks = [...ownedBy(workspaceId, ownerId), ...fileUnder(workspaceId, clientId)];
    const about = { source, mode, dryRun, mapping, said, ttl, ownerId, clientId, makesClients, noted: !dryRun };
    return { ...about, ...kept, operations: [...operations, ...remembered, ...checks] };
  });
  return { import: shownImport(run) };
});
