import { isMember, isNode, type Node, propertyOf, standsFor, type Values, valuesByName } from './syntax.ts';

/** What a verb of an entity asks, on one thing and on an array of things. */
const verbs: Readonly<Record<string, readonly [one: string, many?: string]>> = {
  get: ['GetItem', 'BatchGetItem'],
  query: ['Query'],
  create: ['PutItem'],
  put: ['PutItem', 'BatchWriteItem'],
  update: ['UpdateItem'],
  patch: ['UpdateItem'],
  upsert: ['UpdateItem'],
  remove: ['DeleteItem'],
  delete: ['DeleteItem', 'BatchWriteItem'],
  match: ['Scan'],
  find: ['Scan'],
  scan: ['Scan'],
};

/**
 * The operations that the entities of a module ask for one by one, `Thing.patch(…).set(…).go()`: whatever is between them,
 * the verb stands nearest to the entity. Throws when a chain cannot be followed to its verb within the module.
 */
export function singleCallsIn(nodes: Node[], code: string): string[] {
  const values = valuesByName(nodes);
  return nodes.filter(isGo).flatMap((go) => {
    const found = isNode(go.callee) ? verbsOf(go.callee.object, values) : [];
    if (found.length > 0) return found;
    const shown = code.slice(Number(go.start), Number(go.end)).replaceAll(/\s+/g, ' ');
    throw new Error(`Which verb leads to "${shown}"? Start the chain from its entity, in the module that ends it.`);
  });
}

const isGo = ({ type, callee }: Node) =>
  type === 'CallExpression' && isNode(callee) && isMember(callee) && propertyOf(callee) === 'go';

function verbsOf(value: unknown, values: Values, under: readonly Node[] = []): string[] {
  if (!isNode(value) || under.includes(value)) return [];
  const follow = (other: unknown) => verbsOf(other, values, [...under, value]);
  const link = isNode(value.callee) && isMember(value.callee) ? value.callee : value;
  if (!isMember(link)) return standsFor(value, values).flatMap(follow);
  const before = follow(link.object);
  if (before.length === 0) return askedBy(propertyOf(link), [value.arguments].flat()[0], values);
  // A batch takes no condition.
  return propertyOf(link) === 'where' ? before.filter((one) => !/^Batch/.test(one)) : before;
}

function askedBy(verb: string, given: unknown, values: Values): string[] {
  const [one, many] = verbs[verb] ?? [];
  if (!one) return [];
  if (many && isNode(given) && given.type === 'ArrayExpression') return [many];
  return many && !isOneThing(given, values) ? [one, many] : [one];
}

/** Whether an argument is written as one thing in this module. What comes from elsewhere may be an array. */
function isOneThing(value: unknown, values: Values, under: readonly Node[] = []): boolean {
  if (!isNode(value) || under.includes(value)) return false;
  if (value.type === 'ObjectExpression') return true;
  const others = standsFor(value, values);
  return others.length > 0 && others.every((other) => isOneThing(other, values, [...under, value]));
}
