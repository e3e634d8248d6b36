import { CustomAttributeType } from 'electrodb';
import type { AiTool } from '../../../shared/ai/generations.rules.ts';
import { defineEntity } from '../../platform/db/client.ts';

/** What models wrote for a workspace in a calendar month of Paris, `2026-11`: `all`, then by tool. */
export const AiUsage = defineEntity({
  model: { service: 'reclame', entity: 'aiUsage', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    month: { type: 'string', required: true },
    part: { type: CustomAttributeType<AiTool | 'all'>('string'), required: true },
    /** Reserved when a call is made, given back when its draft stays. */
    credits: { type: 'number' },
    /** Read and written, by the models of this product and by the workspace's own. */
    tokens: { type: 'number' },
    ownTokens: { type: 'number' },
  },
  indexes: {
    byMonth: {
      pk: { field: 'pk', composite: ['workspaceId'], casing: 'none' },
      sk: { field: 'sk', composite: ['month', 'part'], casing: 'none' },
    },
  },
});

/** How many generations of a workspace a model is writing. */
export const RunningGenerations = defineEntity({
  model: { service: 'reclame', entity: 'aiRunning', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    count: { type: 'number', required: true },
  },
  indexes: {
    byWorkspace: {
      pk: { field: 'pk', composite: ['workspaceId'], casing: 'none' },
      sk: { field: 'sk', composite: [], casing: 'none' },
    },
  },
});

/** Tokens that the stage spent in a month. */
export const StageTokens = defineEntity({
  model: { service: 'reclame', entity: 'aiStageTokens', version: '1' },
  attributes: {
    month: { type: 'string', required: true },
    tokens: { type: 'number', required: true },
  },
  indexes: {
    byMonth: {
      pk: { field: 'pk', composite: ['month'], casing: 'none' },
      sk: { field: 'sk', composite: [], casing: 'none' },
    },
  },
});
