import type { ParsedInput } from '../../../shared/kernel/route.ts';
import { prospectLimits } from '../../../shared/prospects/prospects.rules.ts';
import * as views from '../../../shared/prospects/views.contract.ts';
import { AppError } from '../../platform/app-error.ts';
import { activity } from '../../platform/db/activity.entity.ts';
import { newestFirst } from '../../platform/db/newest-first.ts';
import { countOneLess, countOneMore } from '../../platform/db/thing-count.entity.ts';
import { type Operation, put, remove, write } from '../../platform/db/write.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { makeOnce } from '../../platform/idempotency/make-once.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { newId } from '../../platform/new-id.ts';
import { ProspectView, type ProspectViewItem } from './prospect-view.entity.ts';

type Page = ParsedInput<typeof views.listProspectViews>['query'];
type Creation = ParsedInput<typeof views.createProspectView>['body'];
type Change = ParsedInput<typeof views.updateProspectView>['body'] & { id: string };

const counted = ({ workspaceId }: Actor) => ({ workspaceId, name: 'prospectViews' as const });

const toView = ({ viewId, workspaceId: _, title, ...view }: ProspectViewItem) => ({ ...view, id: viewId, name: title });

export async function listViews({ workspaceId }: Actor, page: Page) {
  const { data } = await ProspectView.query.byWorkspace({ workspaceId }).go({ pages: 'all', consistent: true });
  const scope = { owner: workspaceId, operation: 'listProspectViews' };
  const { items, nextCursor } = await newestFirst(scope, page, data, ({ viewId }) => viewId);
  return { items: items.map(toView), nextCursor };
}

/** Keeps a view once: see `makeOnce`. */
export const createView = (actor: Actor, input: Creation, caller: Caller) =>
  makeOnce(
    { route: views.createProspectView, actor, caller, body: input },
    {
      make: (mark) => makeView(actor, input, mark),
      replay: async (id) => ({ view: toView(await readView(actor, id)) }),
    },
  );

async function makeView(actor: Actor, { name, ...input }: Creation, mark: (id: string) => Operation[]) {
  const now = new Date();
  const at = now.toISOString();
  const viewId = newId('pvw', now);
  const made = {
    workspaceId: actor.workspaceId,
    viewId,
    title: name,
    ...input,
    createdAt: at,
    updatedAt: at,
    version: 1,
  };
  await write([
    countOneMore(counted(actor), prospectLimits.views, 'view_limit'),
    put(ProspectView.create(made)),
    activity(actor, { type: 'prospect_view.created', entityId: viewId }, now),
    ...mark(viewId),
  ]);
  return { view: toView(made) };
}

export async function updateView(actor: Actor, { id, version, name, ...given }: Change) {
  const before = await readView(actor, id);
  if (before.version !== version) throw new AppError('conflict');
  const after: ProspectViewItem = {
    ...before,
    title: name ?? before.title,
    filters: given.filters ?? before.filters,
    columns: given.columns ?? before.columns,
    updatedAt: new Date().toISOString(),
    version: version + 1,
  };
  await write([
    put(
      ProspectView.put(after).where((attr, { eq }) => eq(attr.version, version)),
      'conflict',
    ),
    activity(actor, { type: 'prospect_view.updated', entityId: id }),
  ]);
  return { view: toView(after) };
}

export async function deleteView(actor: Actor, { id }: { id: string }) {
  const view = await readView(actor, id);
  await write([
    remove(ProspectView.remove(view), 'not_found'),
    countOneLess(counted(actor)),
    activity(actor, { type: 'prospect_view.deleted', entityId: id }),
  ]);
  return { id };
}

async function readView({ workspaceId }: Actor, viewId: string): Promise<ProspectViewItem> {
  const { data } = await ProspectView.get({ workspaceId, viewId }).go({ consistent: true });
  if (!data) throw new AppError('not_found');
  return data;
}
