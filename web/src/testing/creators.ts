import type { RouteOutput } from '../../../shared/kernel/route.ts';
import type { listCreators } from '../../../shared/ugc/creator.contract.ts';
import type { Creator } from '../../../shared/ugc/creator.ts';

const moment = '2026-11-20T10:00:00.000Z';

/** As the API answers it. */
export const aCreator = (changes: Partial<Creator> = {}): Creator => ({
  ...{ id: 'crt_1', pool: 'marketplace', status: 'active', displayName: 'Léa Brisquet', email: null },
  ...{ photoUrl: null, introVideoUrl: null, bio: 'Je teste un mois avant d’en parler.', city: 'Lyon', country: 'FR' },
  ...{ languages: [{ code: 'fr', level: 'native' }], ageRange: '25-34', gender: 'female' },
  ...{ niches: ['beauty', 'home'], styles: ['asmr'], appearsWith: [], audience: null },
  platforms: [
    {
      ...{ network: 'tiktok', handle: 'lea.b', followers: 12_000, engagementRate: 0.05, averageViews: null },
      declaredOn: '2026-10-01',
    },
  ],
  rates: [
    { deliverable: 'video', price: 180 },
    { deliverable: 'photo', price: 60 },
  ],
  ...{ turnaroundDays: 6, availableFrom: null, vacations: [], portfolio: [], results: [], billable: true },
  stats: { collaborations: 10, onTimeRate: 0.9, rating: 4.6, ratingCount: 8, responseHours: 5 },
  ...{ arppCertifiedUntil: null, withUs: null, lastActiveAt: moment, createdAt: moment, updatedAt: moment },
  relation: { favorite: false, tags: [], note: null, blocked: false, collectedFrom: null, version: 0 },
  ...changes,
});

/** A page of them. */
export const foundCreators = (items: Creator[]): RouteOutput<typeof listCreators> => ({
  ...{ items, nextCursor: null, total: items.length },
  facets: {
    ...{ pool: [], style: [], language: [], country: [], gender: [], ageRange: [], network: [] },
    niche: [{ value: 'beauty', label: 'Beauté', count: items.length }],
  },
});
