import * as contract from '../../../shared/ai/ad.contract.ts';
import type { ReadAd } from '../../../shared/ai/ad-reference.ts';
import { adOf, adSummary, languageWarnings } from '../../../shared/ai/ad-texts.ts';
import { brandReading } from '../../../shared/ai/brand-reading.ts';
import { excerptOf } from '../../../shared/ai/excerpt.ts';
import type { ToldPersona } from '../../../shared/personas/told-persona.ts';
import type { Analysis } from '../../../shared/rules/copy/analysis.ts';
import { placementOf } from '../../../shared/rules/copy/placements.ts';
import { rewritesOf } from '../../../shared/rules/copy/rewrites.ts';
import { likeAdsThatRan } from '../../ads/library/like-ads.door.ts';
import type { CatalogueAd } from '../../ads/library/visible-ad.door.ts';
import { type Call, defineHandler } from '../../platform/http/define-handler.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { adToRead } from '../core/ad-to-read.ts';
import { EvidenceList } from '../core/evidence-list.ts';
import { makeGeneration } from '../core/make-generation.ts';
import { readBrand } from '../core/read-brand.ts';
import { liftsOfAd } from '../market/lifts-of-ad.ts';

/** An ad read as the page reads it, beside those of the library that resemble it and have lasted. */
export const handler = defineHandler(contract.analyzeAd, (call) =>
  makeGeneration(call, (persona) => readAd(call, persona)),
);

async function readAd({ actor, body }: Call<typeof contract.analyzeAd>, persona: ToldPersona | null) {
  const { own, objective = null } = body;
  // Beside the index of ads, what a cold start reads would be too much.
  const { analyse } = await import('../../../shared/rules/copy/analyse.ts');
  const { predictAd } = await import('../../learning/insights/predict-ad.door.ts');
  const { fitTo } = await import('../../../shared/rules/copy/fit/fit.ts');
  const { read, known } = await adToRead(actor, body);
  const placement = placementOf(body.placement, read.platform);
  const brand = body.brandId === undefined ? undefined : await readBrand(actor.workspaceId, body.brandId);
  const analysis = analyse(read, {
    own,
    fit: fitTo(persona),
    ...(placement && { placement }),
    ...(brand && brandReading(brand)),
  });
  const evidence = new EvidenceList();
  const similar = await longRunning(actor, known ?? wordsOf(read));
  const output = {
    analysis,
    market: actor.permissions.has('ads:read') ? await liftsOfAd(actor, read) : [],
    prediction: await predictAd(actor, read),
    similar: similar.map(({ ad, active, daysRunning, similarity }) => ({
      evidenceId: evidence.add({
        type: 'ad',
        ref: ad.id,
        label: ad.advertiser.name,
        quote: excerptOf(ad.body || ad.headline || '', quoted),
        figures: { daysRunning, active: active ? 1 : 0 },
      }),
      similarity: Math.round(similarity * 1_000) / 1_000,
    })),
    rewrites: rewritesWith(evidence, read, analysis),
    summary: adSummary(analysis, similar),
  };
  const text = read.body || read.headline || read.description || '';
  return {
    tool: 'analyze_ad' as const,
    title: read.advertiser ? adOf(read.advertiser) : read.headline || text,
    excerpt: text,
    score: analysis.score,
    blocked: analysis.compliance.some(({ severity }) => severity === 'blocking'),
    input: { ad: read, own, objective, placement },
    output,
    evidence: evidence.all,
    warnings: languageWarnings(analysis),
  };
}

const quoted = 200;

/** Lasting a month is what those that are stopped at once do not; under a fifth of likeness, ads have nothing to say to each other. */
const worth = { minDays: 30, minSimilarity: 0.2, limit: 6 };

const longRunning = async (actor: Actor, ad: Parameters<typeof likeAdsThatRan>[1]) =>
  actor.permissions.has('ads:read') ? likeAdsThatRan(actor, ad, worth) : [];

const wordsOf = ({
  format,
  ...texts
}: ReadAd): Pick<CatalogueAd, 'headline' | 'body' | 'description' | 'callToAction' | 'format' | 'industry'> => ({
  ...texts,
  format: format ?? 'unknown',
});

const rewritesWith = (evidence: EvidenceList, read: ReadAd, analysis: Analysis) =>
  rewritesOf(read, analysis).map(({ rule, ...rewrite }) => ({
    ...rewrite,
    evidenceIds: rule ? [evidence.add({ type: 'rule', ref: rule.rule, label: rule.label, quote: rule.reference })] : [],
  }));
