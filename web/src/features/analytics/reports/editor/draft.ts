import type { Report, updateReport } from '../../../../../../shared/analytics/reports.contract.ts';
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

/** The same as the API takes it. */
export const bodyOf = ({ blocks, ...draft }: Draft) => ({
  ...draft,
  blocks: blocks.map(({ key: _, ...block }) => block),
});
