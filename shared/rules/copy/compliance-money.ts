import { lawReadOn as asOf, type Case, type ComplianceRule, inTexts, missing } from './compliance-rule.ts';

const credit =
  /\b(?:(?:un |votre |le |ton )?credits? (?:a la consommation|conso|auto|immobilier|renouvelable|travaux|express|personnel|en ligne|gratuit|rapide|sans (?:justificatif|frais))|credit a \d|rachat de credits?|regroupement de credits?|prets? (?:personnels?|immobiliers?|auto|travaux|conso|etudiants?|bancaires?|a la consommation|express|entre particuliers)|mensualites?|\btaeg\b|emprunte[zr](?= (?:\d|de l'argent|jusqu|aupres|en ligne))|location avec option d'achat|\bloa\b|(?:en|paiement en) (?:[5-9]|[1-6]\d|cinq|six|huit|dix|douze|quinze|vingt|vingt-quatre|trente-six) ?(?:x|fois)(?: sans frais)?)\b/g;
const notCredit = /credits? (?:d'impots?|photos?)|carte de credit/;
const creditSentence = /un credit vous engage et doit etre rembourse/;

const alcohol =
  /(?<!\b(?:sans|couleur|vinaigre de) )\b(?:vins?|(?<!\b(?:en|la) )champagnes?|cremants?|prosecco|bieres?|whiskys?|whiskies|rhums?|vodkas?|pastis|spiritueux|liqueurs?|cognacs?|armagnacs?|mezcal|tequila|apero spritz|grands? crus?|cubi|gins?(?= artisana| tonic| francais| bio))\b(?! sans alcool|aigre|-ardenne)/g;
const alcoholSentence = /abus d'alcool est dangereux/;
const noAlcohol = /\bsans alcool\b|\b0(?:[.,]0)? ?%(?: d'alcool)?(?= )/;

const gambling =
  /\b(?:paris? sportifs?|parie[zr]|cotes? boostees?|bookmakers?|free ?bets?|casinos? en ligne|jeux? de casino|poker en ligne|machines? a sous|euromillions|jeux? d'argent|tickets? a gratter|grattage)\b/g;
const gamblingSentence = /joueurs-info-service|09[ .-]?74[ .-]?75[ .-]?13[ .-]?13/;

const food =
  /\b(?:chips|sodas?|bonbons?|confiseries?|biscuits?|cookies?|pates? a tartiner|barres? (?:chocolatees?|de cereales|proteinees?|cerealieres?)|cereales (?:du|pour le) petit|nuggets|plats? (?:prepares?|cuisines?)|boissons? (?:energisantes?|sucrees?)|limonades?|colas?|chocolats?(?! chaud)|tablettes? de chocolat|glaces? (?:artisanales?|en pot|a l'italienne)|sirops? (?:de fruits|a l'eau)|burgers?|viennoiseries?|brioches?|gaufres?)\b/g;
const foodSentence = /mangerbouger|fruits et legumes|activite physique reguliere|mange[rz] trop|grignoter entre/;
const notFood = new Set([
  'pets',
  'beauty',
  'fashion',
  'furniture',
  'home',
  'education',
  'travel',
  'careers',
  'business',
]);

const car =
  /\b(?:suv|berlines?|citadines?|break familial|crossovers?|monospaces?|utilitaires? (?:neufs?|electriques?|d'occasion)|voitures? (?:neuves?|electriques?|hybrides?|d'occasion|de sport)|vehicules? (?:neufs?|electriques?|hybrides?|d'occasion)|occasions? (?:revisees?|garanties?)|[a-z]{3,10} e-tech)\b/g;
const carSold =
  /\b(?:voitures?|vehicules?|modeles?|utilitaires?|occasions?|suv|moteurs?|kilometres|essai(?: de)?|points? (?:controles|verifies))\b/g;
const carSentence = /#?sedeplacermoinspolluer/;
const notSold =
  /\b(?:reprise|rachat|vendez|estim|location|louez|covoiturage|reparation|vidange|pneus?|controle technique)\b/;

const soldCars = (ad: Case) =>
  ad.industry === 'car-sales' && !notSold.test(ad.text)
    ? inTexts(ad, carSold)
    : ad.industry === 'car-sales' || !ad.industry
      ? inTexts(ad, car)
      : [];

const said =
  (sentence: RegExp) =>
  ({ text }: Case): boolean =>
    sentence.test(text);

/** Trades that the law holds to a sentence, or to silence: read for France, to be checked by a lawyer. */
export const moneyRules: readonly ComplianceRule[] = [
  {
    code: 'credit_mention',
    stems: 'cred rach regr pret mens tae empr loc loa fois x',
    label: 'Mention du crédit',
    severity: 'blocking',
    reference: 'Code de la consommation, art. L312-5 et L312-6',
    asOf,
    explanation:
      'Toute publicité pour un crédit porte la phrase d’avertissement\u00a0; dès qu’un chiffre est donné, elle porte aussi l’exemple représentatif (TAEG, durée, coût total). Un paiement étalé sur plus de trois mois est un crédit.',
    fix: 'Ajoutez la phrase d’avertissement dans l’annonce, lisible, et l’exemple représentatif si un taux ou une mensualité est donné.',
    mention: {
      text: 'Un crédit vous engage et doit être remboursé. Vérifiez vos capacités de remboursement avant de vous engager.',
      isSaid: said(creditSentence),
    },
    find: (ad) => inTexts(ad, credit, notCredit),
  },
  {
    code: 'guaranteed_return',
    stems: 'rend gain prof reve perf plus sans doub trip ris zer',
    label: 'Rendement garanti',
    severity: 'blocking',
    reference: 'Code de la consommation, art. L121-2\u00a0; doctrine AMF, DOC-2011-24',
    asOf,
    explanation:
      'Une publicité financière ne peut promettre un gain ni taire le risque\u00a0: un rendement garanti ou sans risque est trompeur.',
    fix: 'Présentez le rendement comme passé ou visé, et dites le risque de perte avec la même visibilité.',
    find: (ad) =>
      ad.industry === 'finance' ||
      /\b(?:investi\w*|placements?|trading|crypto\w*|bourse|epargne|bitcoin|rendements?|capital)\b/.test(ad.text)
        ? inTexts(
            ad,
            /\b(?:rendements?|gains?|profits?|revenus?|performances?|plus-values?)(?: [a-z]{3,12})? (?:sont |est )?(?:100 ?% )?(?:garantis?|assures?|garanties?)\b|\bsans (?:aucun |le moindre )?risque(?: de perte)?\b|\b(?:doublez|double|triplez|triple) (?:votre|ton) (?:capital|mise|argent|investissement)\b|\brisque (?:zero|nul)\b|\bzero risque\b/g,
          )
        : [],
  },
  {
    code: 'alcohol_mention',
    stems: 'vin cham crem pros bier whis rhum vod pas spir liq cog arm mez teq ape gra cub gin',
    label: 'Mention de l’alcool',
    severity: 'blocking',
    reference: 'Code de la santé publique, art. L3323-4',
    asOf,
    explanation:
      'Une publicité pour une boisson alcoolique porte un message sanitaire, et ne dit du produit que ce que la loi énumère (degré, origine, composition, terroir, conseils de dégustation).',
    fix: 'Ajoutez le message sanitaire, et tenez-vous à ce que la loi permet de dire du produit.',
    mention: {
      text: 'L’abus d’alcool est dangereux pour la santé, à consommer avec modération.',
      isSaid: said(alcoholSentence),
    },
    find: (ad) => (noAlcohol.test(ad.text) ? [] : inTexts(ad, alcohol)),
  },
  {
    code: 'gambling_mention',
    stems: 'pari cot book free bet cas jeu pok mac eur tic grat',
    label: 'Mention des jeux d’argent',
    severity: 'blocking',
    reference: 'Code de la sécurité intérieure, art. L320-12\u00a0; arrêté du 29\u00a0juillet\u00a02022',
    asOf,
    explanation:
      'Une publicité pour un jeu d’argent porte un message de mise en garde qui renvoie à Joueurs Info Service.',
    fix: 'Ajoutez le message de mise en garde.',
    mention: {
      text: 'Les jeux d’argent et de hasard peuvent être dangereux\u00a0: pertes d’argent, conflits familiaux, addiction… Retrouvez nos conseils sur joueurs-info-service.fr (09\u00a074\u00a075\u00a013\u00a013, appel non surtaxé).',
      isSaid: said(gamblingSentence),
    },
    find: (ad) => inTexts(ad, gambling),
  },
  {
    code: 'food_mention',
    stems: 'chip soda bonb conf bisc coo pate bar cere nug plat boi limo col choc tab gla sir burg vien brio gauf',
    label: 'Message sanitaire alimentaire',
    severity: 'warning',
    reference: 'Code de la santé publique, art. L2133-1',
    asOf,
    explanation:
      'Une publicité pour une boisson sucrée ou un aliment manufacturé porte une information à caractère sanitaire.',
    fix: 'Ajoutez l’un des messages sanitaires prévus.',
    mention: {
      text: 'Pour votre santé, mangez au moins cinq fruits et légumes par jour. www.mangerbouger.fr',
      isSaid: said(foodSentence),
    },
    find: (ad) => (notFood.has(ad.industry ?? '') ? [] : inTexts(ad, food, /couleur|beurre/)),
  },
  {
    code: 'car_mention',
    stems: 'suv ber cit bre cro mon uti voi veh occ mod mot kil ess poi tec',
    label: 'Message des véhicules à moteur',
    severity: 'warning',
    reference: 'Code de la route, art. L328-1\u00a0; arrêté du 28\u00a0décembre\u00a02021',
    asOf,
    explanation:
      'Une publicité pour un véhicule à moteur porte l’un des messages qui invitent à d’autres mobilités, et #SeDéplacerMoinsPolluer.',
    fix: 'Ajoutez l’un des trois messages, suivi de #SeDéplacerMoinsPolluer.',
    mention: {
      text: 'Au quotidien, prenez les transports en commun. #SeDéplacerMoinsPolluer',
      isSaid: said(carSentence),
    },
    find: soldCars,
  },
  {
    code: 'cpf',
    stems: 'cpf comp mon',
    label: 'Compte personnel de formation',
    severity: 'warning',
    reference: 'Code du travail, art. L6323-8-1 (loi n°\u00a02022-1587)',
    asOf,
    explanation:
      'Démarcher les titulaires d’un CPF par téléphone, message, courriel ou réseau social est interdit\u00a0; l’annonce doit rester une information, sans recueil direct de leurs données.',
    fix: 'Renvoyez vers une page d’information et vers moncompteformation.gouv.fr, sans formulaire.',
    find: (ad) => inTexts(ad, /\bcpf\b|\b(?:mon )?compte (?:personnel de )?formation\b|moncompteformation/g),
  },
];

const saysCommercial = said(/\b(?:publicite|collaboration commerciale)\b/);
/** Where nothing in a text can be pointed at. */
export const influenceRule: ComplianceRule = {
  code: 'influence_mention',
  label: 'Mention de l’intention commerciale',
  severity: 'blocking',
  reference: 'Loi n°\u00a02023-451 du 9\u00a0juin\u00a02023, art.\u00a05, modifiée par l’ordonnance n°\u00a02024-978',
  asOf,
  explanation:
    'Un contenu rémunéré que publie un créateur dit son intention commerciale, de façon claire et lisible, pendant toute sa durée.',
  fix: 'Écrivez «\u00a0Publicité\u00a0» ou «\u00a0Collaboration commerciale\u00a0» en tête du texte et à l’image.',
  mention: { text: 'Collaboration commerciale', isSaid: saysCommercial },
  find: (ad) => (ad.options.diffusion === 'creator' ? missing(ad) : []),
};
