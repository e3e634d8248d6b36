import { parisDay } from '../../../shared/kernel/paris-day.ts';
import { AiUsage } from './ai-usage.entity.ts';

/** The calendar month of Paris, `2026-11`. */
export const monthNow = (): string => parisDay().slice(0, 7);

/** Tokens that a workspace's own model read and wrote this month. */
export async function ownTokensThisMonth(workspaceId: string): Promise<number> {
  const { data } = await AiUsage.get({ workspaceId, month: monthNow(), part: 'all' }).go({ consistent: true });
  return data?.ownTokens ?? 0;
}
