import { foldLabel } from '../kernel/fold.ts';

/** Domains of throw-away addresses that one meets most. */
const disposableDomains = new Set([
  ...['10minutemail.com', 'dispostable.com', 'emailondeck.com', 'fakeinbox.com', 'getairmail.com', 'getnada.com'],
  ...['grr.la', 'guerrillamail.com', 'guerrillamail.info', 'guerrillamail.net', 'guerrillamail.org', 'jetable.org'],
  ...['mail-temporaire.fr', 'mailcatch.com', 'maildrop.cc', 'mailinator.com', 'mailnesia.com', 'mintemail.com'],
  ...['moakt.com', 'mohmal.com', 'mytemp.email', 'nada.email', 'sharklasers.com', 'spam4.me', 'spamgourmet.com'],
  ...['temp-mail.org', 'temp-mail.io', 'tempail.com', 'tempmail.com', 'tempmailo.com', 'throwawaymail.com'],
  ...['trashmail.com', 'trashmail.net', 'yopmail.com', 'yopmail.fr', 'yopmail.net'],
]);

export const isDisposable = (email: string): boolean => disposableDomains.has(domainOf(email));

const domainOf = (email: string) => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

/** The host of an address of the web, with or without its scheme: `https://www.acme.fr/contact` is `acme.fr`. */
const hostOf = (address: string) =>
  address
    .trim()
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/^www\./, '')
    .replace(/[/?#:].*$/s, '');

/** Companies told by their domains or their names. */
export type KnownCompanies = { domains: ReadonlySet<string>; names: ReadonlySet<string> };

/** Each line may be a domain, an address of the web or a name. */
export function knownCompanies(lines: readonly string[]): KnownCompanies {
  const hosts = lines.map((line) => hostOf(line.slice(line.lastIndexOf('@') + 1)));
  return {
    domains: new Set(hosts.filter((host) => /^[^\s.]+(\.[^\s.]+)+$/.test(host))),
    names: new Set(lines.map(foldLabel).filter((name) => name !== '')),
  };
}

export type Company = { email?: string | null; website?: string | null; company?: string | null };

/** Whether a company is one of those, by its e-mail's domain, its site's or its name; `fr.acme.com` belongs to `acme.com`. */
export function isAmong({ domains, names }: KnownCompanies, { email, website, company }: Company): boolean {
  if (names.size === 0) return false;
  if (company && names.has(foldLabel(company))) return true;
  return (email ? belongs(domains, domainOf(email)) : false) || (website ? belongs(domains, hostOf(website)) : false);
}

function belongs(domains: ReadonlySet<string>, host: string): boolean {
  if (domains.size === 0) return false;
  const labels = host.split('.');
  return labels.some((_, at) => domains.has(labels.slice(at).join('.')));
}
