import { describe, expect, it } from 'vitest';
import { analyzeAd } from '../../../shared/ai/ad.contract.ts';
import { getGeneration, updateGenerationItem } from '../../../shared/ai/generations.contract.ts';
import { listRecommendations } from '../../../shared/ai/recommendations.contract.ts';
import { generateVariations } from '../../../shared/ai/writing.contract.ts';
import { Seeded } from '../../../shared/kernel/seeded.ts';
import * as contract from '../../../shared/learning/insights.contract.ts';
import { modelRuns, modelServer, personWithModel } from '../../ai/testing/models.ts';
import { call, callRaw } from '../../platform/testing/call.ts';
import { colleagueOf, signedInUser } from '../../platform/testing/factories.ts';
import { imported } from '../imports/testing/import-runs.ts';

const insights = async (token: string, query: object = {}) =>
  (await call(contract.getInsights, { token, query: query as never })).data;
const prediction = async (token: string) => (await call(contract.getPrediction, { token, query: {} })).data;

type Data = Awaited<ReturnType<typeof insights>>;
const of = ({ items }: Data, name: string) => items.find(({ feature, value }) => `${feature}:${value}` === name);

/** Ads half of which ask: those have `lift` times the clicks of the others. */
function asking(ads: number, lift: number, { platform = 'facebook' } = {}) {
  const seed = new Seeded(`${ads} ads, ${lift}`);
  const lines = Array.from({ length: ads }, (_, at) => {
    const asks = at % 2 === 0;
    const impressions = seed.int(4_000, 12_000);
    const clicks = seed.count(impressions * 0.012 * (asks ? lift : 1) * Math.exp(0.3 * seed.bell()));
    const text = asks ? `Marre des tableurs numéro ${at} ?` : `La crème numéro ${at} sent vraiment bon.`;
    const [conversions, views] = [Math.round(clicks * 0.1), Math.round(impressions / (at % 3 === 0 ? 3 : 5))];
    return `Image ${at},${text},${impressions},${clicks},${conversions},${clicks},${views}`;
  });
  const header = 'Ad name,Body,Impressions,Link clicks,Purchases,Amount spent (EUR),3-second video plays';
  return { csv: [header, ...lines].join('\n'), platform };
}

describe('getInsights', () => {
  it('says what goes with a better rate, in a sentence, and lists what it cannot tell', async () => {
    const { token } = await signedInUser();
    await imported(token, asking(80, 1.8));
    const data = await insights(token);
    expect(data).toMatchObject({ metric: 'ctr', method: 'v1', population: { ads: 80, excluded: 0, withText: 80 } });
    const question = of(data, 'hook:question');
    expect(question).toMatchObject({ adsWith: 40, adsWithout: 40, clusters: 1, verdict: 'better' });
    expect(question?.lift).toBeGreaterThan(1.4);
    expect(question?.low).toBeLessThan(question?.lift ?? 0);
    expect(question?.shrunkLift).toBeLessThanOrEqual(question?.lift ?? 0);
    expect(question?.sentence).toMatch(
      /^Vos annonces qui s’ouvrent sur une question.: CTR \+\d\d.% \(entre \+\d\d et \+\d{2,3}.%\)\.$/u,
    );
    expect(data.items[0]?.verdict).not.toBe('insufficient');
    const image = of(data, 'format:image');
    // All have it: there is nothing to hold it against.
    expect(image).toMatchObject({ verdict: 'insufficient', adsWith: 80, adsWithout: 0, lift: null, q: null });
    expect(image?.sentence).toContain('Il faudrait encore 8');
    expect(data.items.at(-1)?.verdict).toBe('insufficient');
  });

  it('is asked by metric, family, platform and period', async () => {
    const { token } = await signedInUser();
    await imported(token, asking(80, 1.8));
    await imported(token, asking(40, 1.8, { platform: 'tiktok' }));
    const all = of(await insights(token), 'hook:question');
    expect(all).toMatchObject({ clusters: 2, adsWith: 60 });
    expect(of(await insights(token, { platform: 'tiktok' }), 'hook:question')).toMatchObject({ adsWith: 20 });
    const hooks = await insights(token, { feature: 'hook' });
    expect(new Set(hooks.items.map(({ feature }) => feature))).toEqual(new Set(['hook']));
    // What was tested beside it counts still.
    expect(hooks.items[0]).toEqual(all);
    const cost = of(await insights(token, { metric: 'cpa' }), 'hook:question');
    expect(cost).toMatchObject({ verdict: expect.stringMatching(/better|worse|unclear/) });
    expect((await insights(token, { metric: 'cpa' })).population.currency).toBe('EUR');
    expect((await insights(token, { metric: 'hook_rate' })).population.ads).toBe(120);
    // Without days, nothing is of a period.
    expect((await insights(token, { from: '2026-01-01' })).population.ads).toBe(0);
    for (const rawQuery of ['metric=roas', 'platform=minitel', 'from=hier', 'x=1'])
      expect((await callRaw(contract.getInsights, { token, rawQuery })).status, rawQuery).toBe(400);
  });

  it('tells nothing of a workspace that imported nothing, nor of another’s', async () => {
    const [mine, other] = [await signedInUser(), await signedInUser()];
    await imported(other.token, asking(40, 1.8));
    const data = await insights(mine.token);
    expect(data.population).toMatchObject({ ads: 0, excluded: 0, rate: null });
    expect(data.items).toEqual([]);
    const blind = await colleagueOf(other.user, { role: 'member', refusals: ['learning:read'] });
    expect((await call(contract.getInsights, { token: blind.token, query: {} as never })).status).toBe(403);
  });
});

