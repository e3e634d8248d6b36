import type { Recommendation } from '../../../../../shared/ai/recommendation.ts';
import { paths } from '../../../../../shared/page-paths.ts';
import { aiNames, isNew } from '../ai-url.ts';

const asked = (names: Record<string, string>) => `${paths.aiGenerator}?${new URLSearchParams(names)}`;

/** Where a recommendation is acted on. */
export function addressOf({ tool, prefill }: Recommendation['action']): string {
  const { generationId, brandId, briefId, advertiserId, campaignId } = prefill;
  switch (tool) {
    case 'brand':
      return asked({ [aiNames.tab]: 'marques', ...(brandId && { [aiNames.brand]: brandId }) });
    case 'brief':
      return asked({ [aiNames.tab]: 'briefs', [aiNames.brief]: briefId ?? isNew });
    case 'import':
      return `${paths.learningImport}?etape=fichier`;
    case 'analyze_competitor':
      return asked({ [aiNames.tool]: 'concurrent', ...(advertiserId && { [aiNames.advertiser]: advertiserId }) });
    default:
      if (generationId) return asked({ [aiNames.generation]: generationId });
      return campaignId ? paths.campaign(campaignId) : asked({ [aiNames.tool]: 'annonce' });
  }
}
