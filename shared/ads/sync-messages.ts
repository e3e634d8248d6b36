import { atFirstUse } from '../kernel/at-first-use.ts';
import { parisDay } from '../kernel/paris-day.ts';

type Asked = { country: string; searchTerms?: string | undefined; pageIds?: string[] | undefined };

/** What a reading of the Meta Ad Library is called: what was asked of it. */
export function syncLabel({ country, searchTerms, pageIds = [] }: Asked): string {
  const words = searchTerms ? [`« ${searchTerms} »`] : [];
  const pages = pageIds.length > 0 ? [`${pageIds.length > 1 ? 'Pages' : 'Page'} ${pageIds.join(', ')}`] : [];
  return [...words, ...pages, country].join(' · ');
}

const inParis = (shown: Intl.DateTimeFormatOptions) =>
  atFirstUse(() => new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', ...shown }));
const hour = inParis({ hour: '2-digit', minute: '2-digit' });
const dayAndMonth = inParis({ day: 'numeric', month: 'long' });

/** Meta limits how much is read in an hour. */
export function metaAsksToWait(until: Date, now: Date = new Date()): string {
  const day = parisDay(until) === parisDay(now) ? 'jusqu’à' : `jusqu’au ${dayAndMonth().format(until)} à`;
  return `Meta demande d’attendre ${day} ${hour().format(until)}`;
}

export const metaRetries = 'Meta ne répond pas : la lecture reprend dans quelques instants';

/** Why a reading of the Meta Ad Library ends before its end. */
export const syncProblems = {
  disconnected: 'Aucun jeton Meta utilisable : enregistrez-le dans les Paramètres, puis relancez',
  token: 'Meta refuse le jeton : il est expiré ou révoqué. Enregistrez-en un nouveau dans les Paramètres',
  identity:
    'Meta refuse ce jeton : il faut celui d’une personne dont l’identité est confirmée (facebook.com/ID) et qui a accès à la Bibliothèque publicitaire, pas celui d’une application',
  request: (code: number) =>
    `Meta refuse cette demande (code ${code}) : vérifiez le pays, les mots et les identifiants de pages`,
  unavailable:
    'Meta n’a pas répondu malgré plusieurs tentatives. Ce qui a été lu est enregistré ; si cela dure, vérifiez que l’identité du compte du jeton est confirmée',
  alwaysLimited: 'Meta limite ce jeton depuis trop longtemps. Ce qui a été lu est enregistré : relancez plus tard',
};

/** A reading that stopped of itself. */
export const tooManyAds = (count: number) =>
  `Lecture arrêtée à ${count.toLocaleString('fr-FR')} annonces : précisez votre recherche`;
