import { describe, expect, it } from 'vitest';
import { callToActions } from '../../../shared/ads/ads.rules.ts';
import { readDay, readDays, readEnd } from '../../../shared/imports/read-day.ts';
import { currencyOf, decimalMarkOf, readAmount, readRange, readText } from '../../../shared/imports/read-values.ts';
import { groupKeyOf } from '../ad/near-duplicate.ts';
import { readCallToAction, readFormat, readPlatforms } from './ad-labels.door.ts';
import { readAddress } from './read-address.ts';
import { readArchiveAd } from './read-archive-ad.ts';
import { readCountries, readIndustry, readLanguages } from './read-labels.ts';
import { adReader } from './record-reader.ts';

const context = { ownerId: 'wks_1', source: 'meta' as const };
const adOf = (record: Record<string, unknown>, more = {}) => {
  const read = readArchiveAd(record, { ...context, ...more });
  return 'ad' in read ? read.ad : expect.fail(read.reason);
};

describe('readArchiveAd', () => {
  const old = {
    id: '548037389020605',
    page_id: '325115717523649',
    page_name: 'Les Républicains',
    ad_creative_body: 'Un texte.\r\nSa suite.',
    ad_creative_link_title: 'Un titre',
    ad_creative_link_description: ' ',
    ad_delivery_start_time: '2019-04-08T22:43:46+0000',
    ad_delivery_stop_time: '2019-04-12T18:43:45+0000',
    ad_snapshot_url: 'https://www.facebook.com/ads/archive/render_ad/?id=548&access_token=REDACTED',
    currency: 'EUR',
    funding_entity: 'Le parti',
    demographic_distribution: [
      { percentage: '0.25', age: '65+', gender: 'male' },
      { percentage: '0.75', age: '18-24', gender: 'female' },
    ],
    impressions: { lower_bound: '1000', upper_bound: '4999' },
    spend: { lower_bound: '1000000' },
  };

  it('reads the fields of the first versions', () => {
    expect(adOf(old)).toEqual({
      source: 'meta',
      sourceId: '548037389020605',
      advertiser: { id: '325115717523649', name: 'Les Républicains', url: null },
      platforms: [],
      format: 'unknown',
      headline: 'Un titre',
      body: 'Un texte.\nSa suite.',
      description: null,
      callToAction: null,
      landingUrl: null,
      snapshotUrl: 'https://www.facebook.com/ads/archive/render_ad/?id=548',
      media: [],
      languages: [],
      countries: [],
      industry: null,
      startedAt: '2019-04-08',
      endedAt: '2019-04-12',
      reach: null,
      spend: { lower: 1_000_000, upper: null, currency: 'EUR' },
      impressions: { lower: 1000, upper: 4999 },
      audience: [
        { age: '18-24', gender: 'female', share: 0.75 },
        { age: '65+', gender: 'male', share: 0.25 },
      ],
      payer: 'Le parti',
      tags: [],
    });
  });

  it('reads the fields of today, with what the European Union has shown', () => {
    const ad = adOf({
      _id: '679',
      page_id: 42,
      page_name: 'Marque',
      ad_creative_bodies: ['', 'Premier', 'Second', 'Premier'],
      ad_creative_link_titles: ['Titre', 'Autre'],
      ad_creative_link_descriptions: ['Description'],
      ad_creation_time: '2026-01-01',
      ad_delivery_start_time: '2026-01-02',
      languages: ['fr', 'EN'],
      publisher_platforms: ['facebook', 'INSTAGRAM', 'threads', 'oculus'],
      eu_total_reach: '12345',
      total_reach_by_location: [
        { key: 'FR', value: 10_000 },
        { key: 'Belgium', value: 2_345 },
      ],
      age_country_gender_reach_breakdown: [
        {
          country: 'FR',
          age_gender_breakdowns: [
            { age_range: '25-34', male: 20, female: 50 },
            { age_range: 'Unknown', unknown: 10 },
          ],
        },
        { country: 'BE', age_gender_breakdowns: [{ age_range: '25-34', female: 20 }] },
      ],
      beneficiary_payers: [
        { payer: 'Ancien', beneficiary: 'Marque', current: false },
        { payer: 'Actuel', beneficiary: 'Marque', current: true },
      ],
    });
    expect(ad).toMatchObject({
      sourceId: '679',
      advertiser: { id: '42' },
      body: 'Premier\n\nSecond',
      headline: 'Titre',
      platforms: ['facebook', 'instagram', 'threads', 'other'],
      languages: ['fr', 'en'],
      countries: ['BE', 'FR'],
      reach: { lower: 12345, upper: 12345 },
      audience: [
        { age: '25-34', gender: 'female', share: 0.7 },
        { age: '25-34', gender: 'male', share: 0.2 },
        { age: 'unknown', gender: 'unknown', share: 0.1 },
      ],
      payer: 'Actuel',
      snapshotUrl: 'https://www.facebook.com/ads/library/?id=679',
      endedAt: null,
    });
  });

  it('takes the countries that were aimed at, or those that were asked for, when none is told', () => {
    const aimed = [
      { name: 'France', type: 'countries', excluded: false },
      { name: 'Paris', type: 'cities', excluded: false },
      { name: 'Spain', type: 'countries', excluded: true },
    ];
    expect(adOf({ ...old, target_locations: aimed }, { country: 'DE' }).countries).toEqual(['FR']);
    expect(adOf(old, { country: 'DE' }).countries).toEqual(['DE']);
  });
});

