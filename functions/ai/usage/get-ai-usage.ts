import { type AiTool, aiTools } from '../../../shared/ai/generations.rules.ts';
import { unavailableTexts } from '../../../shared/ai/models.rules.ts';
import { getAiUsage } from '../../../shared/ai/usage.contract.ts';
import { keysOf } from '../../../shared/kernel/closed-lists.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { isStopped } from '../../platform/system/is-stopped.ts';
import { AiUsage } from '../models/ai-usage.entity.ts';
import { bedrock, creditLimit, ownModel } from '../models/chosen-engine.ts';
import { monthNow } from '../models/own-tokens.door.ts';

/** What an administrator has stopped is there, but not now. */
const atRest = <One extends { available: boolean; reason: string | null }>(one: One) =>
  one.available ? { ...one, available: false, reason: 'stopped' as const } : one;

/** What each engine may do now, and what was spent on it this month. */
export const handler = defineHandler(getAiUsage, async ({ actor }) => {
  const month = monthNow();
  const [{ data }, connected, included, stopped] = await Promise.all([
    AiUsage.query.byMonth({ workspaceId: actor.workspaceId, month }).go({ consistent: true }),
    ownModel(actor),
    bedrock(),
    isStopped('stop.ai'),
  ]);
  const [own, ours] = stopped ? [atRest(connected), atRest(included)] : [connected, included];
  const all = data.find(({ part }) => part === 'all');
  const limit = await creditLimit(actor.workspace);
  const used = all?.credits ?? 0;
  const hasCredits = limit === null || used < limit;
  const byDefault =
    own.available && own.useByDefault ? 'openai-compatible' : ours.available && hasCredits ? 'bedrock' : 'integre';
  const why = (available: boolean, reason: keyof typeof unavailableTexts | null) =>
    available || reason === null ? null : unavailableTexts[reason];
  return {
    usage: {
      month,
      credits: { used, limit },
      tokens: { included: all?.tokens ?? 0, own: all?.ownTokens ?? 0 },
      byTool: keysOf(aiTools).map((tool: AiTool) => {
        const spent = data.find(({ part }) => part === tool);
        return { tool, credits: spent?.credits ?? 0, tokens: (spent?.tokens ?? 0) + (spent?.ownTokens ?? 0) };
      }),
      engines: [
        { engine: 'integre' as const, available: true, model: null, isDefault: byDefault === 'integre', reason: null },
        {
          engine: 'bedrock' as const,
          available: ours.available && hasCredits,
          model: ours.model,
          isDefault: byDefault === 'bedrock',
          reason: why(ours.available && hasCredits, ours.available ? 'credits' : ours.reason && `stage_${ours.reason}`),
        },
        {
          engine: 'openai-compatible' as const,
          available: own.available,
          model: own.model,
          isDefault: byDefault === 'openai-compatible',
          reason: why(own.available, own.reason && `own_${own.reason}`),
        },
      ],
    },
  };
});
