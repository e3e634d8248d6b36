import { CustomAttributeType } from 'electrodb';
import type { CustomField, CustomValues } from '../../../shared/prospects/custom-fields.ts';
import { AppError } from '../../platform/app-error.ts';
import { defineEntity } from '../../platform/db/client.ts';
import { changedMeanwhile } from '../../platform/db/fresh-reads.ts';
import { type Operation, put } from '../../platform/db/write.ts';
import type { ProspectItem } from './prospect.entity.ts';

export type StoredField = CustomField & { createdAt: string; updatedAt: string; version: number };

/** The fields that a workspace adds to its prospects, all in one item: they are read together, and their names differ. */
export const ProspectFields = defineEntity({
  model: { service: 'reclame', entity: 'prospectFields', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    /** In the order in which they were made. */
    fields: { type: CustomAttributeType<StoredField[]>('any'), required: true },
    /** Raised by every write: what a write is conditional on. */
    revision: { type: 'number', required: true },
  },
  indexes: {
    byWorkspace: {
      pk: { field: 'pk', composite: ['workspaceId'], casing: 'none' },
      sk: { field: 'sk', composite: [], casing: 'none' },
    },
  },
});

type FieldSet = { workspaceId: string; fields: StoredField[]; revision: number };

/** The fields of a workspace as they are to be changed. */
export async function readFieldSet(workspaceId: string): Promise<FieldSet> {
  const { data } = await ProspectFields.get({ workspaceId }).go({ consistent: true });
  return data ?? { workspaceId, fields: [], revision: 0 };
}

export const readFields = async (workspaceId: string): Promise<StoredField[]> =>
  (await readFieldSet(workspaceId)).fields;

/** A 404 when there is no such field. */
export function fieldOf(fields: StoredField[], id: string): StoredField {
  const field = fields.find((one) => one.id === id);
  if (!field) throw new AppError('not_found');
  return field;
}

/** Puts these fields in place of those that were read. */
export const replaceFields = ({ workspaceId, revision }: FieldSet, fields: StoredField[]): Operation =>
  put(
    ProspectFields.put({ workspaceId, fields, revision: revision + 1 }).where((attr, { eq, notExists }) =>
      revision === 0 ? notExists(attr.revision) : eq(attr.revision, revision),
    ),
    changedMeanwhile,
  );

/**
 * Prospects without what they say of fields that are gone: those are dropped as prospects are read, and no prospect is
 * rewritten for it. The fields are read where one of them says something of any.
 */
export async function withFieldsOfNow<T extends Pick<ProspectItem, 'custom'>>(
  workspaceId: string,
  items: T[],
): Promise<T[]> {
  if (!items.some(({ custom }) => custom)) return items;
  const ids = new Set((await readFields(workspaceId)).map(({ id }) => id));
  return items.map((item) => (item.custom ? { ...item, custom: valuesOf(item.custom, ids) } : item));
}

function valuesOf(custom: CustomValues, ids: ReadonlySet<string>): CustomValues | undefined {
  const left = Object.entries(custom).filter(([id]) => ids.has(id));
  return left.length > 0 ? Object.fromEntries(left) : undefined;
}
