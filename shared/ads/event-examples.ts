import { madeExample } from '../kernel/example-times.ts';
import type { EventExamples } from '../kernel/word.ts';
import type { Ad } from './ad.ts';
import type { FollowedAdvertiser } from './watch.contract.ts';
import type { ads } from './word.ts';

export const exampleAd: Ad = {
  id: 'ads_3f9c2a7b5d1e8046',
  source: 'meta',
  sourceId: '1234567890123456',
  advertiser: { id: '102030405060708', name: 'Atelier Fontaine', url: null },
  platforms: ['facebook', 'instagram'],
  format: 'image',
  headline: 'La table qui dure',
  body: 'Du bois massif, une finition faite main, une livraison partout en France.',
  description: null,
  callToAction: 'SHOP_NOW',
  landingUrl: 'https://atelier-fontaine.example/tables',
  snapshotUrl: null,
  media: [],
  languages: ['fr'],
  countries: ['FR'],
  industry: 'furniture',
  startedAt: '2026-09-01',
  endedAt: null,
  active: true,
  daysRunning: 14,
  reach: { lower: 10_000, upper: 50_000 },
  spend: null,
  impressions: null,
  audience: null,
  payer: 'Atelier Fontaine',
  variants: 1,
  tags: [],
  saved: true,
  ...madeExample,
};

const followedAdvertiser: FollowedAdvertiser = {
  id: 'fol_01K53Y8W4X6Z8B0D2F4H6K8M0P',
  advertiserId: exampleAd.advertiser.id,
  name: exampleAd.advertiser.name,
  country: 'FR',
  clientId: null,
  synchronized: true,
  lastSyncedAt: '2026-09-15T03:10:00.000Z',
  startedAds: 3,
  stoppedAds: 1,
  ...madeExample,
};

export const eventExamples: EventExamples<typeof ads> = {
  'advertiser.ads_started': { followedAdvertiser },
  'advertiser.ads_stopped': { followedAdvertiser },
};
