import type { Prospect as ShownProspect } from '../../../shared/prospects/prospect.ts';
import { storedPage } from '../../platform/db/stored-page.ts';
import {
  childrenOf,
  columns,
  type ExportedPage,
  type ExportedWord,
  onePage,
  pagesOf,
  partsOf,
} from '../../platform/exported.ts';
import { shownField } from '../fields/shown-field.ts';
import { ProspectImport, shownListedImport } from '../imports/prospect-import.entity.ts';
import { readScoring, shownScoring } from '../scoring/scoring-model.entity.ts';
import { ProspectActivity, shownProspectActivity } from '../timeline/prospect-activity.entity.ts';
import { ProspectView, shownView } from '../views/prospect-view.entity.ts';
import { Prospect, type ProspectItem, prospectShards, unpack } from './prospect.entity.ts';
import { readFields, withFieldsOfNow } from './prospect-fields.entity.ts';
import { shownProspect } from './shown-prospect.ts';

export const exported: ExportedWord = {
  workspace: [
    {
      name: 'prospects',
      entities: ['prospect'],
      pages: ({ workspaceId }, from) =>
        shardPages(from, (shard, cursor) =>
          pagesOf(
            (page) => storedPage<ProspectItem>(Prospect.query.byId({ workspaceId, shard }), page.cursor),
            cursor,
            async (items) => (await withFieldsOfNow(workspaceId, items.map(unpacked))).map(shownProspect),
          ),
        ),
      table: columns<ShownProspect>(
        ...(['id', 'firstName', 'lastName', 'email', 'phone', 'company', 'siret', 'jobTitle', 'website'] as const),
        ...(['industry', 'companySize', 'city', 'country', 'source', 'status', 'lostReason', 'value'] as const),
        ...(['currency', 'monthlyAdBudget', 'ownerId', 'clientId', 'campaignId', 'tags', 'notes', 'custom'] as const),
        ...(['nextAction', 'nextActionAt', 'doNotContact', 'legalBasis', 'collectedAt', 'collectedFrom'] as const),
        ...(['retainUntil', 'closedAt', 'score', 'grade', 'lastActivityAt', 'createdAt', 'updatedAt'] as const),
      ),
    },
    {
      name: 'prospect-activities',
      entities: ['prospectActivity'],
      pages: ({ workspaceId }, from) =>
        childrenOf(
          // Read a second time, and no more of them than says whether there is any: of a page of many, few are found.
          shardPages(from, (shard, cursor) =>
            pagesOf(
              (page) =>
                Prospect.query
                  .byId({ workspaceId, shard })
                  .where(({ activityCount }, { gt }) => gt(activityCount, 0))
                  .go({ ...page, attributes: ['workspaceId', 'prospectId'] }),
              cursor,
              (items): WithTimeline[] => items,
            ),
          ),
          timelineOf,
        ),
    },
    {
      name: 'prospect-fields',
      entities: ['prospectFields'],
      pages: ({ workspaceId }) => onePage(readFields(workspaceId).then((fields) => fields.map(shownField))),
    },
    {
      name: 'prospect-views',
      entities: ['prospectView'],
      pages: ({ workspaceId }, from) =>
        pagesOf(
          (page) => ProspectView.query.byWorkspace({ workspaceId }).go(page),
          from,
          (items) => items.map(shownView),
        ),
    },
    {
      name: 'prospect-scoring',
      entities: ['scoringModel'],
      pages: ({ workspaceId }) =>
        onePage(readScoring(workspaceId).then((model) => (model ? [shownScoring(model)] : []))),
    },
    {
      name: 'prospect-imports',
      entities: ['prospectImport'],
      pages: ({ workspaceId }, from) =>
        pagesOf(
          (page) => ProspectImport.query.byWorkspace({ workspaceId }).go(page),
          from,
          (items) => items.filter(({ dryRun }) => !dryRun).map(shownListedImport),
        ),
    },
  ],
};

const shardPages = <Shown extends object>(
  from: string | null,
  pages: (shard: ProspectItem['shard'], cursor: string | null) => AsyncIterable<ExportedPage<Shown>>,
) => partsOf(prospectShards, from, (part, cursor) => pages(part as ProspectItem['shard'], cursor));

/** As it is stored, its packed attributes are texts. */
const unpacked = (item: ProspectItem): ProspectItem => ({
  ...item,
  custom: unpack(item.custom),
  scoreDetails: unpack(item.scoreDetails),
});

type WithTimeline = Pick<ProspectItem, 'workspaceId' | 'prospectId'>;

async function timelineOf({ workspaceId, prospectId }: WithTimeline): Promise<object[]> {
  const { data } = await ProspectActivity.query
    .byProspect({ workspaceId, prospectId })
    .go({ pages: 'all', consistent: true });
  return data.map((line) => ({ prospectId, ...shownProspectActivity(line) }));
}
