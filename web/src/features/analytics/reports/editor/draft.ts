import type { Report, updateReport } from '../../../../../../shared/analytics/reports.contract.ts';
import { reportLimits } from '../../../../../../shared/analytics/reports.rules.ts';
import type { RouteInput } from '../../../../../../shared/kernel/route.ts';

type Body = Required<Omit<RouteInput<typeof updateReport>['body'], 'version'>>;
export type DraftBlock = Body['blocks'][number] & {
  /** Its own in this editor, whatever the server calls it. */
  key: string;
};

/** A report as it is being written. */
export type Draft = Omit<Body, 'blocks'> & { blocks: DraftBlock[] };

let made = 0;
export const newKey = (): string => `b${++made}`;

/** What a report holds, block by block under the keys that they have here. */
export const draftOf = (report: Report, keys: readonly string[] = []): Draft => ({
  name: report.name,
  clientId: report.clientId,
  filters: report.filters,
  period: report.period,
  compare: report.compare,
  currency: report.currency,
  convertTo: report.convertTo,
  blocks: report.blocks.map(({ title, ...block }, at) => ({
    ...block,
    ...(title !== null && { title }),
    key: keys[at] ?? newKey(),
  })),
  branding: Object.fromEntries(Object.entries(report.branding).filter(([, value]) => value !== null)),
  schedule: report.schedule,
});

/** A comparison of less than two campaigns, which the API does not take: it waits here. */
const isHeld = (block: DraftBlock): boolean =>
  block.type === 'compare' && block.campaignIds.length < reportLimits.fewestCompared;

/** The same as the API takes it. */
export const bodyOf = ({ blocks, ...draft }: Draft) => ({
  ...draft,
  blocks: blocks.filter((block) => !isHeld(block)).map(({ key: _, ...block }) => block),
});

/** What was kept of what was sent; blocks that wait stay where they are. */
export function keptDraft(report: Report, { blocks }: Draft): Draft {
  const sent = blocks.filter((block) => !isHeld(block));
  const kept = draftOf(
    report,
    sent.map(({ key }) => key),
  );
  const byKey = new Map(kept.blocks.map((block) => [block.key, block]));
  return { ...kept, blocks: blocks.flatMap((block) => (isHeld(block) ? block : (byKey.get(block.key) ?? []))) };
}