describe('a record of a JSON', () => {
  const base = { sourceId: 's', body: 'B', startedAt: '2026-01-01' };
  const read = (record: object, source: 'import' | 'tiktok' = 'import') => {
    const reading = adReader({ workspaceId: 'wks_1', source }).item({ ...base, ...record });
    return 'ad' in reading ? reading.ad : expect.fail(reading.reason);
  };

  it('reads the fields of our own ads', () => {
    const ad = read({
      advertiser: { id: 'adv_AUTRE', name: 'Maison', url: 'maison.fr' },
      platforms: ['tiktok', 'Facebook'],
      format: 'carousel',
      callToAction: 'Acheter',
      industry: 'Ameublement',
      reach: { lower: 10, upper: null },
      spend: { lower: 1, upper: 2, currency: 'chf' },
      impressions: 500,
      audience: [
        { age: '18-24', gender: 'female', share: 1 },
        { age: 'x', share: 7 },
      ],
      media: [{ type: 'image', url: 'data:image/png;base64,AAAA', width: 4, height: 3 }],
      tags: ['promo', 'promo'],
    });
    expect(ad).toMatchObject({
      advertiser: { name: 'Maison', url: 'https://maison.fr/' },
      platforms: ['tiktok', 'facebook'],
      format: 'carousel',
      callToAction: 'SHOP_NOW',
      industry: 'furniture',
      reach: { lower: 10, upper: null },
      spend: { lower: 1, upper: 2, currency: 'CHF' },
      impressions: { lower: 500, upper: 500 },
      audience: [{ age: '18-24', gender: 'female', share: 1 }],
      media: [{ type: 'image', url: 'data:image/png;base64,AAAA', width: 4, height: 3 }],
      tags: ['promo'],
    });
  });

  it('reads the letters that HTML writes by name or number', () => {
    const ad = read({
      advertiser: 'Caf&eacute; &amp; Cie',
      headline: 'L&#39;&#x2019;&Eacute;t&eacute; &laquo;&nbsp;fou&nbsp;&raquo; &inconnu; AT&T &#0;',
      body: 'access_token&#61;SECRET',
      landingUrl: 'https://x.fr/?a=1&amp;b=2',
    });
    expect(ad).toMatchObject({
      advertiser: { name: 'Café & Cie' },
      headline: "L'’Été «\u00a0fou\u00a0» &inconnu; AT&T &#0;",
      body: 'access_token=',
      landingUrl: 'https://x.fr/?a=1&b=2',
    });
  });

  it('gives an advertiser without a page the same id in a workspace, whatever the case', () => {
    const id = (name: string) => read({ advertiser: name }).advertiser.id;
    expect(id('Maison Rivière')).toBe(id('MAISON RIVIERE'));
    expect(id('Maison Rivière')).toMatch(/^adv_[0-9A-HJKMNP-TV-Z]{26}$/);
    expect(id('Autre')).not.toBe(id('Maison Rivière'));
    expect(read({ advertiser: { name: 'A', id: '77' } }).advertiser.id).toBe('77');
    expect(read({ advertiser: { name: 'A', id: '77' } }, 'tiktok').advertiser.id).toMatch(/^adv_/);
  });
});

