import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { Entity } from 'electrodb';
import { keptOf } from '../../auth/move/old-user.entity.ts';
import { documentClient } from '../../platform/db/client.ts';
import { unlessRefused } from '../../platform/db/write.ts';
import { env } from '../../platform/env.ts';

type Attribute = {
  type: unknown;
  required?: boolean;
  enumArray?: readonly string[];
  properties?: { attributes: Record<string, Attribute> };
};
type Composite = { index?: string; pk: { facets: string[] }; sk?: { facets: string[] } };
type AnyEntity = {
  model: {
    entity: string;
    version: string;
    schema: { attributes: Record<string, Attribute> };
    indexes: Record<string, Composite>;
  };
  put: (item: object) => { params: () => { Item: Record<string, unknown> } };
};

const root = join(import.meta.dirname, '..', '..');

/** Every entity of the product, as its schema says it. */
export async function allEntities(): Promise<AnyEntity[]> {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.entity.ts'));
  const modules = await Promise.all(
    files.map((file): Promise<Record<string, unknown>> => import(/* @vite-ignore */ join(root, file))),
  );
  return modules
    .flatMap((module) => Object.values(module))
    .filter((value) => value instanceof Entity) as unknown as AnyEntity[];
}

/** Whose `ownerId` is a workspace, or may be one: elsewhere it is who follows something up. */
const owned: ReadonlySet<string> = new Set(['ad', 'dataExport', 'exportBook']);

const whoseNames: ReadonlySet<string> = new Set(['userId', 'workspaceId', 'by']);

/** What people are called in what is planted. */
export const nameOf = ({ userId }: Pick<Whose, 'userId'>): string => `Nom de ${userId}`;

export type Whose = { workspaceId: string; userId: string };

/** An item of an entity that is someone's in a workspace: all that its schema wants, made up. */
export function itemOf({ model }: AnyEntity, whose: Whose): Record<string, unknown> {
  const { attributes } = model.schema;
  // Not those of sparse indexes: what looks after due things by the clock must not find these.
  const [{ pk, sk } = { pk: { facets: [] } }] = Object.values(model.indexes).filter(({ index }) => !index);
  const inKeys = new Set([...pk.facets, ...(sk?.facets ?? [])]);
  const wanted = Object.entries(attributes).filter(
    ([name, { required }]) => required || inKeys.has(name) || whoseNames.has(name),
  );
  return Object.fromEntries(
    wanted
      .filter(([name]) => !name.startsWith('__'))
      .map(([name, one]) => [name, madeUp(name, one, model.entity, whose)]),
  );
}

function madeUp(name: string, attribute: Attribute, entity: string, whose: Whose): unknown {
  if (name === 'workspaceId' || (name === 'ownerId' && owned.has(entity))) return whose.workspaceId;
  if (name === 'userId') return whose.userId;
  if (name === 'ttl') return Math.floor(Date.now() / 1000) + 400 * 86_400;
  const { type, enumArray, properties } = attribute;
  // Nothing of it is due, for what other tests sweep.
  if (type === 'string' && name.endsWith('Until')) return '2999-01-01';
  if (type === 'string' && name.endsWith('At')) return new Date().toISOString();
  if (enumArray?.[0] !== undefined) return enumArray[0];
  if (namesSomeone(name, attribute)) return { id: whose.userId, name: nameOf(whose) };
  if (type === 'map')
    return Object.fromEntries(
      Object.entries(properties?.attributes ?? {})
        .filter(([, one]) => one.required)
        .map(([inner, one]) => [inner, madeUp(inner, one, '', whose)]),
    );
  const ofType = byType[String(type)];
  return ofType ? ofType() : `${name}-${whose.workspaceId}-${whose.userId}`;
}

const namesSomeone = (name: string, { type, properties }: Attribute): boolean =>
  type === 'map'
    ? Boolean(properties?.attributes.id && properties.attributes.name)
    : type === 'any' && name === 'createdBy';

const byType: Record<string, () => unknown> = {
  number: () => 1,
  boolean: () => true,
  list: () => [],
  set: () => undefined,
  // A list is an object too: what other tests walk finds nothing in it.
  any: () => [],
  binary: () => new Uint8Array([1]),
};

/** Whether its items are of a workspace or of a person: the others are of nobody. */
export const isSomeones = ({ model }: AnyEntity): boolean =>
  owned.has(model.entity) || 'workspaceId' in model.schema.attributes || 'userId' in model.schema.attributes;

/** A person of the first version, as they are once moved: what moves the others leaves them alone. */
function asMoved({ model: { entity, version } }: AnyEntity, item: Record<string, unknown>): Record<string, unknown> {
  if (entity !== 'user' || version !== '1') return item;
  return { ...item, moved: JSON.stringify(keptOf(item as Parameters<typeof keptOf>[0])) };
}

/** Puts an item of each entity, where there is none yet; answers the names of those that it planted. */
export async function plant(entities: AnyEntity[], whose: Whose): Promise<string[]> {
  const planted = await Promise.all(
    entities.filter(isSomeones).map(async (entity) => {
      const { Item } = entity.put(asMoved(entity, itemOf(entity, whose))).params();
      const isPut = await unlessRefused(
        documentClient.send(
          new PutCommand({ TableName: env.TABLE_NAME, Item, ConditionExpression: 'attribute_not_exists(pk)' }),
        ),
      );
      return isPut ? [entity.model.entity] : [];
    }),
  );
  return planted.flat();
}
