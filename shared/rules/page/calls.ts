import { fold } from '../../kernel/fold.ts';
import type { CallToActionClass } from '../copy/analysis.ts';
import { goTogether } from '../copy/call-to-action.ts';
import { classOfButton, spokenVerbs } from '../copy/call-to-action-words.ts';
import { amountsIn } from './amounts.ts';
import type { Action, PageRead } from './page-read.ts';

export type Call = Action & { class: CallToActionClass; verb: VerbKind };
/** What a page asks for before all, and what else it asks. */
export type Calls = { main: Call | null; all: Call[]; same: Call[]; others: Call[] };

const notCalls =
  /^(?:menu|fermer|close|ok|go|x|×|\+|accepter(?: .*)?|(?:tout |tous )?(?:accepter|refuser)|j'accepte|je refuse|refuser.*|continuer sans accepter|parametr.*|personnaliser|preferences|gerer .*cookies.*|fr|en|francais|english|suivante?|precedente?|passer|rejouer|retour|se connecter|connexion|me connecter|login|log in|sign in|mon compte|mon espace|espace client|panier|rechercher?|ouvrir|lire la suite|voir plus|voir moins|en savoir \+|haut de page|re(?:tour|monter) en haut|mute|play|pause|lecture)$/;
const legal = /mentions legales|confidentialite|\bcg[uv]\b|conditions generales|cookies|politique|plan du site/;
const [longestCall, longestPlainCall] = [12, 6];

type VerbKind = 'verb' | 'vague' | 'none';
const vague =
  /^(?:en savoir plus|(?:cliquez|cliquer|clique) ici|ici|envoyer|valider|soumettre|submit|send|continuer|confirmer|demarrer|commencer|decouvrir|voir|suivant|plus d'infos?)$/;
const infinitiveEnd = /^[a-z]{2,}(?:er|ir)$/;
const otherInfinitives =
  /^(?:prendre|reprendre|apprendre|comprendre|rejoindre|joindre|lire|ecrire|inscrire|souscrire|faire|vendre|suivre|construire|connaitre|mettre|rendre|attendre|recevoir|voir|savoir|obtenir|etre|avoir)$/;
const nouns =
  /^(?:hier|cher|premier|dernier|leger|panier|papier|dossier|chantier|atelier|calendrier|courrier|particulier|immobilier|hiver|avenir|plaisir|loisir|desir|cuir|super|fier|entier|metier|quartier)$/;

const bare = (text: string): string => fold(text).replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N})]+$/gu, '');

/** Whether the words of a button say what one does by it. */
export function verbOf(text: string): VerbKind {
  const said = bare(text).replace(/^(?:maintenant|oui),? /, '');
  if (vague.test(said)) return 'vague';
  if (/^(?:je |j')[a-z]/.test(said)) return 'verb';
  const [first = ''] = said.replace(/^(?:se |s'|me |m'|te |t'|nous |vous )/, '').split(/[^a-z]/);
  if (nouns.test(first)) return 'none';
  if (infinitiveEnd.test(first) || otherInfinitives.test(first)) return 'verb';
  if (/^(?!chez|assez|nez|rez|avez)[a-z]{2,}ez$/.test(first)) return 'verb';
  return spokenVerbs.some(({ pattern }) => pattern.test(said)) ? 'verb' : 'none';
}

const byAddress: readonly { class: CallToActionClass; pattern: RegExp }[] = [
  { class: 'contact', pattern: /^(?:tel|mailto|sms):|wa\.me|whatsapp/ },
  {
    class: 'buy',
    pattern: /paiement|checkout|panier|\bcart\b|commande|acheter|\bbuy\b|stripe\.com|paypal|gumroad|payment/,
  },
  { class: 'book', pattern: /calendly|rdv|rendez-vous|reserv|booking|cal\.com/ },
  { class: 'quote', pattern: /devis/ },
  { class: 'sign_up', pattern: /inscription|signup|sign-up|register|essai|trial/ },
];

function classOf(action: Action): CallToActionClass {
  if (amountsIn(action.text).length > 0) return 'buy';
  const href = action.href?.toLowerCase() ?? '';
  const led = byAddress.find(({ pattern }) => pattern.test(href));
  const words = bare(action.text);
  if (/\bdemo(?:nstration)?\b/.test(words)) return 'book';
  const said = classOfButton(words);
  return led && (said === 'learn' || led.class === 'buy') ? led.class : said;
}

function isCall(action: Action): boolean {
  const said = bare(action.text);
  const words = said.split(/\s+/).length;
  if (action.isControl || said === '' || notCalls.test(said) || legal.test(said) || action.text.endsWith('?'))
    return false;
  const verb = verbOf(action.text);
  if (action.looksLikeButton) {
    if (words > longestCall || /\?/.test(action.text)) return false;
    // A button of a script may do anything: its words tell.
    return action.kind !== 'button' || verb === 'verb';
  }
  if (/^(?:tel|mailto):/.test(action.href ?? '')) return true;
  return action.place === 'body' && words <= longestPlainCall && asks(said, verb);
}

/** A plain link asks when it orders to, or when what it says to do is more than to look: « Commander », « Réserver ». */
const asks = (said: string, verb: VerbKind): boolean =>
  spokenVerbs.some(({ pattern }) => pattern.test(said)) || (verb === 'verb' && !isSoft(classOfButton(said)));

const isSoft = (its: CallToActionClass): boolean => its === 'learn' || its === 'watch';

const weightOf = ({ looksLikeButton, verb, place, kind, class: its }: Call): number =>
  (looksLikeButton ? 2 : 0.5) +
  (verb === 'verb' ? 1 : 0) +
  (place === 'body' || place === 'header' ? 1 : 0) +
  (kind === 'submit' ? 1 : 0) -
  (isSoft(its) ? 1.5 : 0);

const targetOf = ({ href, form, kind }: Call): string | null =>
  href && href !== '#' ? href.replace(/[?#](?=.*utm_).*$/, '') : kind === 'submit' ? `form ${form}` : null;

/** The calls of a page. Those that lead where the main one leads, or that go with it, are one call with it. */
export function callsOf({ actions, forms }: PageRead): Calls {
  const isSearch = ({ form }: Action) => form !== null && forms[form]?.isSearch === true;
  const all = actions
    .filter((action) => isCall(action) && !isSearch(action))
    .map((action): Call => ({ ...action, class: classOf(action), verb: verbOf(action.text) }));
  const weights = new Map<string, number>();
  const keyOf = (call: Call) => targetOf(call) ?? `class ${call.class}`;
  for (const call of all) weights.set(keyOf(call), (weights.get(keyOf(call)) ?? 0) + weightOf(call));
  let best: string | null = null;
  for (const [key, weight] of weights) if (best === null || weight > (weights.get(best) ?? 0)) best = key;
  const ofBest = all.filter((call) => keyOf(call) === best);
  const main = ofBest.find(({ place }) => place === 'body') ?? ofBest[0] ?? null;
  if (!main) return { main: null, all, same: [], others: [] };
  const goesWith = (call: Call) => keyOf(call) === best || (!isSoft(call.class) && goTogether(main.class, call.class));
  const same = all.filter(goesWith);
  return {
    main,
    all,
    same,
    others: all.filter((call) => !goesWith(call) && !isSoft(call.class) && call.place !== 'footer'),
  };
}
