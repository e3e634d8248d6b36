import { describe, expect, it } from 'vitest';
import { foldLabel } from '../kernel/fold.ts';
import { guessColumns } from './ad-columns.ts';

const held = (headers: string) =>
  Object.fromEntries(
    Object.entries(guessColumns(headers.split(','))).flatMap(([header, field]) => (field ? [[field, header]] : [])),
  );

describe('guessColumns', () => {
  it('reads a file scraped by a tool', () => {
    const headers =
      'competitor_name,facebook_page_id,facebook_page_name,facebook_page_followers,target_country,ad_library_id,ad_library_url,ad_start_date,ad_end_date,has_low_impression_warning,ad_has_multiple_versions,ad_version_count,ad_primary_text,ad_description,ad_cta_label,ad_destination_url,ad_media_type,ad_distribution_platforms,creative_count_in_ad,creative_index_in_ad,creative_aspect_ratio,scrape_run_date,first_scrape_run_date,latest_scrape_run_date';
    expect(held(headers)).toEqual({
      advertiserId: 'facebook_page_id',
      advertiserName: 'facebook_page_name',
      countries: 'target_country',
      sourceId: 'ad_library_id',
      snapshotUrl: 'ad_library_url',
      startedAt: 'ad_start_date',
      endedAt: 'ad_end_date',
      body: 'ad_primary_text',
      description: 'ad_description',
      callToAction: 'ad_cta_label',
      landingUrl: 'ad_destination_url',
      format: 'ad_media_type',
      platforms: 'ad_distribution_platforms',
    });
  });

  it('reads an export of the Meta Ad Library', () => {
    const headers =
      'ad_id,page_id,page_name,ad_creative_body,ad_creative_link_caption,ad_creative_link_description,ad_creative_link_title,ad_delivery_start_time,ad_delivery_stop_time,funding_entity,impressions_min,impressions_max,spend_min,spend_max,ad_url';
    expect(held(headers)).toEqual({
      sourceId: 'ad_id',
      advertiserId: 'page_id',
      advertiserName: 'page_name',
      body: 'ad_creative_body',
      description: 'ad_creative_link_description',
      headline: 'ad_creative_link_title',
      startedAt: 'ad_delivery_start_time',
      endedAt: 'ad_delivery_stop_time',
      payer: 'funding_entity',
      impressionsLower: 'impressions_min',
      impressionsUpper: 'impressions_max',
      spendLower: 'spend_min',
      spendUpper: 'spend_max',
      snapshotUrl: 'ad_url',
    });
  });

  it('reads French headers, whatever their case, accents and punctuation', () => {
    expect(
      held("Identifiant,NOM DE L'ANNONCEUR,Texte (principal),date de Début,Fin de diffusion,Dépense,Portée"),
    ).toEqual({
      sourceId: 'Identifiant',
      advertiserName: "NOM DE L'ANNONCEUR",
      body: 'Texte (principal)',
      startedAt: 'date de Début',
      endedAt: 'Fin de diffusion',
      spendLower: 'Dépense',
      reachLower: 'Portée',
    });
  });

  it('reads the names of our own fields', () => {
    expect(
      held('sourceId,advertiserName,body,startedAt,endedAt,callToAction,landingUrl,reachLower,reachUpper'),
    ).toEqual({
      sourceId: 'sourceId',
      advertiserName: 'advertiserName',
      body: 'body',
      startedAt: 'startedAt',
      endedAt: 'endedAt',
      callToAction: 'callToAction',
      landingUrl: 'landingUrl',
      reachLower: 'reachLower',
      reachUpper: 'reachUpper',
    });
  });

  it.each([
    ['a table of ads to watch', 'id,brand,copy,started_running,stop'],
    ['another one', 'ID,Annonceur,Texte,Lancée le,Arrêtée le'],
    ['what people read in the Meta Ad Library', 'ID dans la bibliothèque,Nom de la Page,Texte publicitaire,Début,Fin'],
    ['its API', 'ad_archive_id,page_name,ad_creative_bodies,ad_delivery_start_time,ad_delivery_stop_time'],
    ['a scraper of it', 'adArchiveID,pageName,snapshot.body.text,startDate,endDate'],
    ['the same in a spreadsheet', 'ad_archive_id,page_name,snapshot/body/text,start_date_formatted,end_date'],
    ['an account of Meta', 'Ad ID,Page name,Body (ad settings),Starts,Ends'],
    ['the same in French', 'Identifiant de la publicité,Nom de la page,Texte principal,Début (JJ/MM/AAAA),Fin (UTC)'],
    ['TikTok', 'ad.id,advertiser.business_name,ad.caption,ad.first_shown_date,ad.last_shown_date'],
    ['Google', 'Creative_ID,Advertiser_Name,Ad_Title,Date_Range_Start,Date_Range_End'],
    ['LinkedIn', 'Ad ID,Advertiser,Ad text,First impression date,Latest impression date'],
  ])('knows who, what, from when and until when in %s', (_name, headers) => {
    const [sourceId, advertiserName, text, startedAt, endedAt] = headers.split(',');
    const { headline, body = headline, ...others } = held(headers);
    expect({ ...others, body }).toEqual({ sourceId, advertiserName, body: text, startedAt, endedAt });
  });

  it.each([
    'Bis',
    'Arrêtée le',
    'end',
    'Campaign end date',
    'Désactivée le',
    'ad_schedule_end_time',
    'Ad delivery end time',
  ])('takes %s for the end', (header) =>
    expect(held(`début,${header}`)).toEqual({ startedAt: 'début', endedAt: header }),
  );

  it('knows amounts whose header says their currency', () => {
    expect(held('Montant dépensé (EUR),Impressions (estimation)')).toEqual({
      spendLower: 'Montant dépensé (EUR)',
      impressionsLower: 'Impressions (estimation)',
    });
    expect(held('spend_usd,Spend_Range_Max_EUR')).toEqual({
      spendLower: 'spend_usd',
      spendUpper: 'Spend_Range_Max_EUR',
    });
  });

  it('prefers the exact name', () => {
    expect(held('start (old),start,reporting ends')).toEqual({ startedAt: 'start' });
  });

  it('gives a field to one column, and says nothing of the others', () => {
    expect(guessColumns(['id', 'ad_id', 'xyz', '', '__proto__'])).toEqual(
      Object.fromEntries([
        ['id', null],
        ['ad_id', 'sourceId'],
        ['xyz', null],
        ['', null],
        ['__proto__', null],
      ]),
    );
  });
});

it('folds labels', () => {
  expect(foldLabel('  Début_de Diffusion (UTC) ')).toBe('debut de diffusion utc');
  expect(foldLabel('Cœur’s')).toBe('coeur s');
});
