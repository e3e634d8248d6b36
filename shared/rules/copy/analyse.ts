import type { AdText, Analysis, AnalysisOptions } from './analysis.ts';
import { awarenessOf } from './awareness.ts';
import { benefitsAndFeatures, saysPain } from './benefits.ts';
import { askedIn, callToActionOf } from './call-to-action.ts';
import { complianceOf } from './compliance.ts';
import { withoutForbidden } from './forbidden.ts';
import { frameworkOf } from './framework.ts';
import { hookOf, openingOf } from './hook.ts';
import { languageOf } from './language.ts';
import { limitsOf } from './limits.ts';
import { numbersIn } from './numbers.ts';
import { objectionsIn } from './objections.ts';
import { offersIn } from './offer.ts';
import { placementOf } from './placements.ts';
import { proofsIn } from './proof.ts';
import { readCopy, spanIn } from './read-copy.ts';
import { readabilityOf } from './readability.ts';
import { registerOf } from './register.ts';
import { partsOf } from './score-parts.ts';
import { styleOf } from './style.ts';

/** All that can be said of the words of an ad: the same for the same words, in a page as on a server. */
export function analyse(input: AdText, options: AnalysisOptions = {}): Analysis {
  const copy = readCopy(input);
  const { main, texts } = copy;
  const { fields } = texts;
  const placement = placementOf(options.placement, input.platform);
  const asked = askedIn(copy);
  const callToAction = callToActionOf(copy, asked);
  const [offer, proof, objections] = [offersIn(texts), proofsIn(texts), objectionsIn(texts)];
  const language = languageOf(fields.flatMap(({ words }) => words.map(({ text }) => text)));
  const style = styleOf(fields);
  const { compliance, requiredMentions } = complianceOf(copy, options, placement, style);
  const { benefits: told, features } = benefitsAndFeatures(fields, asked);
  const { hook, benefits } = withoutForbidden({ hook: hookOf(copy), benefits: told }, main, compliance);
  const measured = {
    hook,
    callToAction,
    offer,
    proof,
    objections,
    benefits,
    features,
    register: registerOf(fields),
    readability: readabilityOf(main, language),
    limits: limitsOf(fields, placement),
    compliance,
    style,
    suspicious: copy.fields.flatMap(({ suspicious }) => suspicious),
    language,
  };
  const parts = partsOf(copy, measured, asked);
  const asks = asked.map(({ field, from, to }) => spanIn(field, from, to));
  return {
    score: parts.reduce((sum, { points }) => sum + points, 0),
    parts,
    framework: frameworkOf(main, { hook, offers: offer, proofs: proof, asks, bullets: openingOf(main).bullets }),
    awareness: awarenessOf({
      offers: offer.map(({ type }) => type),
      proofs: proof.map(({ type }) => type),
      benefits: benefits.length,
      features: features.length,
      hasPain: hook.type === 'pain' || (hook.text !== '' && saysPain(main.plain.slice(0, 300))),
      namesProduct: hook.fourU.unique % 2 === 1,
    }),
    requiredMentions,
    numbers: numbersIn(fields),
    fit: options.fit?.(input, measured, options) ?? null,
    ...measured,
  };
}
