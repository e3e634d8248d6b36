import { foldedWords } from '../../kernel/fold.ts';
import { addMonths } from './right-days.ts';

/** Law 2023-451 art. 8 and décret 2025-1137: 1,000 € before tax, of one advertiser to one creator, for one objective, in a civil year. */
export const legalThresholdCents = 100_000;

export type ContractPolicy = 'legal' | 'always';

/** What was agreed with a creator for a brand and an objective: pay, and what they keep. */
export type CountedOffer = {
  collaborationId: string;
  /** Of an extension of its rights, which counts beside it. */
  extensionId?: string | undefined;
  /** The day of acceptance in Paris. */
  on: string;
  cents: number;
  /** It shows elsewhere than on the brand's own channels. */
  beyondBrand: boolean;
  /** Of an order, which the annex of a later contract covers; a contract stands by itself. */
  level: 'order' | 'contract';
};

export type LegalLevel = {
  level: CountedOffer['level'];
  why: 'law' | 'prudence' | 'policy' | null;
  counter: {
    year: number;
    thresholdCents: number;
    beforeCents: number;
    thisCents: number;
    totalCents: number;
    rolling12MonthsCents: number;
    /** Of the same year: the annex of a contract covers them. */
    earlier: string[];
  };
};

/** The same objective, however it is typed. */
export const foldedObjective = (objective: string): string => foldedWords(objective).join(' ') || objective.trim();

/** One line of the count: of a collaboration, or of an extension of its rights. */
export const isSameLine = (a: CountedOffer, b: Pick<CountedOffer, 'collaborationId' | 'extensionId'>): boolean =>
  a.collaborationId === b.collaborationId && a.extensionId === b.extensionId;

/** Whether an offer takes a written contract, with why; `counted` holds what was accepted and not cancelled, of any day. */
export function legalLevel(
  offer: CountedOffer,
  counted: readonly CountedOffer[],
  { thresholdCents, policy }: { thresholdCents: number; policy: ContractPolicy },
): LegalLevel {
  const others = counted.filter((one) => !isSameLine(one, offer));
  const year = yearOf(offer.on);
  const ofYear = others.filter(({ on }) => yearOf(on) === year);
  const since = addMonths(offer.on, -12);
  const beforeCents = sum(ofYear);
  const totalCents = beforeCents + offer.cents;
  const rolling = sum(others.filter(({ on }) => on > since && on <= offer.on)) + offer.cents;
  const why = whyOf([offer, ...ofYear], { totalCents, rolling, thresholdCents, policy });
  return {
    level: why === null ? 'order' : 'contract',
    why,
    counter: {
      year,
      thresholdCents,
      beforeCents,
      thisCents: offer.cents,
      totalCents,
      rolling12MonthsCents: rolling,
      earlier: [...new Set(ofYear.map(({ collaborationId }) => collaborationId))],
    },
  };
}

function whyOf(
  ofYear: readonly CountedOffer[],
  counts: { totalCents: number; rolling: number; thresholdCents: number; policy: ContractPolicy },
): LegalLevel['why'] {
  // A later whitelisting would change the regime, and nullity cannot be mended: prudence asks for a contract too.
  if (counts.totalCents >= counts.thresholdCents)
    return ofYear.some(({ beyondBrand }) => beyondBrand) ? 'law' : 'prudence';
  if (counts.rolling >= counts.thresholdCents) return 'prudence';
  return counts.policy === 'always' ? 'policy' : null;
}

const yearOf = (day: string): number => Number(day.slice(0, 4));
const sum = (offers: readonly CountedOffer[]): number => offers.reduce((total, { cents }) => total + cents, 0);
