import type * as contract from '../../../shared/ai/writing.contract.ts';
import { ownRateText } from '../../../shared/ai/writing.rules.ts';
import type { ToldPersona } from '../../../shared/personas/told-persona.ts';
import { composeVariations } from '../../../shared/rules/copy/writer/compose-variations.ts';
import type { Call } from '../../platform/http/define-handler.ts';
import { makeGeneration } from '../core/make-generation.ts';
import { askModel } from '../models/ask-model.ts';
import { commissionOf } from './commission.ts';

type Asked = Pick<Call<typeof contract.generateVariations>, 'route' | 'actor' | 'caller' | 'body'>;

/** Texts of one's facts that differ by one thing each, beside the ad that they start from. */
export function writeVariationsOnce(call: Asked) {
  return makeGeneration<'generate_variations'>(call, (persona) => written(call, persona), askModel);
}

async function written({ actor, body }: Asked, persona: ToldPersona | null) {
  const { adId, ad, own, count, placement, levers, length } = body;
  const hasAd = adId !== undefined || ad !== undefined;
  const read = hasAd ? await adRead(actor, { adId, ad }) : null;
  const { order, source, title, rate, foretelling } = await commissionOf(actor, body, persona, own ? read : null);
  const asked = {
    ...order,
    ad: read && { text: read, own, adId: read.adId },
    count,
    placement,
    levers,
    baseline: rate && { value: rate.value, source: ownRateText(rate.impressions) },
    foretelling: foretelling(),
  };
  const { output, ...findings } = composeVariations(asked);
  const [first] = output.items;
  return {
    tool: 'generate_variations' as const,
    title,
    excerpt: first?.texts[0]?.text ?? order.brief.product,
    score: first?.score ?? null,
    input: { ...source, ad: read, own, count, placement, levers: levers ?? null, length },
    output,
    ...findings,
    task: { tool: 'generate_variations' as const, order: asked },
  };
}

/** Few texts start from an ad: what reads one weighs on no others. */
async function adRead(actor: Asked['actor'], asked: Pick<Asked['body'], 'adId' | 'ad'>) {
  const { adToRead } = await import('../core/ad-to-read.ts');
  return (await adToRead(actor, asked)).read;
}
