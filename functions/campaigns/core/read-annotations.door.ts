import type { Annotation as ShownAnnotation } from '../../../shared/campaigns/annotation.ts';
import type { Period } from '../../../shared/rules/periods.ts';
import { Annotation, type AnnotationItem, everyCampaign, shownAnnotation } from './annotation.entity.ts';

/** Of a period, as many as a chart can bear; the latest. */
const shownAtMost = 200;

/** What happened to a campaign in a period, what happened to all of them too: in the order of days. */
export async function annotationsOf(
  { workspaceId, campaignId }: { workspaceId: string; campaignId: string },
  { from, to }: Period,
): Promise<ShownAnnotation[]> {
  const parts = await Promise.all(
    [campaignId, everyCampaign].map(async (of): Promise<AnnotationItem[]> => {
      const { data } = await Annotation.query
        .byCampaign({ workspaceId, of })
        .between({ date: from }, { date: `${to}~` })
        .go({ limit: shownAtMost, order: 'desc', consistent: true });
      return data;
    }),
  );
  return parts
    .flat()
    .sort((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1))
    .slice(-shownAtMost)
    .map(shownAnnotation);
}

const placeOf = ({ date, annotationId }: AnnotationItem): string => `${date} ${annotationId}`;

/** What happened in a period to all campaigns of a workspace at once, in the order of days. */
export async function annotationsOfAll(workspaceId: string, { from, to }: Period): Promise<ShownAnnotation[]> {
  const { data } = await Annotation.query
    .byCampaign({ workspaceId, of: everyCampaign })
    .between({ date: from }, { date: `${to}~` })
    .go({ limit: shownAtMost, order: 'desc', consistent: true });
  return data.reverse().map(shownAnnotation);
}
