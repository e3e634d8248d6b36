import { CustomAttributeType } from 'electrodb';
import type { PlanVersion } from '../../../shared/kernel/plan-versions.ts';
import { type PlanCode, type PlanLimits, planCodes } from '../../../shared/kernel/plans.ts';
import { defineEntity } from '../db/client.ts';

/** Versions of the plans since those of the rules: an edit makes one, none is ever altered. They stand in one partition, for one read. */
export const Plan = defineEntity({
  model: { service: 'reclame', entity: 'plan', version: '1' },
  attributes: {
    part: { type: ['all'] as const, required: true },
    versionKey: { type: 'string', required: true },
    planCode: { type: planCodes, required: true },
    version: { type: 'number', required: true },
    name: { type: 'string', required: true },
    prices: { type: CustomAttributeType<PlanVersion['prices']>('any') },
    limits: { type: CustomAttributeType<PlanLimits>('any'), required: true },
    isPublic: { type: 'boolean', required: true },
    position: { type: 'number', required: true },
    status: { type: ['active', 'archived'] as const, required: true },
    appliesToAllFrom: { type: 'string' },
    createdAt: { type: 'string', required: true },
  },
  indexes: {
    all: {
      pk: { field: 'pk', composite: ['part'], casing: 'none' },
      sk: { field: 'sk', composite: ['versionKey'], casing: 'none' },
    },
  },
});

type Named = { planCode: PlanCode; version: number };

/** The key of a version: made once, so that of two edits at once one is refused. */
export const planKey = ({ planCode, version }: Named) =>
  ({ part: 'all', versionKey: `${planCode}-${String(version).padStart(6, '0')}` }) as const;
