import type { Prospect as ShownProspect } from '../../../shared/prospects/prospect.ts';
import { childrenOf, columns, type ExportedWord, onePage, pagesOf, partsOf } from '../../platform/exported.ts';
import { shownField } from '../fields/shown-field.ts';
import { ProspectImport, shownListedImport } from '../imports/prospect-import.entity.ts';
import { readScoring, shownScoring } from '../scoring/scoring-model.entity.ts';
import { ProspectActivity, shownProspectActivity } from '../timeline/prospect-activity.entity.ts';
import { ProspectView, shownView } from '../views/prospect-view.entity.ts';
import { Prospect, type ProspectItem, prospectShards } from './prospect.entity.ts';
import { readFields, withFieldsOfNow } from './prospect-fields.entity.ts';
import { shownProspect } from './shown-prospect.ts';

export const exported: ExportedWord = {
  workspace: [
    {
      name: 'prospects',
      entities: ['prospect'],
      pages: ({ workspaceId }, from) =>
        pagesOfProspects(workspaceId, from, async (items) =>
          (await withFieldsOfNow(workspaceId, items)).map(shownProspect),
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
          pagesOfProspects(workspaceId, from, (items) => items.filter(({ activityCount }) => activityCount > 0)),
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

const pagesOfProspects = <Shown extends object>(
  workspaceId: string,
  from: string | null,
  show: (items: ProspectItem[]) => Shown[] | Promise<Shown[]>,
) =>
  partsOf(prospectShards, from, (part, cursor) => {
    const shard = part as ProspectItem['shard'];
    return pagesOf((page) => Prospect.query.byId({ workspaceId, shard }).go(page), cursor, show);
  });

async function timelineOf({ workspaceId, prospectId }: ProspectItem): Promise<object[]> {
  const { data } = await ProspectActivity.query
    .byProspect({ workspaceId, prospectId })
    .go({ pages: 'all', consistent: true });
  return data.map((line) => ({ prospectId, ...shownProspectActivity(line) }));
}
