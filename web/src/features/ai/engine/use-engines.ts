import useSWR from 'swr';
import type { AiTool } from '../../../../../shared/ai/generations.rules.ts';
import { creditCosts } from '../../../../../shared/ai/models.rules.ts';
import { type AiUsage, getAiUsage } from '../../../../../shared/ai/usage.contract.ts';
import { formatNumber } from '../../../lib/format.ts';
import { request } from '../../../lib/request.ts';

/** Which engines there are, and what they have spent this month. */
export const useEngines = () => useSWR(getAiUsage.operation, async () => (await request(getAiUsage)).usage);

type Engine = AiUsage['engines'][number];

/** An engine with what a call of it costs. */
export function engineLabel({ engine, model }: Engine, tool: AiTool): string {
  if (engine === 'integre') return 'Moteur intégré, gratuit';
  if (engine === 'openai-compatible') return `${model}, votre clé`;
  const cost = creditCosts[tool];
  return `${modelName(model)}, ${formatNumber(cost)} crédit${cost > 1 ? 's' : ''}`;
}

/** What is left of the month; null without an end. */
export const creditsLeft = ({ used, limit }: AiUsage['credits']): string | null =>
  limit === null ? null : `${formatNumber(Math.max(0, limit - used))} crédits restent ce mois-ci.`;

/** `eu.anthropic.claude-sonnet-4-20250514-v1:0` is « claude-sonnet-4 ». */
export const modelName = (model: string | null): string =>
  (model ?? '')
    .replace(/^eu\.[a-z]+\./, '')
    .replace(/-\d{8}.*$/, '')
    .replace(/-v\d+(:\d+)?$/, '');
