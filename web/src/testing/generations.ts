import type { KeptBrief } from '../../../shared/ai/brief.ts';
import type { GenerationOf, GenerationSummary } from '../../../shared/ai/generation.ts';
import { analyse } from '../../../shared/rules/copy/analyse.ts';
import { composeScript } from '../../../shared/rules/copy/writer/compose-script.ts';
import { composeVariations } from '../../../shared/rules/copy/writer/compose-variations.ts';

const moment = '2026-11-20T10:00:00.000Z';

export const aSummary = (changes: Partial<GenerationSummary> = {}): GenerationSummary => ({
  id: 'gen_1',
  tool: 'analyze_ad',
  title: 'Annonce de Maison Verdure',
  status: 'completed',
  engine: 'integre',
  outputEngine: 'integre',
  excerpt: 'Votre crème hydratante arrive en 48 h.',
  score: 61,
  blocked: false,
  favorite: false,
  rating: null,
  brandId: null,
  personaId: null,
  personaName: null,
  createdBy: { id: 'usr_01TEST', name: 'Zoé Testeur' },
  ...{ createdAt: moment, updatedAt: moment, version: 1 },
  ...changes,
});

/** A kept analysis of these words, beside an ad that resembles them. */
export function anAnalysis(
  body: string,
  changes: Partial<GenerationOf<'analyze_ad'>> = {},
): GenerationOf<'analyze_ad'> {
  const { excerpt: _, ...summary } = aSummary();
  const analysis = analyse({ body }, { own: true, placement: 'meta_feed' });
  return {
    ...summary,
    tool: 'analyze_ad',
    input: {
      ad: {
        ...{ adId: null, advertiser: null, headline: null, body, description: null, callToAction: null },
        ...{ platform: null, format: null, industry: null },
      },
      ...{ own: true, objective: null, placement: 'meta_feed' },
    },
    output: {
      ...{ analysis, market: [], prediction: null, rewrites: [], summary: `${analysis.score} sur 100.` },
      similar: [{ evidenceId: 'e1', similarity: 0.42 }],
    },
    evidence: [
      {
        ...{ id: 'e1', type: 'ad', ref: 'ads_9', path: null, label: 'Autre maison' },
        ...{ quote: 'Une crème qui dure.', figures: { daysRunning: 91, active: 1 } },
      },
    ],
    ...{ model: null, engineVersion: '1', promptVersion: null, seed: 1, fallback: null, cached: false },
    ...{
      questions: [],
      warnings: [],
      rejected: [],
      ratingReason: null,
      note: null,
      parentId: null,
      keys: {},
      manifests: {},
    },
    provenance: {
      ...{ kind: 'composed', digitalSourceType: 'algorithmicMedia', engine: 'integre', model: null },
      ...{ promptVersion: null, at: moment },
    },
    usage: { inputTokens: 0, outputTokens: 0, credits: 0, durationMs: 3 },
    ...changes,
  };
}

export const aWrittenBrief: KeptBrief['brief'] = {
  ...{ product: 'le logiciel Planif', benefits: ['gagner 3 heures par semaine', 'envoyer ses devis en 2 minutes'] },
  ...{ features: [], pains: ['des devis oubliés'], proofs: [], objections: [], keywords: [] },
  ...{ mustInclude: [], banned: [], mentions: [], isNew: false },
};

/** Kept variations of that brief, as the API makes them. */
export function writtenVariations(): GenerationOf<'generate_variations'> {
  const { input: _, output: __, ...rest } = anAnalysis('x');
  const order = { seed: 1, length: 'short', placement: 'meta_feed', count: 2 } as const;
  const input = { brief: aWrittenBrief, briefId: 'brf_1', ad: null, own: false, levers: null };
  return {
    ...rest,
    ...composeVariations({ brief: aWrittenBrief, today: '2026-11-25', ...order }),
    ...{ tool: 'generate_variations', title: 'le logiciel Planif' },
    input: { ...input, length: 'short', placement: 'meta_feed', count: 2 },
  };
}

/** A kept script of that brief and an offer. */
export function writtenScript(duration: 15 | 30 | 60): GenerationOf<'generate_script'> {
  const { input: _, output: __, ...rest } = anAnalysis('x');
  const brief = { ...aWrittenBrief, features: ['un export comptable en un clic'], offer: '14 jours d’essai gratuit' };
  const order = { seed: 1, duration, format: 'ugc', diffusion: 'brand' } as const;
  return {
    ...rest,
    ...composeScript({ brief, today: '2026-11-25', ...order }),
    ...{ tool: 'generate_script', title: 'le logiciel Planif' },
    input: { brief, briefId: 'brf_1', duration, format: 'ugc', diffusion: 'brand' },
  };
}
