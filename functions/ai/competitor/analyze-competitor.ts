import { analyzeCompetitor } from '../../../shared/ai/competitor.contract.ts';
import { summaryOf } from '../../../shared/ai/competitor-summary.ts';
import { newestOnly } from '../../../shared/ai/competitor-texts.ts';
import { excerptOf } from '../../../shared/ai/excerpt.ts';
import type { Lift } from '../../../shared/ai/lift.ts';
import type { CatalogueAd } from '../../ads/library/visible-ad.door.ts';
import { type Call, defineHandler } from '../../platform/http/define-handler.ts';
import { EvidenceList } from '../core/evidence-list.ts';
import { makeGeneration } from '../core/make-generation.ts';
import { marketFor } from '../market/market-lifts.ts';
import { changesOf } from './changes.ts';
import { cadenceOf, landingOf, totalsOf } from './figures.ts';
import { gapsOf } from './gaps.ts';
import { messagesOf } from './messages.ts';
import { copyOf, mixOf } from './mixes.ts';
import { type CompetitorAd, readCompetitor } from './read-competitor.ts';
import { winnersOf } from './winners.ts';

/** An advertiser read ad by ad, beside its sector: every figure can be counted again in the library. */
export const handler = defineHandler(analyzeCompetitor, (call) => makeGeneration(call, () => analyse(call)));

async function analyse({ actor, body: { advertiserId, windowDays } }: Call<typeof analyzeCompetitor>) {
  const competitor = await readCompetitor(actor, advertiserId, windowDays);
  const { sector, ads, total, all } = competitor;
  const { items: lifts } = await marketFor(actor, { industry: sector.industry ?? undefined });
  const evidence = new EvidenceList();
  const evidenceOfAd = (one: CompetitorAd) =>
    adEvidence(evidence, one.ad, { daysRunning: one.daysRunning, active: one.active ? 1 : 0, variants: one.variants });
  const found = {
    advertiser: { id: competitor.id, name: competitor.name },
    period: competitor.period,
    sector: { industry: sector.industry, label: sector.label, ads: sector.ads, advertisers: sector.advertisers },
    totals: totalsOf(competitor),
    cadence: cadenceOf(competitor),
    mix: mixOf(competitor),
    copy: copyOf(competitor),
    winners: winnersOf(ads, evidenceOfAd),
    messages: messagesOf(ads, competitor.name, evidenceOfAd),
    landing: landingOf(competitor),
    gaps: gapsOf(competitor, lifts, {
      ad: (ad) => adEvidence(evidence, ad, null),
      lift: (lift) => liftEvidence(evidence, lift),
    }),
    changes: changesOf(competitor, evidenceOfAd),
  };
  const summary = summaryOf(found, windowDays);
  return {
    tool: 'analyze_competitor' as const,
    title: `Annonces de ${competitor.name}`,
    excerpt: summary,
    score: null,
    input: { advertiserId, windowDays },
    output: { ...found, summary },
    evidence: evidence.all,
    warnings:
      total > all.length
        ? [
            {
              code: 'newest_only',
              message: newestOnly(all.length),
            },
          ]
        : [],
  };
}

const quoted = 200;

const adEvidence = (evidence: EvidenceList, ad: CatalogueAd, figures: Record<string, number> | null): string =>
  evidence.add({
    type: 'ad',
    ref: ad.id,
    label: ad.advertiser.name,
    quote: excerptOf(ad.body || ad.headline || '', quoted),
    figures,
  });

const liftEvidence = (evidence: EvidenceList, { feature, value, sentence, lift, low, high, clusters }: Lift): string =>
  evidence.add({
    type: 'market',
    ref: `${feature}:${value}`,
    label: sentence,
    figures: { lift: lift ?? 1, low: low ?? 1, high: high ?? 1, clusters },
  });
