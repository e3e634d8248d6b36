import { addDays, parisDay } from '../../../../../shared/kernel/paris-day.ts';

type Period = { slug: string; label: string; days: (today: string) => { from: string; to: string } };

const year = (today: string, back: number) => Number(today.slice(0, 4)) - back;

export const lastYear: Period = {
  slug: '12-mois',
  label: '12 derniers mois',
  days: (today) => ({ from: addDays(today, -364), to: today }),
};

export const periods: readonly Period[] = [
  { slug: '90-jours', label: '90 derniers jours', days: (today) => ({ from: addDays(today, -89), to: today }) },
  lastYear,
  { slug: 'annee', label: 'Cette année', days: (today) => ({ from: `${year(today, 0)}-01-01`, to: today }) },
  {
    slug: 'annee-passee',
    label: 'L’année dernière',
    days: (today) => ({ from: `${year(today, 1)}-01-01`, to: `${year(today, 1)}-12-31` }),
  },
];

/** The days of the period that the address names. */
export const daysOf = (slug: string | null) => (periods.find((one) => one.slug === slug) ?? lastYear).days(parisDay());
