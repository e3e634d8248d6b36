import { addDays } from '../../../shared/kernel/paris-day.ts';
import { compare } from '../../../shared/rules/comparison.ts';
import type { ComparedSubject } from '../../../shared/rules/comparison-parts.ts';

const days = Array.from({ length: 365 }, (_, at) => ({
  date: addDays('2026-01-01', at),
  counts: {
    impressions: 9_000,
    linkClicks: 120 + (at % 7),
    conversions: 4,
    spend: 80 + (at % 5),
    revenue: 200 + (at % 3),
  },
}));
const subject = { adId: null, currency: 'EUR', objective: '', platform: '', attribution: null, provisionalFrom: null };
const subjects: ComparedSubject[] = ['a', 'b', 'c'].map((name) => ({ ...subject, campaignId: name, name, days }));

/**
 * A comparison of nothing. French formats and compiled code take thirty milliseconds the first time: they are made while the
 * function starts, where Lambda gives it a whole processor.
 */
export const rehearse = (): unknown => compare(subjects, ['cpa', 'roas', 'linkCtr', 'conversionRate'], 'cpa');
