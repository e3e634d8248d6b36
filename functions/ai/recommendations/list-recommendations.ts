import { type Recommendation, recommendationTypes } from '../../../shared/ai/recommendation.ts';
import { recommendationTexts } from '../../../shared/ai/recommendation-texts.ts';
import * as contract from '../../../shared/ai/recommendations.contract.ts';
import { addDays, parisDay } from '../../../shared/kernel/paris-day.ts';
import { adsStarted } from '../../ads/watch/ads-started.door.ts';
import { alertsToSee } from '../../campaigns/alerts/alerts-to-see.door.ts';
import { morningCampaigns } from '../../campaigns/morning/morning.door.ts';
import { ownResults } from '../../learning/insights/own-results.door.ts';
import { gapsOfPersona, newestGaps } from '../../personas/core/told-gaps.door.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { Brand, type BrandItem } from '../core/brand.entity.ts';
import { KeptBrief } from '../core/brief.entity.ts';
import { EvidenceList } from '../core/evidence-list.ts';
import { Generation } from '../core/generation.entity.ts';
import { readBrand } from '../core/read-brand.ts';
import { wantingAds } from './analyses.ts';
import { claimsThatEnd } from './claims.ts';
import { gapsOf } from './gaps.ts';
import { ofInsights } from './insights.ts';
import { personaGaps } from './persona-gaps.ts';

/** Of each kind of thing, the latest are looked at. */
const looked = 20;
const [movedDays, movers, tiredAds] = [7, 3, 5];

/** What there is to do, what presses first; with an empty workspace, where to begin. */
export const handler = defineHandler(contract.listRecommendations, async ({ actor, query: { limit, ...of } }) => {
  const { workspaceId } = actor;
  const [brands, briefs, generations, personas] = await Promise.all([
    brandsOf(workspaceId, of),
    latestBriefs(workspaceId),
    latestGenerations(workspaceId),
    of.personaId === undefined ? newestGaps(actor, looked) : [await gapsOfPersona(actor, of.personaId)],
  ]);
  const isAsked = (one: Of) => isOf(one, of);
  const all = of.brandId === undefined && of.personaId === undefined;
  const own = all ? await ownResults(actor) : null;
  const [wanting, moves, campaigns] = await Promise.all([
    wantingAds(workspaceId, generations.filter(isAsked)),
    all ? movesOf(actor) : [],
    all ? ofCampaigns(actor, own?.ads ?? 0) : [],
  ]);
  const found = [
    ...claimsThatEnd(brands, parisDay()),
    ...gapsOf(briefs.filter(isAsked)),
    ...personaGaps(personas.filter(isAsked), generations),
    ...[...wanting, ...moves, ...campaigns, ...(own ? ofInsights(own) : [])],
    ...(generations.length === 0 ? [first('first_ad', 'analyze_ad', recommendationTexts.firstAd)] : []),
    ...(briefs.length === 0 ? [first('first_brief', 'brief', recommendationTexts.firstBrief)] : []),
  ];
  const orderOf = ({ type }: Recommendation) => recommendationTypes.indexOf(type);
  return { items: found.sort((a, b) => orderOf(a) - orderOf(b)).slice(0, limit) };
});

type Of = { brandId?: string | undefined; personaId?: string | undefined };

const isOf = (one: Of, { brandId, personaId }: Of): boolean =>
  (brandId === undefined || one.brandId === brandId) && (personaId === undefined || one.personaId === personaId);

/** A 404 for one that is asked for and is not of the workspace; none where a persona is. */
async function brandsOf(workspaceId: string, { brandId, personaId }: Of): Promise<readonly BrandItem[]> {
  if (brandId !== undefined) return [await readBrand(workspaceId, brandId)];
  if (personaId !== undefined) return [];
  return (await Brand.query.byWorkspace({ workspaceId }).go({ order: 'desc', count: looked })).data;
}

const latestBriefs = async (workspaceId: string) =>
  (await KeptBrief.query.byWorkspace({ workspaceId }).go({ order: 'desc', count: looked })).data;

const latestGenerations = async (workspaceId: string) =>
  (await Generation.query.byWorkspace({ workspaceId }).go({ order: 'desc', count: looked })).data;

const first = (
  id: string,
  tool: Recommendation['action']['tool'],
  said: { title: string; why: string },
): Recommendation => ({
  ...{ id, type: 'test', ...said, confidence: 'hypothesis', evidence: [] },
  action: { tool, prefill: {} },
});

/** Followed advertisers that have started most. */
async function movesOf({ workspaceId, permissions }: Actor): Promise<Recommendation[]> {
  if (!permissions.has('ads:read')) return [];
  const { advertisers } = await adsStarted(workspaceId, movedDays);
  return advertisers.slice(0, movers).map(({ advertiserId, name, newAds }) => {
    const evidence = new EvidenceList();
    evidence.add({ type: 'market', ref: advertiserId, label: name, figures: { newAds } });
    return {
      ...{ id: `moved_${advertiserId}`, type: 'competitor_move', ...recommendationTexts.moved(name, newAds) },
      ...{ confidence: 'indicative', evidence: evidence.all },
      action: { tool: 'analyze_competitor', prefill: { advertiserId, name } },
    };
  });
}

/** Ads that tire, by the money that they spend; or that there are no figures to tell it. */
async function ofCampaigns({ workspaceId, permissions }: Actor, results: number): Promise<Recommendation[]> {
  if (!permissions.has('campaigns:read')) return [];
  const today = parisDay();
  const campaigns = await morningCampaigns(workspaceId);
  if (results === 0 && !campaigns.some(({ lastDay }) => lastDay !== undefined && lastDay > addDays(today, -400))) {
    const { noResults } = recommendationTexts;
    return [{ ...first('no_results', 'import', noResults), type: 'import_results' }];
  }
  const alerts = await alertsToSee(workspaceId, campaigns, { today, most: 100 });
  return alerts
    .filter(({ kind }) => kind === 'fatigue')
    .slice(0, tiredAds)
    .map(({ id, title, detail, adId, spend, campaign }) => {
      const evidence = new EvidenceList();
      const figures = spend === null ? null : { spend };
      evidence.add({ type: 'result', ref: campaign.id, path: adId, label: campaign.name, quote: title, figures });
      return {
        ...{ id: `tired_${id}`, type: 'refresh', ...recommendationTexts.tired(title, detail) },
        ...{ confidence: 'indicative', evidence: evidence.all },
        action: { tool: 'generate_variations', prefill: { campaignId: campaign.id } },
      };
    });
}
