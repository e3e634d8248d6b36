import { eurosText } from '../../billing/euros.ts';
import { countryName } from '../../ugc/country-name.ts';
import {
  type CreatorContent,
  creatorAges,
  creatorGenders,
  creatorNetworks,
  creatorNiches,
  type DeliverableType,
  deliverableTypes,
  spokenLanguages,
} from '../../ugc/creator.rules.ts';

/** What a campaign asks for, as far as creators may answer to it; an empty list asks for nothing. */
export type MatchBrief = {
  criteria: {
    niches: readonly string[];
    languages: readonly string[];
    countries: readonly string[];
    networks: readonly string[];
    genders: readonly string[];
    ageRanges: readonly string[];
    minFollowers: number | null;
  };
  deliverables: readonly { type: DeliverableType; quantity: number }[];
  /** The most that it pays; null where creators quote. */
  mostCents: number | null;
  firstVersionDays: number;
  /** The day from which a creator would work. */
  startOn: string;
};

/** What is known of a creator, as far as a campaign asks. */
export type MatchedCreator = Pick<
  CreatorContent,
  'niches' | 'country' | 'gender' | 'ageRange' | 'turnaroundDays' | 'availableFrom' | 'vacations' | 'rates'
> & {
  languages: readonly string[];
  networks: readonly { network: string; followers: number }[];
  /** 1 to 5; null of who has too few. */
  rating: number | null;
};

type Rule = {
  most: number;
  /** How much of the points it gives, 0 to 1; null where the campaign does not ask. */
  share: (brief: MatchBrief, creator: MatchedCreator, together: number) => number | null;
  label: (brief: MatchBrief, creator: MatchedCreator, share: number, together: number) => string;
};

/** Who says nothing may suit or not. */
const unknown = 0.5;

const either = <T>(asked: readonly T[], own: readonly T[]): number | null =>
  asked.length === 0 ? null : own.some((one) => asked.includes(one)) ? 1 : 0;
const oneOf = (asked: readonly string[], own: string | null): number | null =>
  asked.length === 0 ? null : own === null ? unknown : asked.includes(own) ? 1 : 0;

const named = (labels: Readonly<Record<string, string>>, codes: readonly string[]) =>
  codes.map((code) => labels[code] ?? code).join(', ');

const common = (labels: Readonly<Record<string, string>>, asked: readonly string[], own: readonly string[]) =>
  named(
    labels,
    own.filter((one) => asked.includes(one)),
  );

/** The price of all that is asked for, by the prices of each; null when one of them is not said. */
function priceOf(deliverables: MatchBrief['deliverables'], rates: MatchedCreator['rates']): number | null {
  let cents = 0;
  for (const { type, quantity } of deliverables) {
    const rate = rates.find(({ deliverable }) => deliverable === type);
    if (!rate) return null;
    cents += rate.cents * quantity;
  }
  return cents;
}

/** At half as much again as the most, no point is left. */
function priceShare({ deliverables, mostCents }: MatchBrief, { rates }: MatchedCreator): number | null {
  if (mostCents === null || mostCents === 0 || deliverables.length === 0) return null;
  const cents = priceOf(deliverables, rates);
  return cents === null ? unknown : Math.max(0, Math.min(1, 1 - (cents / mostCents - 1) * 2));
}

function priceLabel({ deliverables, mostCents }: MatchBrief, { rates }: MatchedCreator): string {
  const cents = priceOf(deliverables, rates);
  const most = eurosText((mostCents ?? 0) / 100);
  if (cents !== null) return `Tarif de ${eurosText(cents / 100)} pour ${most} au plus`;
  const silent = deliverables.filter(({ type }) => !rates.some(({ deliverable }) => deliverable === type));
  return `Ne dit pas son tarif\u00a0: ${named(
    deliverableTypes,
    silent.map(({ type }) => type),
  ).toLowerCase()}`;
}

const isAway = ({ startOn }: MatchBrief, { availableFrom, vacations }: MatchedCreator): boolean =>
  (availableFrom !== null && availableFrom > startOn) ||
  vacations.some(({ from, to }) => from <= startOn && startOn <= to);

const mostFollowers = ({ criteria }: MatchBrief, { networks }: MatchedCreator): number =>
  Math.max(
    0,
    ...networks
      .filter(({ network }) => criteria.networks.length === 0 || criteria.networks.includes(network))
      .map(({ followers }) => followers),
  );

