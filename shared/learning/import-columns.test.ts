import { describe, expect, it } from 'vitest';
import { guessPlatform, importColumns, isImportHeader, ratiosIn } from './import-columns.ts';

const read = (headers: string[], said = {}) =>
  Object.fromEntries(importColumns(headers, said).flatMap(({ header, field }) => (field ? [[field, header]] : [])));

describe('importColumns', () => {
  it.each([
    [
      'Meta in French',
      'facebook',
      [
        ...['Début des rapports', 'Fin des rapports', 'Nom de la campagne', 'Nom de la publicité'],
        ...['ID de la publicité', 'Texte principal', 'Titre', 'Description', 'Appel à l’action', 'Impressions'],
        ...['Couverture', 'Clics (tous)', 'Clics sur un lien', 'Montant dépensé (EUR)', 'Résultats'],
        ...['Type de résultat', 'Valeur de conversion des achats', 'Lectures de vidéo de 3 secondes', 'CTR (tous)'],
      ],
      {
        ...{ date: 'Début des rapports', campaignName: 'Nom de la campagne', adName: 'Nom de la publicité' },
        ...{ adId: 'ID de la publicité', text: 'Texte principal', headline: 'Titre', description: 'Description' },
        ...{ callToAction: 'Appel à l’action', impressions: 'Impressions', clicks: 'Clics (tous)' },
        ...{ linkClicks: 'Clics sur un lien', spend: 'Montant dépensé (EUR)', results: 'Résultats' },
        ...{ resultType: 'Type de résultat', revenue: 'Valeur de conversion des achats' },
        videoViews3s: 'Lectures de vidéo de 3 secondes',
      },
    ],
    [
      'Meta in English, by day',
      'facebook',
      [
        ...['Day', 'Reporting starts', 'Ad name', 'Ad ID', 'Body', 'Title', 'Call to action', 'Link', 'Impressions'],
        ...['Link clicks', 'Amount spent (USD)', 'Purchases', 'Audience'],
      ],
      {
        ...{ date: 'Day', adName: 'Ad name', adId: 'Ad ID', text: 'Body', headline: 'Title', key: 'Link' },
        ...{ callToAction: 'Call to action', impressions: 'Impressions', linkClicks: 'Link clicks' },
        ...{ spend: 'Amount spent (USD)', conversions: 'Purchases', audience: 'Audience' },
      },
    ],
    [
      'Google',
      'google',
      [
        ...['Campaign', 'Ad group', 'Ad ID', 'Ad type', 'Headline 1', 'Headline 2', 'Description 1', 'Final URL'],
        ...['Currency code', 'Cost', 'Impr.', 'Clicks', 'Conversions', 'Conv. value', 'Avg. CPC'],
      ],
      {
        ...{ campaignName: 'Campaign', adId: 'Ad ID', format: 'Ad type', headline: 'Headline 1', key: 'Final URL' },
        ...{ description: 'Description 1', currency: 'Currency code', spend: 'Cost', impressions: 'Impr.' },
        ...{ clicks: 'Clicks', conversions: 'Conversions', revenue: 'Conv. value' },
      },
    ],
    [
      'TikTok',
      'tiktok',
      [
        ...['By Day', 'Ad name', 'Ad ID', 'Text', 'Call to action', 'Cost', 'Impressions', 'Clicks (destination)'],
        ...['Total complete payment value', 'CTR (destination)'],
      ],
      {
        ...{ date: 'By Day', adName: 'Ad name', adId: 'Ad ID', text: 'Text', callToAction: 'Call to action' },
        ...{ spend: 'Cost', impressions: 'Impressions', linkClicks: 'Clicks (destination)' },
        revenue: 'Total complete payment value',
      },
    ],
    [
      'LinkedIn',
      'linkedin',
      [
        ...['Start Date (in UTC)', 'Campaign Name', 'Ad Name', 'Ad Introduction Text', 'Ad Headline', 'Total Spent'],
        ...['Impressions', 'Clicks', 'Conversions'],
      ],
      {
        ...{ date: 'Start Date (in UTC)', campaignName: 'Campaign Name', adName: 'Ad Name', headline: 'Ad Headline' },
        ...{ text: 'Ad Introduction Text', spend: 'Total Spent', impressions: 'Impressions', clicks: 'Clicks' },
        conversions: 'Conversions',
      },
    ],
  ] as const)('knows the columns of %s', (_, platform, headers, fields) => {
    expect(read([...headers])).toEqual(fields);
    expect(guessPlatform([...headers], 'export.csv')).toBe(platform);
  });

  it('goes by what is said, and gives a field to one column only', () => {
    const headers = ['Ad name', 'Nom', 'Public', 'Impressions'];
    expect(read(headers)).toEqual({ adName: 'Ad name', audience: 'Public', impressions: 'Impressions' });
    expect(read(headers, { Nom: 'adName', Public: null })).toEqual({ adName: 'Nom', impressions: 'Impressions' });
  });

  it('takes an age, a sex or a set of ads for no audience', () => {
    expect(read(['Âge', 'Sexe', 'Ad set name', 'Nom de l’ensemble de publicités'])).toEqual({});
  });
});

it('tells a header from what stands above it', () => {
  expect(isImportHeader(['Rapport des publicités', '', ''])).toBe(false);
  expect(isImportHeader(['Nom de la publicité', 'Impressions'])).toBe(true);
  expect(isImportHeader(['Ad name', 'Primary text'])).toBe(true);
  expect(isImportHeader(['Campaign', 'Impressions'])).toBe(false);
});

it('finds the ratios of a file, which sum to nothing', () => {
  expect(ratiosIn(['Ad name', 'CTR (tous)', 'CPC (EUR)', 'Taux de conversion', 'Clicks'])).toEqual([
    ...['CTR (tous)', 'CPC (EUR)', 'Taux de conversion'],
  ]);
});
