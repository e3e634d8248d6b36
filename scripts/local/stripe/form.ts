import { invalid } from './refusal.ts';

export type Param = string | Param[] | Params;
export type Params = { [name: string]: Param };

const refused = new Set(['__proto__', 'constructor', 'prototype']);

/** Reads `a[b][0]=c` as Stripe does: names in brackets are fields, numbers and nothing are places of a list. */
export function readForm(text: string): Params {
  const read: Params = {};
  for (const [name, value] of new URLSearchParams(text)) place(read, pathOf(name), value);
  return withLists(read) as Params;
}

function pathOf(name: string): string[] {
  const [, first = '', rest = ''] = /^([^[]+)((?:\[[^\]]*\])*)$/.exec(name) ?? [];
  const path = [first, ...[...rest.matchAll(/\[([^\]]*)\]/g)].map(([, part = '']) => part)];
  if (!first || path.some((part) => refused.has(part))) throw invalid(`Invalid parameter name: ${name}`);
  return path;
}

function place(into: Params, [name = '', ...rest]: string[], value: string): void {
  const key = name === '' ? String(Object.keys(into).length) : name;
  if (rest.length === 0) {
    into[key] = value;
    return;
  }
  const inner = into[key];
  const next: Params = typeof inner === 'object' && !Array.isArray(inner) ? inner : {};
  into[key] = next;
  place(next, rest, value);
}

function withLists(value: Param): Param {
  if (typeof value === 'string' || Array.isArray(value)) return value;
  const names = Object.keys(value);
  const isList = names.length > 0 && names.every((name) => /^\d+$/.test(name));
  if (isList) return Object.values(value).map(withLists);
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withLists(one)]));
}
