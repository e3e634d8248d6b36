import * as contract from '../../../shared/ai/writing.contract.ts';
import type { ToldPersona } from '../../../shared/personas/told-persona.ts';
import { composePlatformCopy } from '../../../shared/rules/copy/writer/compose-platform-copy.ts';
import { type Call, defineHandler } from '../../platform/http/define-handler.ts';
import { makeGeneration } from '../core/make-generation.ts';
import { askModel } from '../models/ask-model.ts';
import { commissionOf } from './commission.ts';

/** All fields of some placements, at their lengths. */
export const handler = defineHandler(contract.generatePlatformCopy, (call) =>
  makeGeneration(call, (persona) => written(call, persona), askModel),
);

async function written({ actor, body }: Call<typeof contract.generatePlatformCopy>, persona: ToldPersona | null) {
  const { order, source, title } = await commissionOf(actor, body, persona);
  const { placements, length } = body;
  const asked = { ...order, placements };
  const { output, ...findings } = composePlatformCopy(asked);
  const texts = output.placements.flatMap(({ fields }) => fields.flatMap(({ items }) => items));
  return {
    tool: 'generate_platform_copy' as const,
    title,
    excerpt: texts[0]?.text ?? order.brief.product,
    score: null,
    input: { ...source, placements, length },
    output,
    ...findings,
    task: { tool: 'generate_platform_copy' as const, order: asked },
  };
}
