/** A part of a parsed module. */
export type Node = { type: string; [part: string]: unknown };

export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
export const isMember = ({ type }: Node): boolean => type === 'MemberExpression';
export const text = (node: unknown, part: string): string => (isNode(node) ? String(node[part] ?? '') : '');

/** `go` of `page.go`; nothing of `page[name]`. */
export const propertyOf = ({ property, computed }: Node): string => (computed === true ? '' : text(property, 'name'));

/** A part and all parts below it. */
export function nodesOf(root: Node): Node[] {
  const found = [root];
  for (const node of found)
    for (const part of Object.values(node)) for (const child of [part].flat()) if (isNode(child)) found.push(child);
  return found;
}

/** Whatever a name may stand for in a module, wherever: the values of its variables, its function. */
export type Values = ReadonlyMap<string, Node[]>;

export function valuesByName(nodes: Node[]): Values {
  const values = new Map<string, Node[]>();
  const add = (name: string, value: unknown) => {
    if (name && isNode(value)) values.set(name, [...(values.get(name) ?? []), value]);
  };
  for (const node of nodes) {
    if (node.type === 'VariableDeclarator') add(text(node.id, 'name'), node.init);
    if (node.type === 'AssignmentExpression') add(text(node.left, 'name'), node.right);
    if (node.type === 'FunctionDeclaration') add(text(node.id, 'name'), node);
  }
  return values;
}

/** What an expression may be, where the module tells. */
export function standsFor(value: Node, values: Values): unknown[] {
  switch (value.type) {
    case 'Identifier':
      return values.get(text(value, 'name')) ?? [];
    case 'CallExpression':
      return [value.callee];
    case 'ConditionalExpression':
      return [value.consequent, value.alternate];
    case 'ArrowFunctionExpression':
    case 'FunctionDeclaration':
      return [value.body];
    case 'BlockStatement':
      return nodesOf(value).flatMap((node) => (node.type === 'ReturnStatement' ? [node.argument] : []));
    default:
      return [];
  }
}
