import type * as adsImports from '../../../shared/ads/imports.contract.ts';
import type { ParsedInput } from '../../../shared/kernel/route.ts';
import { cancelRun, listRuns, reportOfRun } from '../../imports/read-runs.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { adRuns, toImport } from './ad-import.entity.ts';
import { findImport } from './start-import.domain.ts';

type Page = ParsedInput<typeof adsImports.listAdImports>['query'];

export async function listImports(actor: Actor, page: Page) {
  const { items, nextCursor } = await listRuns(adRuns, actor, { operation: 'listAdImports', ...page });
  return { items: items.map(toImport), nextCursor };
}

export async function getImport({ workspaceId }: Actor, importId: string) {
  return { import: toImport(await findImport(workspaceId, importId)) };
}

export const cancelImport = async (actor: Actor, importId: string) => ({
  import: toImport(await cancelRun(adRuns, actor, importId)),
});

export const getImportReport = (actor: Actor, importId: string) => reportOfRun(adRuns, actor, importId);