const rules = {
  niche: {
    most: 25,
    share: ({ criteria }, { niches }) => either(criteria.niches, niches),
    label: ({ criteria: { niches } }, creator, share) =>
      share > 0
        ? `Parle de\u00a0: ${common(creatorNiches, niches, creator.niches)}`
        : `Ne parle pas de\u00a0: ${named(creatorNiches, niches)}`,
  },
  price: { most: 20, share: priceShare, label: priceLabel },
  network: {
    most: 10,
    share: ({ criteria }, { networks }) =>
      either(
        criteria.networks,
        networks.map(({ network }) => network),
      ),
    label: ({ criteria }, { networks }, share) =>
      share > 0
        ? `Est sur ${common(
            creatorNetworks,
            criteria.networks,
            networks.map(({ network }) => network),
          )}`
        : `N’est pas sur ${named(creatorNetworks, criteria.networks)}`,
  },
  followers: {
    most: 10,
    share: (brief, creator) => {
      const { minFollowers } = brief.criteria;
      return minFollowers ? Math.min(1, mostFollowers(brief, creator) / minFollowers) : null;
    },
    label: (brief, creator) =>
      `${count(mostFollowers(brief, creator))} abonnés pour ${count(brief.criteria.minFollowers ?? 0)} demandés`,
  },
  language: {
    most: 10,
    share: ({ criteria }, { languages }) => either(criteria.languages, languages),
    label: ({ criteria: { languages } }, creator, share) =>
      share > 0
        ? `Parle ${common(spokenLanguages, languages, creator.languages).toLowerCase()}`
        : `Ne parle pas ${named(spokenLanguages, languages).toLowerCase()}`,
  },
  country: {
    most: 10,
    share: ({ criteria }, { country }) => oneOf(criteria.countries, country),
    label: (_, { country }) => (country === null ? 'Ne dit pas son pays' : `Vit ici\u00a0: ${countryName(country)}`),
  },
  profile: {
    most: 5,
    share: ({ criteria }, { gender, ageRange }) => {
      const shares = [oneOf(criteria.genders, gender), oneOf(criteria.ageRanges, ageRange)].filter(
        (one) => one !== null,
      );
      return shares.length === 0 ? null : Math.min(...shares);
    },
    label: (_, { gender, ageRange }) =>
      [gender && creatorGenders[gender], ageRange && creatorAges[ageRange]].filter(Boolean).join(', ') ||
      'Ne dit ni son genre ni son âge',
  },
  turnaround: {
    most: 10,
    share: ({ firstVersionDays }, { turnaroundDays }) =>
      turnaroundDays === null ? unknown : turnaroundDays <= firstVersionDays ? 1 : firstVersionDays / turnaroundDays,
    label: ({ firstVersionDays }, { turnaroundDays }) =>
      turnaroundDays === null
        ? 'Ne dit pas son délai'
        : `Livre en ${turnaroundDays}\u00a0${turnaroundDays < 2 ? 'jour' : 'jours'} pour ${firstVersionDays} demandés`,
  },
  availability: {
    most: 10,
    share: (brief, creator) => (isAway(brief, creator) ? 0 : 1),
    label: (_, __, share) => (share > 0 ? 'Disponible à ces dates' : 'Absent à ces dates'),
  },
  rating: {
    most: 10,
    share: (_, { rating }) => (rating === null ? unknown : Math.max(0, (rating - 3) / 2)),
    label: (_, { rating }) =>
      rating === null
        ? 'Pas encore assez d’avis'
        : `Noté ${rating.toLocaleString('fr-FR', { maximumFractionDigits: 1 })} sur 5`,
  },
  together: {
    most: 5,
    share: (_, __, together) => (together > 0 ? 1 : 0),
    label: (_, __, ___, together) =>
      together > 0
        ? `${together === 1 ? 'Une collaboration' : `${together} collaborations`} avec cet annonceur`
        : 'Pas encore de collaboration avec cet annonceur',
  },
} as const satisfies Record<string, Rule>;

const count = (some: number) => some.toLocaleString('fr-FR');

const all: [string, Rule][] = Object.entries(rules);

/** 0 to 100: the points of the rules that the campaign asks for. `together`: their collaborations with its advertiser. */
export function matchScore(brief: MatchBrief, creator: MatchedCreator, together: number): number {
  let [points, of] = [0, 0];
  for (const [, { most, share }] of all) {
    const given = share(brief, creator, together);
    if (given === null) continue;
    points += given * most;
    of += most;
  }
  return Math.round((points / of) * 100);
}

/** The same, with what each rule gave out of what it might have, those that gave most of it first. */
export function matchOf(brief: MatchBrief, creator: MatchedCreator, together: number) {
  const details = all.flatMap(([rule, { most, share, label }]) => {
    const given = share(brief, creator, together);
    return given === null
      ? []
      : [{ rule, label: label(brief, creator, given, together), points: Math.round(given * most), of: most }];
  });
  return {
    score: matchScore(brief, creator, together),
    details: details.sort((a, b) => b.points / b.of - a.points / a.of || b.of - a.of),
  };
}
