import { checkTexts } from '../../../shared/ai/analysis.contract.ts';
import { analyse } from '../../../shared/rules/copy/analyse.ts';
import { fitTo } from '../../../shared/rules/copy/fit/fit.ts';
import { readPersonaFacts } from '../../personas/core/persona-facts.door.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { countOrRefuse } from '../../platform/throttle/throttle.ts';

/** Nothing is stored: who measures without end would only pay for processors. */
const limit = { name: 'check-texts', max: 240, windowSeconds: 60 };

/** Texts as the analyser reads them, one by one and in their order. */
export const handler = defineHandler(checkTexts, async ({ actor, body: { items, diffusion, personaId } }) => {
  await countOrRefuse(limit, actor.workspaceId);
  const fit = fitTo(personaId === undefined ? null : await readPersonaFacts(actor, personaId));
  return {
    items: items.map(({ text, placement, own, ...ad }) =>
      analyse({ ...ad, body: text }, { own, diffusion, fit, ...(placement && { placement }) }),
    ),
  };
});
