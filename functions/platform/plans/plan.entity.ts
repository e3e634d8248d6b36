import { CustomAttributeType } from 'electrodb';
import type { PlanVersion } from '../../../shared/kernel/plan-versions.ts';
import { defineEntity } from '../db/client.ts';

/** Versions of the plans since those of the rules: an edit makes one, none is ever altered. They stand in one partition, for one read. */
export const Plan = defineEntity({
  model: { service: 'reclame', entity: 'plan', version: '1' },
  attributes: {
    part: { type: 'string', required: true },
    versionKey: { type: 'string', required: true },
    sold: { type: CustomAttributeType<PlanVersion>('any'), required: true },
  },
  indexes: {
    all: {
      pk: { field: 'pk', composite: ['part'], casing: 'none' },
      sk: { field: 'sk', composite: ['versionKey'], casing: 'none' },
    },
  },
});

type Named = Pick<PlanVersion, 'planCode' | 'version'>;

let part = 'all';

/** Where they stand. */
export const plansPart = (): string => part;

/** Tests that share a table have plans of their own. */
export function setPlansPart(name: string): void {
  part = name;
}

/** The key of a version: made once, so that of two edits at once one is refused. */
export const planKey = ({ planCode, version }: Named) => ({
  part,
  versionKey: `${planCode}-${String(version).padStart(6, '0')}`,
});