describe('getPrediction', () => {
  it('waits for a hundred ads, and for what foretells', async () => {
    const { token } = await signedInUser();
    await imported(token, asking(40, 2));
    expect(await prediction(token)).toMatchObject({ available: false, reason: 'too_few', ads: 40, missing: 60 });
    const nothing = await signedInUser();
    await imported(nothing.token, asking(160, 1));
    expect(await prediction(nothing.token)).toMatchObject({
      ...{ available: false, reason: 'not_predictive', ads: 160, missing: 0, effects: [], points: [] },
    });
  });

  it('shows ranks, with how often they were right, where they have proved themselves; analyses then give one', async () => {
    const { token, user } = await signedInUser();
    await imported(token, asking(160, 2));
    const data = await prediction(token);
    expect(data).toMatchObject({ available: true, reason: null, ads: 160, missing: 0 });
    expect(data.low).toBeGreaterThan(0.1);
    expect(data.points).toHaveLength(160);
    expect(data.effects[0]?.effect).not.toBe(1);
    const rank = async (body: string, reader = token) => {
      const answer = await call(analyzeAd, { token: reader, body: { ad: { body, format: 'image' } } as never });
      return answer.data.generation.output.prediction;
    };
    const [asks, says] = [await rank('Marre des tableurs ?'), await rank('La crème sent vraiment bon.')];
    expect(asks?.percentile).toBeGreaterThan(says?.percentile ?? 1);
    expect(asks).toMatchObject({ spearman: data.spearman, ads: 160 });
    expect(asks?.low).toBeLessThan(asks?.percentile ?? 0);
    const blind = await colleagueOf(user, { role: 'member', refusals: ['learning:read'] });
    expect(await rank('Marre des tableurs ?', blind.token)).toBeNull();
  });
});

