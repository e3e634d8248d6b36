import type { ParsedInput } from '../../../shared/kernel/route.ts';
import type * as prospectsImports from '../../../shared/prospects/imports.contract.ts';
import { prospectListLabel } from '../../../shared/prospects/imports.messages.ts';
import { findRun } from '../../imports/import-run.ts';
import { keepPayload } from '../../imports/payload.ts';
import { cancelRun, listRuns } from '../../imports/read-runs.ts';
import { startRunOnce } from '../../imports/start-run.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { lookEnds } from './forget-looks.ts';
import { reportOfLines } from './noted-lines.ts';
import { prospectRuns, toImport, toListedImport } from './prospect-import.entity.ts';
import { keepStatusNames } from './status-name.entity.ts';

type NewImport = ParsedInput<typeof prospectsImports.importProspects>['body'];
type Page = ParsedInput<typeof prospectsImports.listProspectImports>['query'];

export const importProspectsOnce = async (actor: Actor, input: NewImport, caller: Caller) => ({
  import: toImport(
    await startRunOnce(prospectRuns, actor, caller, {
      operation: 'importProspects',
      body: input,
      prepare: async (importId) => {
        const { source, mode, dryRun, mapping, statuses, dateOrder, country } = input;
        const { workspaceId } = actor;
        const keeping = { workspaceId, importId, listLabel: prospectListLabel, borrows: dryRun };
        const { operations = [], ...kept } = await keepPayload(input, keeping);
        const said = { statuses, dateOrder, country };
        const remembered = dryRun ? [] : keepStatusNames(workspaceId, statuses ?? {});
        const ttl = dryRun ? lookEnds(new Date()) : undefined;
        return { source, mode, dryRun, mapping, said, ttl, ...kept, operations: [...operations, ...remembered] };
      },
    }),
  ),
});

export async function listImports(actor: Actor, page: Page) {
  const { items, nextCursor } = await listRuns(prospectRuns, actor, { operation: 'listProspectImports', ...page });
  return { items: items.map(toListedImport), nextCursor };
}

export const getImport = async ({ workspaceId }: Actor, importId: string) => ({
  import: toImport(await findRun(prospectRuns, { workspaceId, importId })),
});

export const cancelImport = async (actor: Actor, importId: string) => ({
  import: toImport(await cancelRun(prospectRuns, actor, importId)),
});

export const getImportReport = (actor: Actor, importId: string) => reportOfLines(actor, importId);
