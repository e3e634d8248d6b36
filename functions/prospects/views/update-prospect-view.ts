import * as views from '../../../shared/prospects/views.contract.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { put, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { ProspectView, type ProspectViewItem, readView, shownView } from './prospect-view.entity.ts';

export const handler = defineHandler(views.updateProspectView, async ({ actor, params: { id }, body }) => {
  const { version } = body;
  const before = await readView(actor.workspaceId, id);
  if (before.version !== version) throw new AppError('conflict');
  const after: ProspectViewItem = {
    ...before,
    title: body.name ?? before.title,
    filters: body.filters ?? before.filters,
    columns: body.columns ?? before.columns,
    updatedAt: new Date().toISOString(),
    version: version + 1,
  };
  await write([
    put(
      ProspectView.put(after).where((attr, { eq }) => eq(attr.version, version)),
      'conflict',
    ),
    audit(actor, { type: 'prospect_view.updated', entityId: id }),
  ]);
  return { view: shownView(after) };
});
