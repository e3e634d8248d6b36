import * as z from 'zod';
import * as annotations from '../../../shared/campaigns/annotations.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { Annotation, type AnnotationItem, shownAnnotation } from '../core/annotation.entity.ts';

const Position = z.object({ date: z.string(), annotationId: z.string() });

/** The notes of a workspace, of one campaign where it is named, the latest day first. */
export const handler = defineHandler(annotations.listAnnotations, async (call) => {
  const { workspaceId } = call.actor;
  const { from = '0000', to = '9999', campaignId: of } = call.query;
  const page = pageOf(call);
  const before = await page.after(Position);
  const until = before ?? { date: `${to}~`, annotationId: '' };
  const asked =
    of === undefined ? Annotation.query.byDay({ workspaceId }) : Annotation.query.byCampaign({ workspaceId, of });
  const { data } = await asked
    .between({ date: from }, until)
    .go({ limit: page.limit + 2, order: 'desc', ...(of !== undefined && { consistent: true }) });
  // Bounds are part of what lies between them.
  const left = (data as AnnotationItem[]).filter(({ annotationId }) => annotationId !== before?.annotationId);
  const shown = left.slice(0, page.limit);
  const last = left.length > page.limit ? shown.at(-1) : undefined;
  return {
    items: shown.map(shownAnnotation),
    nextCursor: await page.next(last && { date: last.date, annotationId: last.annotationId }),
  };
});
