import type { Brief } from '../../../../../../shared/rules/copy/facts/brief.ts';

/** The name that stands over an ad. */
export const advertiserOf = ({ shortName, product }: Brief): string => shortName ?? product;

/** « planif.example », of the address of the brief. */
export function domainOf({ url }: Brief): string {
  try {
    return new URL(url ?? '').hostname.replace(/^www\./, '');
  } catch {
    return 'votre-site.fr';
  }
}
