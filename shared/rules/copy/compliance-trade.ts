import { fold } from '../../kernel/fold.ts';
import type { Span } from './analysis.ts';
import { lawReadOn as asOf, type Case, type ComplianceRule, inTexts } from './compliance-rule.ts';
import { quotationsIn } from './quotations.ts';
import { spanIn } from './read-copy.ts';

const superlative =
  /(?<!\b(?:devenez|devenir|deviens|futurs?|votre|mon|ton|son|depense|raison|cause|erreur|question|ennemi|probleme|critere|souci) )\b(?:n ?[°o] ?1\b|numero (?:un|1)\b|leaders?(?= (?:du|de|des|mondial|europeen|francais|en|sur|incontest|historique|[a-z]{4,12}ial))|(?:le|la|les|l'un des|l'une des) meilleure?s? (?!endroits?|mois|jours?|conseils?|moyens?|exemples?|age|heures?|bureau se|ventes|moments?|amies?|amis|souvenirs|version|forme|avenir|vie|part|partie|jours?|choix pour vous)[a-z]{3,20}|au meilleur prix|(?:le|la|les) plus (?:efficaces?|vendue?s?|complete?s?|rapides?|performante?s?|innovante?s?|grande?s?|fiables?|avancee?s?|puissante?s?|appreciee?s?) (?:du|de|au|des|d') ?[a-z]{3,14}|premier (?:de france|sur le marche|reseau)|prix les plus bas|inegale(?:e|s|es)?\b|sans equivalent\b|(?:seule?|unique) (?:sur le marche|en france|au monde))/g;
const sourced =
  /\bselon\b|\bsource ?:|\betude\b|\bsondage\b|\*|\(\d\)|\bkantar\b|\bnielsen\b|\bstatista\b|\bipsos\b|\belue?s? /;

/** A claim of the brand that says the same holds what the text says. */
const isClaimed = ({ options: { claims = [] } }: Case, text: string): boolean => {
  const said = fold(text).trim();
  return said !== '' && claims.some((claim) => fold(claim).includes(said) || said.includes(fold(claim)));
};

const unclaimed = (ad: Case, spans: Span[]): Span[] => spans.filter(({ text }) => !isClaimed(ad, text));

const rating =
  /\b(?:note[es]{0,2} )?[1-5][.,]\d{1,2} ?\/ ?5\b(?: sur [^\n.!?]{3,40}? avis)?|\b[1-5] ?\/ ?5 sur [\d .,]{1,10} avis\b|\bnote[es]{0,2} [1-5][.,]\d\b/g;
/** Quotations of someone. */
const quotations = ({ fields }: Case): Span[] =>
  fields.flatMap((field) =>
    quotationsIn(field.said).map(({ text, index }) => spanIn(field, index, index + text.trimEnd().length)),
  );

const reduction =
  /(?<![\w,.])-\d{1,2} ?%|\b\d{1,2} ?% (?:de |d')?(?:reduction|remise|rabais)|\bjusqu'a -?\s?\d{1,2} ?%|\bau lieu de \d[\d .,]{0,9} ?€|\bprix barres?\b|\bsoldes(?= (?:d'|sont|jusqu|sur|de |:))/g;
const pressure =
  /\b(?:dernier(?:e|s|es)? (?:heures?|jours?|chance|ligne droite|places?|pieces?|minutes?|exemplaires?)|plus que (?:\d{1,3}|quelques|deux|trois) (?:places?|jours?|heures?|pieces?|exemplaires?)|il (?:ne )?reste (?:plus que |que )?(?:\d{1,3}|quelques) (?:places?|jours?|heures?|pieces?|exemplaires?)|(?:offre|stocks?|quantites?|places|edition|serie|promo) (?:tres )?limitee?s?|aujourd'hui (?:seulement|uniquement)|(?:offre|promo|prix) (?:qui )?(?:expire|se termine|s'arrete|finit) (?:bientot|vite|tres bientot)|ne durera pas|avant qu'il (?:ne )?soit trop tard|avant rupture|stocks? (?:presque )?epuises?|vite avant)\b/g;
const dayNamed =
  /\b\d{1,2}(?:er)? (?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)\b|\b\d{1,2}\/\d{1,2}\b|\bjusqu'a(?:u)? (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)\b/;

/** What one trader may not say to win over another, or a buyer: read for France, to be checked by a lawyer. */
export const tradeRules: readonly ComplianceRule[] = [
  {
    code: 'superlative_unproven',
    stems: 'n no num lead meil prix ineg sans seul uni pre plus',
    label: 'Superlatif sans preuve',
    severity: 'blocking',
    reference: 'Code de la consommation, art. L121-2',
    asOf,
    needsProof: true,
    explanation:
      'Se dire premier, leader ou meilleur est une affirmation de fait\u00a0: l’annonceur doit pouvoir la prouver au jour de la diffusion.',
    fix: 'Citez la source et sa date, ou dites ce qui vous distingue sans vous classer.',
    find: (ad) => (sourced.test(ad.text) ? [] : unclaimed(ad, inTexts(ad, superlative))),
  },
  {
    code: 'fake_quote',
    label: 'Avis ou note sans source',
    severity: 'blocking',
    reference: 'Code de la consommation, art. L121-4, 27° et 28°, et L111-7-2',
    asOf,
    needsProof: true,
    explanation:
      'Un avis, une note ou un témoignage diffusé sans pouvoir montrer qu’un client réel l’a donné est une pratique trompeuse.',
    fix: 'Rattachez l’avis à sa source (plateforme, date, nombre d’avis) ou retirez-le.',
    find: (ad) => unclaimed(ad, [...quotations(ad), ...inTexts(ad, rating)]).slice(0, 3),
  },
  {
    code: 'children_exhortation',
    stems: 'dem dis dit recl mont fais conv les hey sal enf',
    label: 'Incitation des enfants',
    severity: 'blocking',
    reference: 'Code de la consommation, art. L121-7, 5°',
    asOf,
    explanation:
      'Inciter directement les enfants à acheter, ou à persuader leurs parents d’acheter, est une pratique agressive.',
    fix: 'Adressez-vous aux parents.',
    find: (ad) =>
      inTexts(
        ad,
        /\b(?:demande|demandez|dis|dites|reclame|montre) (?:vite |le |la |les |-le |-la )?a (?:tes|vos) (?:parents|papa|maman|grands-parents)\b|\bdemande[z]? (?:vite )?a (?:papa|maman)\b|\bfais-toi offrir\b.{0,30}\b(?:parents|papa|maman)\b|\bconvain(?:cs|quez) (?:tes|vos) parents\b|\b(?:hey |salut )?les enfants ?[,!].{0,20}\b(?:achete|commande|courez|foncez|venez)/g,
      ),
  },
  {
    code: 'price_reference',
    label: 'Réduction de prix',
    severity: 'warning',
    reference: 'Code de la consommation, art. L112-1-1',
    asOf,
    explanation:
      'Une annonce de réduction indique le prix antérieur, qui est le plus bas pratiqué pendant les trente jours précédents.',
    fix: 'Vérifiez le prix de référence, et montrez-le sur la page d’arrivée.',
    find: (ad) => inTexts(ad, reduction).slice(0, 1),
  },
  {
    code: 'free_condition',
    stems: 'grat',
    label: 'Gratuit sous condition',
    severity: 'warning',
    reference: 'Code de la consommation, art. L121-4, 19°',
    asOf,
    explanation:
      'Dire gratuit ce pour quoi il faut payer autre chose que le coût inévitable de la réponse ou de la livraison est trompeur.',
    fix: 'Dites «\u00a0offert pour l’achat de…\u00a0», ou retirez la condition.',
    find: (ad) =>
      inTexts(
        ad,
        /(?<!\b(?:livraison|port|retours?|expedition|envoi) )\bgratuit(?:e|s|es|ement)?\b[^\n.!?]{0,40}\b(?:pour (?:l'achat|tout achat|toute commande|\d+ achetes?)|des \d[\d .,]{0,8} ?€|avec (?:un |l'|votre )?(?:abonnement|achat)|hors frais|\+ frais|frais de port en sus|sous conditions?)/g,
      ),
  },
  {
    code: 'urgency_undated',
    stems: 'der plus il off sto quan pla edi ser pro auj prix ne dur avan vite',
    label: 'Urgence sans date',
    severity: 'warning',
    reference: 'Code de la consommation, art. L121-4, 7°',
    asOf,
    needsProof: true,
    explanation:
      'Annoncer faussement qu’une offre est très limitée dans le temps ou en nombre, pour presser la décision, est une pratique trompeuse.',
    fix: 'Donnez la date de fin ou le stock réel, et tenez-vous-y.',
    find: (ad) => (ad.options.deadline || dayNamed.test(ad.text) ? [] : inTexts(ad, pressure)),
  },
  {
    code: 'comparative',
    label: 'Concurrent nommé',
    severity: 'warning',
    reference: 'Code de la consommation, art. L122-1 à L122-3',
    asOf,
    explanation:
      'Une comparaison qui désigne un concurrent doit être objective, vérifiable, et porter sur des produits de même nature.',
    fix: 'Comparez à une habitude plutôt qu’à une marque, ou gardez la preuve de chaque point comparé.',
    find: (ad) => namedIn(ad, ad.options.competitors ?? []),
  },
  {
    code: 'banned_word',
    label: 'Mot écarté par la marque',
    severity: 'warning',
    reference: 'Charte de la marque',
    asOf,
    explanation: 'La marque a demandé que ce mot ne soit pas employé.',
    fix: 'Remplacez-le.',
    find: (ad) => namedIn(ad, ad.options.banned ?? []),
  },
];

const isWordSign = (sign: string | undefined): boolean => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);

/** Whole words, folded: without any pattern made of what people typed. */
function namedIn(ad: Case, names: readonly string[]): Span[] {
  const found: Span[] = [];
  for (const name of names) {
    const wanted = fold(name).trim();
    if (wanted === '') continue;
    for (const field of ad.fields) {
      let at = field.said.indexOf(wanted);
      while (at >= 0 && (isWordSign(field.said[at - 1]) || isWordSign(field.said[at + wanted.length])))
        at = field.said.indexOf(wanted, at + 1);
      if (at < 0) continue;
      const [start, end] = [field.read.at(at), field.read.at(at + wanted.length)];
      found.push({ text: field.given.slice(start, end), field: field.name, start, end });
    }
  }
  return found.slice(0, 3);
}
