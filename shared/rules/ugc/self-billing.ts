import type { LegalStatus } from '../../ugc/space.rules.ts';

type Seller = { invoicingMandate: boolean; taxCountry: string; legalStatus: LegalStatus; siret: string | null };

/**
 * Whether a brand writes the invoices of a creator: who let it (CGI 289, I, 2), pays taxes in France and has a SIRET. Those of
 * whoever works under an umbrella company are that company's.
 */
export const isSelfBilled = ({ invoicingMandate, taxCountry, legalStatus, siret }: Seller): boolean =>
  invoicingMandate && taxCountry === 'FR' && legalStatus !== 'portage' && siret !== null;

/** `AF-7K2M9Q-2026-0001`: each brand's workspace has a series of its own for each creator and year, without a gap. */
export const selfBilledNumber = (code: string, year: string, count: number): string =>
  `AF-${code}-${year}-${String(count).padStart(4, '0')}`;
