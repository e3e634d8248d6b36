import type { Recommendation } from '../../../../../shared/ai/recommendation.ts';
import { paths } from '../../../../../shared/page-paths.ts';
import { aiNames, isNew } from '../ai-url.ts';

const asked = (names: Record<string, string>) => `${paths.aiGenerator}?${new URLSearchParams(names)}`;

/** Where a recommendation is acted on. */
export function addressOf({ tool, prefill }: Recommendation['action']): string {
  const { generationId, brandId, briefId, advertiserId, campaignId, personaId } = prefill;
  switch (tool) {
    case 'brand':
      return asked({ [aiNames.tab]: 'marques', ...(brandId && { [aiNames.brand]: brandId }) });
    case 'brief':
      return asked({ [aiNames.tab]: 'briefs', [aiNames.brief]: briefId ?? isNew });
    case 'persona':
      return personaId ? paths.persona(personaId) : paths.personas;
    case 'import':
      return `${paths.learningImport}?etape=fichier`;
    case 'analyze_competitor':
      return asked({ [aiNames.tool]: 'concurrent', ...(advertiserId && { [aiNames.advertiser]: advertiserId }) });
    case 'generate_variations':
      if (campaignId) return paths.campaign(campaignId);
      return asked({ [aiNames.tool]: 'variations', ...(personaId && { [aiNames.persona]: personaId }) });
    default:
      return asked(generationId ? { [aiNames.generation]: generationId } : { [aiNames.tool]: 'annonce' });
  }
}

/** What one does there. */
export function actOf({ tool, prefill }: Recommendation['action']): string {
  const { generationId, briefId, campaignId } = prefill;
  switch (tool) {
    case 'brand':
      return 'Ouvrir la marque';
    case 'brief':
      return briefId ? 'Ouvrir le brief' : 'Écrire un brief';
    case 'persona':
      return 'Ouvrir le persona';
    case 'import':
      return 'Importer';
    case 'analyze_competitor':
      return 'Analyser';
    case 'generate_variations':
      return campaignId ? 'Voir la campagne' : 'Écrire';
    default:
      return generationId ? 'Voir l’analyse' : 'Analyser une annonce';
  }
}
