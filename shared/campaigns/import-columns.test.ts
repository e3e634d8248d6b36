import { describe, expect, it } from 'vitest';
import { repairedText } from '../imports/repaired-text.ts';
import { isTotalLine } from '../imports/total-lines.ts';
import { conversionKind, currencyOfHeader, guessPlatform, importColumns, isImportHeader } from './import-columns.ts';
import { areNear } from './near-names.ts';

const nbsp = '\u00a0';
const fieldsOf = (header: string) =>
  Object.fromEntries(importColumns(header.split(';')).flatMap((one) => (one.field ? [[one.header, one.field]] : [])));

describe('importColumns', () => {
  it.each([
    [
      'meta',
      `Nom de la campagne;Nom de l’ensemble de publicités;Nom de la publicité;Jour;Diffusion de la campagne;Couverture;Impressions;Répétition;Résultats;Indicateur de résultats;Montant dépensé (EUR);Clics (tous);Clics sur un lien;CTR (tous);Lectures de vidéo de 3${nbsp}secondes;ThruPlays;Lectures de vidéo à 100${nbsp}%;Achats;Valeur de conversion des achats;ROAS des achats;Début des rapports;Fin des rapports`,
      'campaign adSet ad date status reach impressions results resultType spend clicks linkClicks videoViews3s videoViews15s videoViewsComplete conversions revenue dateEnd',
    ],
    [
      'meta',
      'Campaign name;Ad set name;Ad name;Reporting starts;Reporting ends;Amount spent (USD);Impressions;Reach;Link clicks;Clicks (all);Landing page views;Adds to cart;Checkouts initiated;Leads;Purchases;Purchases conversion value;Cost per purchase',
      'campaign adSet ad date dateEnd spend impressions reach linkClicks clicks landingPageViews addToCarts checkouts leads conversions revenue',
    ],
    [
      'google',
      'Jour;Campagne;État de la campagne;Groupe d’annonces;Code de la devise;Coût;Impr.;Clics;Conversions;Valeur de conv.;CPC moy.;Appareil',
      'date campaign status adSet currency spend impressions clicks conversions revenue segment',
    ],
    [
      'google',
      'Day;Campaign;Campaign ID;Currency code;Cost micros;Impr.;Clicks;Conversions;Conv. value;Cost / conv.',
      'date campaign campaignId currency costMicros impressions clicks conversions revenue',
    ],
    [
      'tiktok',
      'By Day;Campaign name;Ad group name;Ad name;Cost;Impressions;Clicks (destination);Complete payment;Total complete payment value;Currency',
      'date campaign adSet ad spend impressions linkClicks conversions revenue currency',
    ],
    [
      'linkedin',
      'Start Date (in UTC);Campaign Group Name;Campaign Name;Creative Name;Total Spent;Impressions;Clicks;Clicks to Landing Page;Conversions;Total conversion value;Leads',
      'date adSet campaign ad spend impressions clicks linkClicks conversions revenue leads',
    ],
    [
      'snapchat',
      'Start date;Campaign Name;Ad Name;Spend;Paid Impressions;Swipe Ups;Purchases',
      'date campaign ad spend impressions linkClicks conversions',
    ],
    [
      'pinterest',
      'Date;Campaign name;Ad name;Spend in account currency;Impressions;Pin clicks;Outbound clicks;Total conversions',
      'date campaign ad spend impressions clicks linkClicks conversions',
    ],
    [
      'microsoft',
      'Gregorian date;Account number;Campaign name;Currency code;Spend;Impressions;Clicks;Conversions;Revenue;Device type',
      'date campaign currency spend impressions clicks conversions revenue segment',
    ],
  ])('knows the columns of an export of %s', (platform, header, fields) => {
    expect(Object.values(fieldsOf(header)).join(' ')).toBe(fields);
    expect(guessPlatform(header.split(';'), 'export.csv')).toBe(platform);
    expect(isImportHeader(header.split(';'))).toBe(true);
  });

  it('cuts figures by one thing: the first of a file, or the one that is said', () => {
    const headers = ['Day', 'Region', 'Gender', 'Age', 'Cost'];
    const cutBy = (said = {}) =>
      importColumns(headers, said).flatMap(({ header, field, segmentType }) =>
        field === 'segment' ? [[header, segmentType]] : [],
      );
    expect(cutBy()).toEqual([
      ['Gender', 'age_gender'],
      ['Age', 'age_gender'],
    ]);
    expect(cutBy({ Region: 'segment' })).toEqual([['Region', 'region']]);
  });

  it('gives a field to one column, and what is said goes before what is guessed', () => {
    expect(fieldsOf('Day;Date;Cost;Spend')).toEqual({ Day: 'date', Cost: 'spend' });
    const said = importColumns(['Day', 'Cost', 'Real cost'], { 'Real cost': 'spend' });
    expect(said.map(({ field }) => field)).toEqual(['date', null, 'spend']);
    expect(currencyOfHeader('Montant dépensé (CHF)')).toBe('CHF');
  });
});

it.each([
  ['actions:offsite_conversion.fb_pixel_purchase', 'purchase'],
  ['Achats sur le site web', 'purchase'],
  ['actions:onsite_conversion.lead_grouped', 'lead'],
  ['Prospects (formulaire)', 'lead'],
  ['Inscriptions terminées', 'registration'],
  ['actions:mobile_app_install', 'install'],
  ['Link clicks', null],
  ['ThruPlays', null],
  ['Website purchase ROAS', null],
  ['', null],
])('counts results of « %s » as %s', (type, kind) => {
  expect(conversionKind(type)).toBe(kind);
});

it.each([
  [['Total', '', '12'], false, true],
  [['', 'Totaux : campagnes', '12'], false, true],
  [['Grand total', '2026-05-01'], true, true],
  [['Total général', '2026-05-01'], true, true],
  [['Total Énergies – été', '2026-05-01'], true, false],
  [['TotalEnergies', ''], false, false],
])('tells whether %j adds up others', (cells, hasDay, isTotal) => {
  expect(isTotalLine(cells, hasDay)).toBe(isTotal);
});

it.each([
  ['Data Anlytics Corse', 'DataAnalyticsCourse', true],
  ['Data Analytcis Course', 'Data Analytics Course', true],
  ['Été 2025', 'Été 2026', false],
  ['Campagne A1', 'Campagne A2', false],
  ['Soldes', 'Promos', false],
])('« %s » and « %s » are near: %s', (one, other, near) => {
  expect([areNear(one, other), areNear(other, one)]).toEqual([near, near]);
});

it('repairs what was encoded twice, and nothing else', () => {
  const twice = (text: string) => new TextDecoder('windows-1252').decode(new TextEncoder().encode(text));
  for (const text of ['Dépense', 'Valeur de conversion des achats à l’étranger', 'Été – €'])
    expect(repairedText(twice(text))).toBe(text);
  for (const text of ['Dépense', 'SÃO PAULO', 'Âge', 'plain']) expect(repairedText(text)).toBe(text);
});
