import * as contract from '../../../shared/ai/writing.contract.ts';
import type { ToldPersona } from '../../../shared/personas/told-persona.ts';
import { composeScript } from '../../../shared/rules/copy/writer/compose-script.ts';
import { type Call, defineHandler } from '../../platform/http/define-handler.ts';
import { makeGeneration } from '../core/make-generation.ts';
import { askModel } from '../models/ask-model.ts';
import { commissionOf } from './commission.ts';

/** What is said, shown and filmed in a video, second by second. */
export const handler = defineHandler(contract.generateScript, (call) =>
  makeGeneration(call, (persona) => written(call, persona), askModel),
);

async function written({ actor, body }: Call<typeof contract.generateScript>, persona: ToldPersona | null) {
  const { order, source, title } = await commissionOf(actor, body, persona);
  const { duration, format, diffusion } = body;
  const asked = { ...order, duration, format, diffusion };
  const { output, ...findings } = composeScript(asked);
  return {
    tool: 'generate_script' as const,
    title,
    excerpt: output.beats[0]?.voice.text ?? order.brief.product,
    score: null,
    input: { ...source, duration, format, diffusion },
    output,
    ...findings,
    task: { tool: 'generate_script' as const, order: asked },
  };
}
