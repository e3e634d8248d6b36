import { foldLabel } from '../kernel/fold.ts';
import { countryKey, industryKey, levelOf } from './profile-keys.ts';
import type { CompanySize } from './prospects.rules.ts';
import type { ScoringRule, ScoringWeights, SignalRule } from './scoring.ts';

export type FitFacts = Company & {
  phone?: string | null;
  industry?: string | null;
  companySize?: CompanySize | null;
  jobTitle?: string | null;
  /** Euros. */
  monthlyAdBudget?: number | null;
  country?: string | null;
};

type FitRule = Exclude<ScoringRule, SignalRule>;

/** Whom a workspace looks for, in the form in which prospects are compared with it. */
export type Targets = {
  industries: ReadonlyMap<string, FitRule>;
  countries: ReadonlyMap<string, FitRule>;
  competitors: KnownCompanies;
};

export function prepareTargets(targets: ScoringWeights['targets']): Targets {
  const keyed = (lines: readonly string[], keyOf: (line: string) => string, rule: FitRule) =>
    lines.map((line): [string, FitRule] => [keyOf(line), rule]);
  return {
    // What is named twice counts as what counts most.
    industries: new Map([
      ...keyed(targets.secondaryIndustries, industryKey, 'industrySecondary'),
      ...keyed(targets.primaryIndustries, industryKey, 'industryPrimary'),
    ]),
    countries: new Map([
      ...keyed(targets.nearCountries, countryKey, 'marketNear'),
      ...keyed(targets.homeCountries, countryKey, 'marketHome'),
    ]),
    competitors: knownCompanies(targets.competitors),
  };
}

const sizeRules = {
  '1': 'sizeSmall',
  '2-10': 'sizeSmall',
  '11-50': 'sizeMedium',
  '51-200': 'sizeLarge',
  '201-1000': 'sizeVeryLarge',
  '1000+': 'sizeVeryLarge',
} as const satisfies Record<CompanySize, FitRule>;

const jobRules = {
  executive: 'jobExecutive',
  head: 'jobHead',
  manager: 'jobManager',
  operational: 'jobOperational',
} as const;

/** The rules that hold for who a prospect is, one of a group at most, penalties apart. */
export function fitRulesOf(facts: FitFacts, targets: Targets): FitRule[] {
  const { industry, companySize, jobTitle, country, email, phone } = facts;
  const level = jobTitle ? levelOf(jobTitle) : null;
  return [
    industry && targets.industries.get(industryKey(industry)),
    companySize && sizeRules[companySize],
    level && jobRules[level],
    budgetRule(facts.monthlyAdBudget ?? 0),
    country && targets.countries.get(countryKey(country)),
    email && isDisposable(email) && ('disposableEmail' as const),
    isAmong(targets.competitors, facts) && ('competitor' as const),
    !email && !phone && ('missingFields' as const),
  ].filter((rule) => typeof rule === 'string' && rule !== '');
}

function budgetRule(euros: number): FitRule | null {
  if (euros >= 10_000) return 'budgetHigh';
  if (euros >= 3_000) return 'budgetMedium';
  return euros >= 1_000 ? 'budgetLow' : null;
}

/** Domains of throw-away addresses that one meets most. */
const disposableDomains = new Set([
  ...['10minutemail.com', 'dispostable.com', 'emailondeck.com', 'fakeinbox.com', 'getairmail.com', 'getnada.com'],
  ...['grr.la', 'guerrillamail.com', 'guerrillamail.info', 'guerrillamail.net', 'guerrillamail.org', 'jetable.org'],
  ...['mail-temporaire.fr', 'mailcatch.com', 'maildrop.cc', 'mailinator.com', 'mailnesia.com', 'mintemail.com'],
  ...['moakt.com', 'mohmal.com', 'mytemp.email', 'nada.email', 'sharklasers.com', 'spam4.me', 'spamgourmet.com'],
  ...['temp-mail.org', 'temp-mail.io', 'tempail.com', 'tempmail.com', 'tempmailo.com', 'throwawaymail.com'],
  ...['trashmail.com', 'trashmail.net', 'yopmail.com', 'yopmail.fr', 'yopmail.net'],
]);

const isDisposable = (email: string): boolean => disposableDomains.has(domainOf(email));

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
type KnownCompanies = { domains: ReadonlySet<string>; names: ReadonlySet<string> };

/** Each line may be a domain, an address of the web or a name. */
function knownCompanies(lines: readonly string[]): KnownCompanies {
  const hosts = lines.map((line) => hostOf(line.slice(line.lastIndexOf('@') + 1)));
  return {
    domains: new Set(hosts.filter((host) => /^[^\s.]+(\.[^\s.]+)+$/.test(host))),
    names: new Set(lines.map(foldLabel).filter((name) => name !== '')),
  };
}

type Company = { email?: string | null; website?: string | null; company?: string | null };

/** Whether a company is one of those, by its e-mail's domain, its site's or its name; `fr.acme.com` belongs to `acme.com`. */
function isAmong({ domains, names }: KnownCompanies, { email, website, company }: Company): boolean {
  if (names.size === 0) return false;
  if (company && names.has(foldLabel(company))) return true;
  return (email ? belongs(domains, domainOf(email)) : false) || (website ? belongs(domains, hostOf(website)) : false);
}

function belongs(domains: ReadonlySet<string>, host: string): boolean {
  if (domains.size === 0) return false;
  const labels = host.split('.');
  return labels.some((_, at) => domains.has(labels.slice(at).join('.')));
}
