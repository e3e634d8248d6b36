import { weekdayOf } from '../../rules/periods.ts';
import { specialDayOf } from '../../rules/special-days.ts';

/** What moves the days of a market: shops, shops of the outdoors, offices, schools, places where one goes out. */
export type Season = 'shop' | 'outdoor' | 'office' | 'school' | 'outing';

/** Of a day beside a usual one: what is spent, what a thousand impressions cost, and how many clicks convert. */
export type DayFactors = { spend: number; cpm: number; rate: number };

/** From Sunday. */
const weekdays: Record<Season, readonly number[]> = {
  shop: [1.12, 0.98, 0.94, 0.95, 0.96, 0.97, 1.08],
  outdoor: [1.2, 0.92, 0.9, 0.95, 0.93, 0.98, 1.12],
  office: [0.5, 1.15, 1.22, 1.2, 1.17, 1.05, 0.55],
  school: [1.06, 1.02, 1.02, 1.12, 0.98, 0.9, 0.9],
  outing: [0.8, 0.65, 0.85, 0.95, 1.2, 1.4, 1.15],
};

/** From January. */
const months: Record<Season, readonly number[]> = {
  shop: [0.95, 0.9, 0.95, 0.95, 1, 1, 0.95, 0.85, 1.05, 1.05, 1.15, 1.2],
  outdoor: [0.7, 0.8, 1.1, 1.3, 1.35, 1.3, 1.15, 0.95, 1, 0.85, 0.75, 0.8],
  office: [1.05, 1.05, 1.1, 1.05, 0.95, 1.05, 0.85, 0.55, 1.15, 1.1, 1.05, 0.75],
  school: [1.3, 1.3, 1.2, 0.9, 0.85, 0.8, 0.75, 1.1, 1.2, 0.9, 0.95, 1],
  outing: [0.85, 0.9, 0.95, 1, 1.1, 1.15, 0.95, 0.8, 1, 1, 1.05, 1.3],
};

const calm: DayFactors = { spend: 1, cpm: 1, rate: 1 };

/** What days of the French calendar change, by the beginning of their names. */
const specialDays: Record<'shops' | 'others', readonly [name: string, factors: DayFactors][]> = {
  shops: [
    ['Soldes', { spend: 1.35, cpm: 1.12, rate: 1.25 }],
    ['Black Friday', { spend: 2.3, cpm: 1.55, rate: 1.6 }],
    ['Week-end du Black', { spend: 1.9, cpm: 1.45, rate: 1.45 }],
    ['Cyber Monday', { spend: 1.9, cpm: 1.45, rate: 1.5 }],
    ['', { spend: 0.8, cpm: 0.95, rate: 0.9 }],
  ],
  others: [
    ['Soldes', calm],
    ['Black Friday', { spend: 1, cpm: 1.45, rate: 0.9 }],
    ['Week-end du Black', { spend: 0.9, cpm: 1.35, rate: 0.9 }],
    ['Cyber Monday', { spend: 1, cpm: 1.35, rate: 0.9 }],
    ['', { spend: 0.55, cpm: 0.95, rate: 0.8 }],
  ],
};

/** What a day of a market is like beside a usual one. */
export function dayFactors(season: Season, day: string): DayFactors {
  const usual = (weekdays[season][weekdayOf(day)] ?? 1) * (months[season][Number(day.slice(5, 7)) - 1] ?? 1);
  const name = specialDayOf(day);
  const known = specialDays[season === 'shop' || season === 'outdoor' ? 'shops' : 'others'];
  const special = (name !== null && known.find(([begins]) => name.startsWith(begins))?.[1]) || calm;
  // Everyone buys impressions before Christmas.
  const crowded = day.slice(5) >= '11-10' && day.slice(5) <= '12-23' ? 1.15 : 1;
  return { spend: usual * special.spend, cpm: crowded * special.cpm, rate: special.rate };
}
