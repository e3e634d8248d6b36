import { CustomAttributeType, type EntityItem } from 'electrodb';
import { atFirstUse } from '../../../shared/kernel/at-first-use.ts';
import { type PreparedWeights, prepareWeights } from '../../../shared/prospects/score-prospect.ts';
import { defaultWeights, type ScoringWeights } from '../../../shared/prospects/scoring.ts';
import { defineEntity } from '../../platform/db/client.ts';

/** How a workspace scores its prospects, once it has published anything. */
export const ScoringModel = defineEntity({
  model: { service: 'reclame', entity: 'scoringModel', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    /** None: those of the product. */
    weights: { type: CustomAttributeType<ScoringWeights>('any') },
    publishedAt: { type: 'string', required: true },
    version: { type: 'number', required: true },
    /** The version by which every prospect was scored; behind `version` while that goes on. */
    appliedVersion: { type: 'number', required: true },
  },
  indexes: {
    byWorkspace: {
      pk: { field: 'pk', composite: ['workspaceId'], casing: 'none' },
      sk: { field: 'sk', composite: [], casing: 'none' },
    },
  },
});

export type ScoringModelItem = EntityItem<typeof ScoringModel>;

/** Null while the workspace scores as the product does, and has never done otherwise. */
export async function readScoring(workspaceId: string): Promise<ScoringModelItem | null> {
  return (await ScoringModel.get({ workspaceId }).go({ consistent: true })).data;
}

const ofTheProduct = atFirstUse(() => prepareWeights(defaultWeights));

export const weightsOf = (model: ScoringModelItem | null): PreparedWeights =>
  model?.weights ? prepareWeights(model.weights) : ofTheProduct();

/** How a workspace scores now. */
export const readWeights = async (workspaceId: string): Promise<PreparedWeights> =>
  weightsOf(await readScoring(workspaceId));

/** How a workspace scores, as it is shown. */
export const shownScoring = (model: ScoringModelItem | null) => ({
  weights: model?.weights ?? defaultWeights,
  isDefault: !model?.weights,
  recomputing: model !== null && model.appliedVersion < model.version,
  updatedAt: model?.publishedAt ?? null,
  version: model?.version ?? 0,
});