describe('the rank of what is written', () => {
  const brief = {
    product: 'le logiciel Planif',
    benefits: ['gagner deux heures par semaine', 'envoyer ses devis en 2 minutes'],
    pains: ['refaire le planning chaque lundi'],
    proofs: ['Noté 4,8/5 par 312 restaurants'],
  };
  const written = async (token: string) =>
    (await call(generateVariations, { token, body: { brief, count: 4 } as never })).data.generation;

  it('is that of the same words of an ad, and follows them when they are changed', async () => {
    const { token, user } = await signedInUser();
    await imported(token, asking(160, 2));
    const made = await written(token);
    expect(made.output.items.length).toBeGreaterThan(1);
    const { spearman } = await prediction(token);
    const rankOf = async (texts: readonly { field: string; text: string }[]) => {
      const said = (name: string) => texts.find(({ field }) => field === name)?.text ?? '';
      const ad = { headline: said('headline'), body: said('primaryText') };
      return (await call(analyzeAd, { token, body: { ad } as never })).data.generation.output.prediction;
    };
    for (const item of made.output.items) {
      expect(item.prediction).toMatchObject({ spearman, ads: 160 });
      expect(item.prediction).toEqual(await rankOf(item.texts));
    }
    const params = { id: made.id, itemId: 'v1' };
    const changedTo = async (text: string, version: number, by = token) => {
      const body = { version, texts: [{ field: 'primaryText', text }] };
      const { data } = await call(updateGenerationItem, { token: by, params, body });
      if (data.generation.tool !== 'generate_variations') throw new Error('another tool');
      const [item] = data.generation.output.items;
      return item?.prediction ?? null;
    };
    const asks = await changedTo('Marre de refaire le planning\u202f?', 1);
    const says = await changedTo('Le planning se fait en deux heures.', 2);
    expect(asks?.percentile).toBeGreaterThan(says?.percentile ?? 1);
    const blind = await colleagueOf(user, { role: 'member', refusals: ['learning:read'] });
    expect((await written(blind.token)).output.items.every((item) => item.prediction === null)).toBe(true);
    expect(await changedTo('Marre des tableurs\u202f?', 3, blind.token)).toBeNull();
  });

  it('goes with the words of a model too, and is nowhere where nothing is foretold', async () => {
    const { token } = await personWithModel(await modelServer(), 'redacteur');
    await imported(token, asking(160, 2));
    const { id } = await written(token);
    await modelRuns.runAll();
    const { generation } = (await call(getGeneration, { token, params: { id } })).data;
    if (generation.tool !== 'generate_variations') throw new Error('another tool');
    expect(generation.outputEngine).toBe('openai-compatible');
    for (const item of generation.output.items) expect(item.prediction?.ads).toBe(160);
    const nothing = await signedInUser();
    await imported(nothing.token, asking(160, 1));
    expect(new Set((await written(nothing.token)).output.items.map((item) => item.prediction))).toEqual(
      new Set([null]),
    );
  });
});

describe('the loop', () => {
  it('what is told is recommended, weighs in texts, and plans tests', async () => {
    const { token } = await signedInUser();
    await imported(token, asking(80, 1.8));
    const { data } = await call(listRecommendations, { token, query: { limit: 20 } as never });
    const told = data.items.filter(({ id }) => id.startsWith('insight_'));
    expect(told.map(({ confidence }) => confidence)).toEqual(told.map(() => 'solid'));
    expect(told.map(({ id }) => id)).toContain('insight_hook_question');
    expect(told[0]?.evidence[0]?.type).toBe('insight');
    expect(data.items.map(({ type }) => type)).not.toContain('import_results');

    const brief = {
      product: 'le logiciel Planif',
      benefits: ['gagner deux heures par semaine'],
      pains: ['refaire le planning chaque lundi'],
      proofs: ['Noté 4,8/5 par 312 restaurants'],
    };
    const { data: made } = await call(generateVariations, { token, body: { brief, count: 3 } as never });
    const { output, evidence } = made.generation;
    expect(output.testPlan.baseline.source).toMatch(/^vos résultats/);
    const asked = output.items.filter(({ hook }) => hook === 'question');
    const insight = evidence.find(({ ref }) => ref === 'hook:question');
    expect(asked.length === 0 || insight !== undefined).toBe(true);
    for (const { evidenceIds } of asked) expect(evidenceIds).toContain(insight?.id);
  });
});
