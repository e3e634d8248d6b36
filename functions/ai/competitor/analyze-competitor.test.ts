import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { searchAds } from '../../../shared/ads/library.contract.ts';
import { analyzeCompetitor } from '../../../shared/ai/competitor.contract.ts';
import { exportGeneration, getGeneration } from '../../../shared/ai/generations.contract.ts';
import { dayMs } from '../../../shared/kernel/day.ts';
import { parisDay } from '../../../shared/kernel/paris-day.ts';
import { adContent, putAds } from '../../ads/testing/ads.ts';
import { call } from '../../platform/testing/call.ts';
import { colleagueOf, signedInUser } from '../../platform/testing/factories.ts';

/** Calendar days: of 24 hours, those before a change of the clocks would be others late in the evening. */
const daysAgo = (days: number) => new Date(Date.parse(parisDay()) - days * dayMs).toISOString().slice(0, 10);

const competitorOf = (token: string, advertiserId: string, body: object = {}) =>
  call(analyzeCompetitor, { token, body: { advertiserId, ...body } as never });

/** Letters alone, so that a text resembles no other. */
const unlike = () => randomUUID().replace(/[^a-f]/g, '');
const id = `concurrent-${randomUUID()}`;
/** Ten videos, twenty ads of the last month; all but the last five run still. */
const theirs = Array.from({ length: 45 }, (_, at) =>
  adContent({
    advertiser: { id, name: 'Maison Rivale', url: null },
    industry: 'legal',
    format: at < 10 ? 'video' : 'image',
    body: `Une table en chêne ${unlike()}. Livraison à domicile incluse, par Chronopost.`,
    headline: at % 2 === 0 ? 'Le chêne massif' : null,
    callToAction: 'SHOP_NOW',
    landingUrl: at < 40 ? 'https://www.rivale.example/tables' : 'not an address',
    startedAt: daysAgo(at < 20 ? at : 100),
    endedAt: at < 40 ? null : daysAgo(5),
  }),
);
/** Forty of the sector, by two others: all ask a question, and none is a video. */
const others = Array.from({ length: 40 }, (_, at) =>
  adContent({
    advertiser: { id: `autre-${at % 2}-${id}`, name: `Autre ${at % 2}`, url: null },
    industry: 'legal',
    format: 'image',
    body: `Faut-il du chêne ${unlike()} ? Noté 4,8/5 par 1 200 clients.`,
    startedAt: daysAgo(50 + at),
  }),
);

