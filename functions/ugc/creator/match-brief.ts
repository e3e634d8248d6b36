import type { MatchBrief } from '../../../shared/rules/ugc/creator-match.ts';
import { AppError } from '../../platform/app-error.ts';

/** What a campaign asks of creators, and how often each has worked with the workspace. */
export type AskedMatch = { brief: MatchBrief; together: ReadonlyMap<string, number> };

/** A 404 for a campaign that the workspace has not. */
export async function matchBriefOf(_workspaceId: string, _campaignId: string): Promise<AskedMatch> {
  throw new AppError('not_found');
}
