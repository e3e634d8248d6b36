import type { Ad } from '../../../shared/ads/ad.ts';
import type { Import } from '../../../shared/ads/imports.contract.ts';
import type { getAdStats, searchAds } from '../../../shared/ads/library.contract.ts';
import type { Board } from '../../../shared/boards/board.contract.ts';
import type { RouteOutput } from '../../../shared/kernel/route.ts';

const moment = '2026-11-20T10:00:00.000Z';
const times = { createdAt: moment, updatedAt: moment, version: 1 };

export function anAd(changes: Partial<Ad> = {}): Ad {
  return {
    id: 'ads_1',
    source: 'demo',
    sourceId: '1',
    advertiser: { id: '1001', name: 'Maison Verdure', url: null },
    platforms: ['facebook', 'instagram'],
    format: 'image',
    headline: '3 ingrédients. Zéro blabla.',
    body: 'Votre crème hydratante arrive en 48 h.',
    description: null,
    callToAction: 'LEARN_MORE',
    landingUrl: null,
    snapshotUrl: null,
    media: [],
    languages: ['fr'],
    countries: ['FR'],
    industry: 'beauty',
    startedAt: '2026-07-18',
    endedAt: null,
    active: true,
    daysRunning: 127,
    reach: { lower: 2_400_000, upper: 2_400_000 },
    spend: null,
    impressions: null,
    audience: null,
    payer: null,
    variants: 1,
    tags: [],
    saved: false,
    ...times,
    ...changes,
  };
}

type SearchPage = RouteOutput<typeof searchAds>;

export function aSearchPage(ads: Ad[], changes: Partial<SearchPage> = {}): SearchPage {
  return {
    items: ads.map((ad) => ({ ...ad, highlights: {} })),
    nextCursor: null,
    total: ads.length,
    facets: {
      platform: [
        { value: 'facebook', label: 'Facebook', count: 1_284 },
        { value: 'tiktok', label: 'TikTok', count: 412 },
      ],
      format: [{ value: 'video', label: 'Vidéo', count: 741 }],
      country: [],
      language: [],
      industry: [],
      callToAction: [],
      advertiser: Array.from({ length: 9 }, (_, at) => ({
        value: `100${at}`,
        label: `Annonceur ${at}`,
        count: 90 - at,
      })),
      active: [
        { value: 'true', label: 'En cours', count: 731 },
        { value: 'false', label: 'Arrêtée', count: 965 },
      ],
      duration: [
        { value: '-', label: 'Toutes', count: 1_696 },
        { value: '30-', label: '30 jours et plus', count: 402 },
      ],
    },
    corrections: [],
    relaxations: [],
    ...changes,
  };
}

export function anImport(changes: Partial<Import> = {}): Import {
  return {
    id: 'imp_1',
    kind: 'file',
    label: 'concurrents.csv',
    source: 'import',
    status: 'completed',
    received: 3,
    created: 2,
    updated: 0,
    skipped: 0,
    rejected: [],
    rejectedCount: 0,
    progress: 1,
    message: null,
    remarks: [],
    remarkedCount: 0,
    ignoredColumns: [],
    dates: null,
    finishedAt: moment,
    ...times,
    ...changes,
  };
}

export function aBoardNamed(name: string, changes: Partial<Board> = {}): Board {
  return {
    id: `brd_${name}`,
    name,
    description: null,
    color: 'teal',
    columns: [{ id: 'col_1', name: 'À analyser', savedAdCount: 0 }],
    savedAdCount: 0,
    ownerId: null,
    clientId: null,
    example: false,
    shareUrl: null,
    shareExpiresAt: null,
    shareAllowsComments: false,
    shareShowsNotes: false,
    shareShowsWorkspace: false,
    ...times,
    ...changes,
  };
}

export function someStats(changes: Partial<RouteOutput<typeof getAdStats>> = {}): RouteOutput<typeof getAdStats> {
  return {
    total: 2,
    active: 1,
    byPlatform: [{ value: 'facebook', label: 'Facebook', count: 2 }],
    byFormat: [],
    byCountry: [],
    byIndustry: [],
    byCallToAction: [],
    byWeekStarted: [{ value: '2026-11-16', label: '2026-11-16', count: 2 }],
    medianDaysRunning: null,
    startedThisWeek: 2,
    stoppedThisWeek: 0,
    weekBefore: null,
    topAdvertisers: [],
    ...changes,
  };
}
