import { prospectLimits } from '../../../shared/prospects/prospects.rules.ts';
import * as views from '../../../shared/prospects/views.contract.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { countOneMore } from '../../platform/db/thing-count.entity.ts';
import { type Operation, put, write } from '../../platform/db/write.ts';
import { type Call, defineHandler } from '../../platform/http/define-handler.ts';
import { makeOnce } from '../../platform/idempotency/make-once.ts';
import { newId } from '../../platform/new-id.ts';
import { countedViews, ProspectView, readView, shownView } from './prospect-view.entity.ts';

/** Keeps a view once: see `makeOnce`. */
export const handler = defineHandler(views.createProspectView, (call) =>
  makeOnce(call, {
    make: (mark) => makeView(call, mark),
    replay: async (id) => ({ view: shownView(await readView(call.actor.workspaceId, id)) }),
  }),
);

async function makeView(
  { actor, body: { name, ...given } }: Call<typeof views.createProspectView>,
  mark: (id: string) => Operation[],
) {
  const { workspaceId } = actor;
  const now = new Date();
  const at = now.toISOString();
  const viewId = newId('pvw', now);
  const made = { workspaceId, viewId, title: name, ...given, createdAt: at, updatedAt: at, version: 1 };
  await write([
    countOneMore(countedViews(workspaceId), prospectLimits.views, 'view_limit'),
    put(ProspectView.create(made)),
    audit(actor, { type: 'prospect_view.created', entityId: viewId }, now),
    ...mark(viewId),
  ]);
  return { view: shownView(made) };
}