describe('values', () => {
  it.each([
    ['2026-05-12', '2026-05-12'],
    ['2026-05-12T23:59:00+0200', '2026-05-12'],
    ['12/05/2026', '2026-05-12'],
    ['12/05/2026 14:30', '2026-05-12'],
    ['05/31/2026', undefined],
    ['12/05/26', '2026-05-12'],
    ['12.5.26 8:30', '2026-05-12'],
    ['mar. 12/05/2026', '2026-05-12'],
    ['12-May-26', '2026-05-12'],
    ['12 mai 14:30', undefined],
    ['20260512', '2026-05-12'],
    ['20260512T101500Z', '2026-05-12'],
    [46_154, '2026-05-12'],
    ['46154,75', '2026-05-12'],
    [75_001, undefined],
    [1_000, undefined],
    ['N/A', null],
    ['-', null],
    ['1er mai 2026', '2026-05-01'],
    ['12 août 2026', '2026-08-12'],
    ['May 12, 2026', '2026-05-12'],
    ['Started running on Jun 3, 2026', '2026-06-03'],
    [1_778_544_000, '2026-05-12'],
    ['1778544000000', '2026-05-12'],
    ['', null],
    [null, null],
    ['2026-02-30', undefined],
    ['hier', undefined],
    [{}, undefined],
    ['0000-00-00', undefined],
  ])('reads the day %j', (value, day) => expect(readDay(value)).toBe(day));

  it('reads a day in the order of its column, and no other way', () => {
    const order = 'mdy';
    expect(['7/6/2017', '10/22/2017', '22/10/2017'].map((text) => readDay(text, { order }))).toEqual([
      '2017-07-06',
      '2017-10-22',
      undefined,
    ]);
  });

  it.each([
    ['22 déc 2025 - 30 déc 2025', { from: '2025-12-22', to: '2025-12-30' }],
    ['du 02/01/2026 au 05/01/2026', { from: '2026-01-02', to: '2026-01-05' }],
    ['Dec 22, 2025 - Present', { from: '2025-12-22', to: null }],
    ['2025-12-22', { from: '2025-12-22' }],
    ['22 - 30 déc 2025', { from: '2025-12-30' }],
    ['', { from: null }],
  ])('reads the days of %j', (value, days) => expect(readDays(value)).toEqual(days));

  it.each(['still running', 'En cours', 'Active', 'Présent', '', null])('reads no end in %j', (value) =>
    expect(readEnd(value)).toBeNull(),
  );

  it.each([
    ['1 250,50 € HT', 1250.5],
    ["CHF 1'500.-", 1500],
    ['1500,--', 1500],
    ['1\u00a0250\u202f€ T.T.C.', 1250],
    ['12.500', 12_500],
    ['0.500', 0.5],
    ['1 250.500', 1250.5],
    ['1,1 k€', 1_100],
    ['12 KEUR', 12_000],
    ['1,2 Md €', 1_200_000_000],
    ['1 200 MAD', 1_200],
    ['US$ 12.5', 12.5],
    ['(1 200)', undefined],
    ['1 200 ABC', undefined],
    ['1.2.3.4', undefined],
    ['N/A', null],
    ['1 234,50', 1234.5],
    ['1\u202f234', 1234],
    ['1,234,567', 1_234_567],
    ['1.234,56 €', 1234.56],
    ['$1,234.56', 1234.56],
    ['12K', 12_000],
    ['1,5 M', 1_500_000],
    [12, 12],
    ['', null],
    ['-4', undefined],
    ['abc', undefined],
    [Number.NaN, undefined],
    [{}, undefined],
  ])('reads the amount %j', (value, amount) => expect(readAmount(value)).toBe(amount));

  it('reads three digits after a mark as the other amounts of the column tell', () => {
    expect(decimalMarkOf(['12.500', '9.99', '1,200.00'])).toBe('.');
    expect(decimalMarkOf(['1.234.567', '12,500'])).toBe(',');
    expect(decimalMarkOf(['12.500', '1200', '', 'x'])).toBeUndefined();
    expect(['12.500', '12,500'].map((text) => readAmount(text, { decimal: '.' }))).toEqual([12.5, 12_500]);
    expect(['12.500', '12,500'].map((text) => readAmount(text, { decimal: ',' }))).toEqual([12_500, 12.5]);
  });

  it.each([
    ['1 250 € TTC', 'EUR'],
    ['Amount spent (CHF)', 'CHF'],
    ['$1,200', 'USD'],
    ['Montant HT net', undefined],
    ['1200', undefined],
  ])('finds the currency of %j', (text, currency) => expect(currencyOf(text)).toBe(currency));

  it.each([
    ['100', undefined, true, { lower: 100, upper: 100 }],
    ['100', '', false, { lower: 100, upper: null }],
    ['1K–5K', undefined, true, { lower: 1_000, upper: 5_000 }],
    ['<100', undefined, true, { lower: 0, upper: 100 }],
    ['>1M', undefined, true, { lower: 1_000_000, upper: null }],
    ['', '', false, null],
    ['x', '', false, undefined],
    [1e308, undefined, true, undefined],
    ['9'.repeat(50), undefined, true, undefined],
    ['0', '12 345 678 Md', false, undefined],
  ])('reads the range %j %j', (lower, upper, exact, range) => expect(readRange(lower, upper, exact)).toEqual(range));

  it('keeps whole characters and line breaks, drops the rest', () => {
    expect(readText(' a\r\nb\u0000\u0007\ud800c ')).toBe('a\nb\ufffdc');
    expect(readText('voir https://x.fr/?a=1&access_token=XYZ')).toBe('voir https://x.fr/?a=1&access_token=');
  });

  it.each([
    ['https://x.fr/?id=1&access_token=T', 'https://x.fr/?id=1'],
    ['https://x.fr/?X-Amz-Signature=1&X-Amz-Security-Token=2&a=%C3%A9', 'https://x.fr/?a=%C3%A9'],
    ['https://x.fr/?a=1#access_token=T&b=2', 'https://x.fr/?a=1#b=2'],
    ['https://moi:secret@x.fr/a', 'https://x.fr/a'],
    ['https://x.fr/?%61ccess_token=T', 'https://x.fr/'],
    ['https://x.fr/?c={{campaign.name}}&fbclid=9', 'https://x.fr/?c={{campaign.name}}&fbclid=9'],
    ['www.x.fr/page', 'https://www.x.fr/page'],
    ['javascript:alert(1)', null],
    ['//x.fr', null],
    ['pas une adresse', null],
    ['', null],
    [`https://x.fr/${'a'.repeat(4_000)}`, null],
  ])('reads the address %j', (value, address) => expect(readAddress(value)).toBe(address));

  it('reads labels in French and English', () => {
    expect(readPlatforms('Facebook, insta; Audience Network')).toEqual(['facebook', 'instagram', 'audience_network']);
    expect(readPlatforms("['FACEBOOK', 'X']")).toEqual(['facebook', 'other']);
    expect(['Vidéo', 'IMAGE', 'Carrousel', 'static', 'x'].map(readFormat)).toEqual([
      'video',
      'image',
      'carousel',
      'image',
      'unknown',
    ]);
    expect(['Learn More', 'en savoir plus', 'LEARN_MORE'].map(readCallToAction)).toEqual([
      'LEARN_MORE',
      'LEARN_MORE',
      'LEARN_MORE',
    ]);
    expect(Object.values(callToActions).map(readCallToAction)).toEqual(Object.keys(callToActions));
    expect(readCallToAction('Voir le menu !')).toBe('VOIR_LE_MENU');
    expect(readCallToAction('Profitez de -20 % sur toute la collection')).toBeNull();
    expect(readPlatforms('Facebook & Instagram/Threads')).toEqual(['facebook', 'instagram', 'threads']);
    expect(readPlatforms('diffusée un peu partout en France cet été')).toEqual([]);
    expect(readCallToAction('NO_BUTTON')).toBeNull();
    expect(readCountries('France, be, Allemagne, Germany, UK, ALL')).toEqual(['BE', 'DE', 'FR', 'GB']);
    expect(readLanguages(['fr_FR', 'Anglais', 'Spanish', 'cmn'])).toEqual(['fr', 'en', 'es', 'cmn']);
    expect(readIndustry('Mode & bijoux')).toBe('fashion');
    expect(readIndustry('inconnu')).toBeNull();
  });
});

describe('groupKeyOf', () => {
  const key = (body: string, headline: string | null = null, advertiser = 'a') =>
    groupKeyOf(advertiser, { headline, body, description: null });

  it('is shared by texts that say the same thing, of one advertiser', () => {
    const one = key('🔥 Découvrez nos canapés en velours à 499 € ! https://x.fr/a');
    expect(key('DECOUVREZ nos canapés en velours — à 399€ !!! https://x.fr/b', 'Autre titre')).toBe(one);
    expect(key('Découvrez nos fauteuils en velours à 499 €')).not.toBe(one);
    expect(key('Découvrez nos canapés en velours à 499 €', null, 'b')).not.toBe(one);
  });

  it('looks at the title of a body that is too short to tell', () => {
    expect(key('Découvrez', 'Canapé')).not.toBe(key('Découvrez', 'Lit'));
    expect(key('🔥')).not.toBe(key('🎁'));
  });
});