describe('analyzeCompetitor', () => {
  let token: string;
  let owner: Awaited<ReturnType<typeof signedInUser>>['user'];
  beforeAll(async () => {
    const person = await signedInUser();
    [token, owner] = [person.token, person.user];
    await putAds(owner.workspaceId, [...theirs, ...others]);
  });

  it('counts what the library counts, and keeps it', async () => {
    const { status, data } = await competitorOf(token, id);
    expect(status).toBe(200);
    const { output, input, title, tool, warnings } = data.generation;
    expect([tool, title, input, warnings]).toEqual([
      ...['analyze_competitor', 'Annonces de Maison Rivale', { advertiserId: id, windowDays: 90 }, []],
    ]);
    expect(output.advertiser).toEqual({ id, name: 'Maison Rivale' });
    expect(output.period).toEqual({ from: daysAgo(89), to: daysAgo(0) });
    expect(output.totals).toMatchObject({ ads: 45, active: 40, started: 20, stopped: 5, medianDaysRunning: 96 });
    const week = output.cadence.map(({ started, stopped }) => [started, stopped]);
    expect(week.reduce(([a = 0, b = 0], [c = 0, d = 0]) => [a + c, b + d], [0, 0])).toEqual([20, 5]);
    expect(output.landing).toEqual([{ domain: 'rivale.example', count: 40 }]);
    const { data: library } = await call(searchAds, {
      token,
      query: { advertiserId: [id], from: output.period.from, to: output.period.to } as never,
    });
    expect(library.total).toBe(output.totals.ads);
    expect(output.mix.format.map(({ value, count }) => [value, count])).toEqual(
      library.facets.format.filter(({ count }) => count > 0).map(({ value, count }) => [value, count]),
    );
    const table = await call(exportGeneration, { token, params: { id: data.generation.id }, query: { format: 'csv' } });
    const lines = table.text.split('\r\n');
    expect(lines[0]).toBe('\uFEFFPartie;Ligne;Nombre;Part;Part du secteur;Écart qui tient');
    expect(lines).toContain('Chiffres;Annonces de la période;45;;;');
    expect(lines.find((line) => line.startsWith('Format;Vidéo;10;0,2222;'))).toMatch(/;oui$/);
    const read = await call(getGeneration, { token, params: { id: data.generation.id } });
    expect(read.data.generation).toEqual(data.generation);
  });

  it('sets it beside the others of its sector, and says only what chance would not', async () => {
    const { output, evidence } = (await competitorOf(token, id)).data.generation;
    expect(output.sector).toMatchObject({ industry: 'legal', label: 'Juridique' });
    expect(output.sector.ads).toBeGreaterThanOrEqual(40);
    expect(output.mix.format).toEqual([
      { value: 'image', label: 'Image', count: 35, share: 0.7778, sectorShare: expect.any(Number), differs: true },
      { value: 'video', label: 'Vidéo', count: 10, share: 0.2222, sectorShare: expect.any(Number), differs: true },
    ]);
    const question = output.copy.hook.find(({ value }) => value === 'question');
    expect(question).toMatchObject({ count: 0, share: 0, differs: true });
    expect(output.gaps.map(({ feature, value }) => `${feature}:${value}`)).toEqual(
      expect.arrayContaining(['hook:question', 'proof:rating']),
    );
    const [gap] = output.gaps;
    const example = evidence.find(({ id: one }) => gap?.evidenceIds.includes(one));
    expect(example).toMatchObject({ type: 'ad', label: expect.stringContaining('Autre') });
    expect(output.summary.replace(/[\u00a0\u202f]/g, ' ')).toContain(
      'Maison Rivale a fait tourner 45 annonces ces 90 jours, dont 40 en ligne aujourd’hui : 20 lancées, 5 arrêtées.',
    );
    expect(output.summary).not.toContain('Moins de 20');
  });

  it('says what it repeats, which ads have run longest and what has changed, each with its ads', async () => {
    const { output, evidence } = (await competitorOf(token, id, { windowDays: 30 })).data.generation;
    const terms = output.messages.map(({ term }) => term);
    expect(terms.slice(0, 2)).toEqual(['livraison à domicile incluse', 'table en chêne']);
    expect(terms).toContain('Chronopost');
    expect(output.messages[0]?.weight).toBe(1);
    expect(terms.join(' ')).not.toMatch(/maison|rivale/);
    expect(output.winners).toHaveLength(10);
    expect(output.winners.map(({ daysRunning }) => daysRunning)).toEqual(
      [...output.winners.map(({ daysRunning }) => daysRunning)].sort((a, b) => b - a),
    );
    expect(output.winners[0]?.why.replace(/[\u00a0\u202f]/g, ' ')).toContain('101 jours, toujours en ligne');
    // A hundred days ago is not among the thirty days before.
    expect(output.changes).toEqual([]);
    const named = [
      ...output.winners.map(({ evidenceId }) => evidenceId),
      ...[...output.messages, ...output.gaps, ...output.changes].flatMap(({ evidenceIds }) => evidenceIds),
    ];
    expect(evidence.map((one) => one.id)).toEqual(expect.arrayContaining(named));
    const { output: longer } = (await competitorOf(token, id, { windowDays: 90 })).data.generation;
    expect(longer.changes.map(({ text }) => text.replace(/[\u00a0\u202f]/g, ' '))).toEqual([
      'Format : Image, de 100 % à 50 % des annonces lancées.',
      'Format : Vidéo, de 0 % à 50 % des annonces lancées.',
    ]);
  });

  it('says the same of the same ads, and of few ads that they are few', async () => {
    const [one, two] = [await competitorOf(token, id), await competitorOf(token, id)];
    expect(JSON.stringify(one.data.generation.output)).toBe(JSON.stringify(two.data.generation.output));
    const advertiser = { id: `petit-${randomUUID()}`, name: 'Petit', url: null };
    await putAds(owner.workspaceId, [
      adContent({ advertiser, body: '', startedAt: daysAgo(400), endedAt: daysAgo(390) }),
    ]);
    const { output } = (await competitorOf(token, advertiser.id, { windowDays: 30 })).data.generation;
    expect(output.totals).toEqual({ ads: 0, active: 0, started: 0, stopped: 0, medianDaysRunning: null });
    expect([output.winners, output.messages, output.gaps, output.changes]).toEqual([[], [], [], []]);
    expect(output.summary).toContain('aucune annonce');
  });

  it('is of those that the workspace sees, and of who may', async () => {
    const stranger = await signedInUser();
    expect((await competitorOf(stranger.token, id)).status).toBe(404);
    expect((await competitorOf(token, 'nobody')).status).toBe(404);
    const blind = await colleagueOf(owner, { role: 'member', refusals: ['ads:read'] });
    expect((await competitorOf(blind.token, id)).status).toBe(403);
    const viewer = await colleagueOf(owner, { role: 'viewer' });
    expect((await competitorOf(viewer.token, id)).status).toBe(403);
    for (const [body, path] of [
      [{ windowDays: 31 }, 'windowDays'],
      [{ advertiserId: '' }, 'advertiserId'],
      [{ colour: 'red' }, 'colour'],
    ] as const) {
      const { status, error } = await competitorOf(token, id, body);
      expect([status, error.details?.[0]?.path]).toEqual([400, path]);
    }
  });
});
