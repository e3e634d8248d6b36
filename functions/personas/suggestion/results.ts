import type { Said } from './draft.ts';

/**
 * What results of past ads say of those who answered them: values of `audience` whose verdict is `better`. None yet: nothing
 * imports results.
 */
export async function saidByResults(_workspaceId: string): Promise<{ ads: number; said: Said[] }> {
  return { ads: 0, said: [] };
}
