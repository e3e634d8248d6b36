import type * as z from 'zod';
import type { RouteSpec } from '../../../shared/kernel/route.ts';
import { openCursor, sealCursor } from '../db/page-cursor.ts';

type ListCall = {
  route: Pick<RouteSpec, 'operation'>;
  actor: { workspaceId: string } | undefined;
  params?: object;
  query: { limit: number; cursor?: string | undefined };
};

/** The page that a call of a list asks for. */
export type Page = {
  /** Things a page. */
  limit: number;
  /** Where it starts, undefined for the first one; a 400 for a cursor that was not made for this very list. */
  after: <Position>(schema: z.ZodType<Position>) => Promise<Position | undefined>;
  /** The cursor of the page that starts there; null without a position, as after the last one. */
  next: (position: object | null | undefined) => Promise<string | null>;
};

/** Cursors are bound to the list, its filters and its owner: the workspace, unless the list is of one person alone. */
export function pageOf({ route, actor, params, query }: ListCall, owner = actor?.workspaceId ?? 'public'): Page {
  const { limit, cursor, ...filters } = query;
  const scope = { owner, operation: route.operation, filters: { ...params, ...filters } };
  return {
    limit,
    after: (schema) => openCursor(scope, cursor, schema),
    next: (position) => sealCursor(scope, position ?? null),
  };
}
