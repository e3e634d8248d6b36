import * as contract from '../../../shared/ai/writing.contract.ts';
import { composeScript } from '../../../shared/rules/copy/writer/compose-script.ts';
import { type Call, defineHandler } from '../../platform/http/define-handler.ts';
import { makeGeneration } from '../core/make-generation.ts';
import { askModel } from '../models/ask-model.ts';
import { commissionOf } from './commission.ts';

/** What is said, shown and filmed in a video, second by second. */
export const handler = defineHandler(contract.generateScript, (call) =>
  makeGeneration(call, () => written(call), askModel),
);

async function written({ actor, body }: Call<typeof contract.generateScript>) {
  const { order, source, title } = await commissionOf(actor, body);
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
