import { describe, expect, it } from 'vitest';
import { analyzeAd } from '../../../shared/ai/ad.contract.ts';
import { getGeneration, listGenerations } from '../../../shared/ai/generations.contract.ts';
import { analyse } from '../../../shared/rules/copy/analyse.ts';
import { adContent, daysAgo, putAds } from '../../ads/testing/ads.ts';
import { call } from '../../platform/testing/call.ts';
import { colleagueOf, signedInUser } from '../../platform/testing/factories.ts';
import { newBrand } from '../testing/brands.ts';
import { analysisOf, newGeneration } from '../testing/generations.ts';

const words = 'Notre crème hydratante à l’aloe vera apaise les peaux sensibles en hiver. Commandez la vôtre.';
const ran = (body: string, days: number, name = 'Autre') =>
  adContent({ body, headline: null, startedAt: daysAgo(days), advertiser: { id: name, name, url: null } });

describe('analyzeAd', () => {
  it('reads words as the page does, and keeps the analysis', async () => {
    const { token, user } = await signedInUser();
    const generation = await newGeneration(token, { ad: { body: words, platform: 'google' }, own: true });
    expect(generation).toMatchObject({
      ...{ tool: 'analyze_ad', status: 'completed', engine: 'integre', outputEngine: 'integre', seed: 1 },
      input: { ad: { adId: null, body: words }, own: true, placement: 'google_search' },
      createdBy: { id: user.userId, name: 'Camille Moreau' },
    });
    const ad = { body: words, platform: 'google' };
    expect(generation.output.analysis).toEqual(analyse(ad, { own: true, placement: 'google_search' }));
    expect(generation.score).toBe(generation.output.analysis.score);
    expect(generation.output.summary).toContain(`${generation.score} sur 100.`);
    const read = await call(getGeneration, { token, params: { id: generation.id } });
    expect(read.data.generation).toEqual(generation);
  });

  it('says of words that may not be published that their score is worth nothing', async () => {
    const { token } = await signedInUser();
    await newGeneration(token, { ad: { body: 'Perdez 5 kg en 7 jours, garanti\u00a0! Cliquez ici' } });
    await newGeneration(token, { ad: { body: words } });
    const { items } = (await call(listGenerations, { token, query: {} })).data;
    expect(items.map(({ blocked }) => blocked)).toEqual([false, true]);
  });

  it('says the same of the same words over the same library, whoever asks and whenever', async () => {
    const owner = await signedInUser();
    await putAds(owner.user.workspaceId, [ran(words, 80), ran(`${words} Offre d’hiver.`, 45)]);
    const other = await colleagueOf(owner.workspace);
    const [first, second] = [await newGeneration(owner.token), await newGeneration(other.token)];
    expect(JSON.stringify(second.output)).toBe(JSON.stringify(first.output));
    expect(second.id).not.toBe(first.id);
  });

  it('sets an ad of the library beside those that resemble it and lasted, never beside itself', async () => {
    const { token, user } = await signedInUser();
    const ids = await putAds(user.workspaceId, [
      ran(words, 12, 'La nôtre'),
      ran('Une crème hydratante à l’aloe vera, pour les peaux sensibles.', 90, 'Longue'),
      ran('Crème hydratante pour peaux sensibles, à l’aloe vera, en hiver.', 5, 'Courte'),
      ran('Un vélo électrique pour aller au bureau.', 200, 'Vélo'),
    ]);
    const { output, evidence, input, title } = await newGeneration(token, { ad: undefined, adId: ids[0], own: false });
    expect([title, input.ad.advertiser, input.ad.body]).toEqual(['Annonce de La nôtre', 'La nôtre', words]);
    const alike = output.similar.map(({ evidenceId }) => evidence.find(({ id }) => id === evidenceId));
    expect(alike).toEqual([
      {
        ...{ id: 'e1', type: 'ad', ref: ids[1], path: null, label: 'Longue' },
        quote: 'Une crème hydratante à l’aloe vera, pour les peaux sensibles.',
        figures: { daysRunning: 91, active: 1 },
      },
    ]);
    expect(output.summary).toContain('Une annonce proche a tourné 91 jours.');
  });

  it('writes again what needs no more than the words: each change by itself, with its reason and its rule', async () => {
    const { token } = await signedInUser();
    const body = 'Nos vins de Loire !!! Commandez #vin #loire #rouge #blanc #promo';
    const { output, evidence } = await newGeneration(token, { ad: { body } });
    const mention = 'L’abus d’alcool est dangereux pour la santé, à consommer avec modération.';
    expect(output.rewrites.map(({ after }) => after)).toEqual([
      `${body}\n${mention}`,
      'Nos vins de Loire\u202f! Commandez #vin #loire #rouge #blanc #promo',
      'Nos vins de Loire !!! Commandez #vin #loire #rouge',
    ]);
    const [rule] = output.rewrites[0]?.evidenceIds ?? [];
    expect(evidence.find(({ id }) => id === rule)).toMatchObject({ type: 'rule', ref: 'alcohol_mention' });
    const named = [
      ...output.similar.map(({ evidenceId }) => evidenceId),
      ...output.rewrites.flatMap((one) => one.evidenceIds),
    ];
    expect(evidence.map(({ id }) => id)).toEqual(expect.arrayContaining(named));
  });

  it('reads an ad of a brand by what that may claim, as long as it may', async () => {
    const { token } = await signedInUser();
    const text = 'Le leader du planning en agence. Essayez 14 jours.';
    const claim = { text: 'Le leader du planning en agence', source: { label: 'Étude Agences 2026' } };
    const superlatives = async (body: object) => {
      const { output, brandId } = await newGeneration(token, { ad: { body: text }, own: true, ...body });
      return [brandId, output.analysis.compliance.filter(({ rule }) => rule === 'superlative_unproven').length];
    };
    expect(await superlatives({})).toEqual([null, 1]);
    const { id: brandId } = await newBrand(token, { claims: [claim] });
    expect(await superlatives({ brandId })).toEqual([brandId, 0]);
    const old = await newBrand(token, { claims: [{ ...claim, validUntil: '2026-01-01' }] });
    expect(await superlatives({ brandId: old.id })).toEqual([old.id, 1]);
    expect((await analysisOf(token, { brandId: 'bnd_gone' })).status).toBe(404);
  });

  it('refuses what is no ad, what is not seen from here, and engines that are not there', async () => {
    const [{ token, user }, stranger] = await Promise.all([signedInUser(), signedInUser()]);
    const [theirs] = await putAds(stranger.user.workspaceId, [adContent()]);
    const [mute] = await putAds(user.workspaceId, [adContent({ body: '', headline: null })]);
    const { id: elsewhere } = await newGeneration(stranger.token);
    const refusals: [object, number, string | undefined][] = [
      [{ ad: undefined }, 400, 'ad'],
      [{ adId: 'ads_1' }, 400, 'ad'],
      [{ ad: { body: ' ' } }, 400, 'ad.body'],
      [{ ad: { body: 'a'.repeat(5_001) } }, 400, 'ad.body'],
      [{ ad: { body: words, colour: 'red' } }, 400, 'ad.colour'],
      [{ placement: 'minitel' }, 400, 'placement'],
      [{ seed: -1 }, 400, 'seed'],
      [{ engine: 'oracle' }, 400, 'engine'],
      [{ ad: undefined, adId: mute }, 400, 'adId'],
      [{ ad: undefined, adId: theirs }, 404, undefined],
      [{ ad: undefined, adId: 'ads_gone' }, 404, undefined],
      [{ parentId: elsewhere }, 404, undefined],
      [{ engine: 'bedrock' }, 409, undefined],
      [{ engine: 'openai-compatible' }, 409, undefined],
    ];
    for (const [body, wanted, path] of refusals) {
      const { status, error } = await analysisOf(token, body);
      expect([status, error.details?.[0]?.path], JSON.stringify(body)).toEqual([wanted, path]);
    }
    const blind = await colleagueOf(user, { role: 'member', refusals: ['ads:read'] });
    const [own] = await putAds(user.workspaceId, [adContent()]);
    expect((await analysisOf(blind.token, { ad: undefined, adId: own })).status).toBe(403);
    expect((await newGeneration(blind.token, { ad: { body: adContent().body } })).output.similar).toEqual([]);
    const reader = await colleagueOf(user, { role: 'viewer' });
    expect((await analysisOf(reader.token)).status).toBe(403);
  });

  it('makes one of what is asked twice under one key', async () => {
    const { token } = await signedInUser();
    const asked = { token, body: { ad: { body: words } }, headers: { 'idempotency-key': 'k1' } };
    const [one, two] = await Promise.all([call(analyzeAd, asked), call(analyzeAd, asked)]);
    expect([one.status, two.data.generation.id]).toEqual([200, one.data.generation.id]);
    const other = await call(analyzeAd, { ...asked, body: { ad: { body: `${words} !` } } });
    expect(other.error.reason).toBe('idempotency_key_reused');
  });

  it('answers sixty calls a minute, then says how long to wait', async () => {
    const { token } = await signedInUser();
    const answers = [];
    for (let round = 0; round < 4; round++)
      answers.push(...(await Promise.all(Array.from({ length: 16 }, () => analysisOf(token)))));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(4);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
  });
});
