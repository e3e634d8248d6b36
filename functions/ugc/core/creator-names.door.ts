import { creatorName, readCreators } from './read-creator.ts';

/** What a workspace calls some creators, of those whom it may see. */
export async function creatorNamesOf(workspaceId: string, ids: readonly string[]): Promise<Map<string, string>> {
  const known = await readCreators(workspaceId, [...new Set(ids)]);
  return new Map([...known].flatMap(([id, one]) => (creatorName(one) ? [[id, creatorName(one)] as const] : [])));
}
