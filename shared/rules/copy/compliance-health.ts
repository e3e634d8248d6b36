import { fold } from '../../kernel/fold.ts';
import { lawReadOn as asOf, type ComplianceRule, inTexts } from './compliance-rule.ts';
import { disease, relief } from './illness.ts';

const illness = `(?:${disease}|angoisses?|burn-?out)`;

const cure = new RegExp(
  `\\b(?:gueri(?:t|r|ssez|ssent|son)|soign(?:e[zr]?|ent)|trait(?:e[zr]?|ent)|elimin(?:e[zr]?|ent)|combat(?:tez|tre|s)?|viennent? a bout d[eu'])(?: (?:naturellement|definitivement|enfin|durablement|aussi|efficacement|votre|vos|ton|ta|tes|le|la|les|l'|un|une|de|des|du|toutes?|tous|contre|complete))?(?: ?(?:votre|vos|ton|ta|tes|le|la|les|du|de|l'))? ?${illness}\\b|\\b(?:remede|cure|traitement|solution) (?:naturel(?:le)? |miracle )?contre (?:le |la |les |l')?${illness}\\b|\\banti-?cancer\\b|${relief}`,
  'g',
);

const between =
  "(?:facilement |rapidement |enfin |vos |tes |jusqu'a |plus de |ses |vite )?(?:facilement |rapidement |jusqu'a |plus de )?";
const weight = new RegExp(
  `\\bper(?:dez|ds|dre|du|dent) ${between}\\d{1,2}(?:[.,]\\d)? ?(?:kg|kilos?)\\b(?: en \\d{1,3} [a-z]{3,8})?|(?<![\\w,.])-\\s?\\d{1,2} ?(?:kg|kilos?)\\b(?: en \\d{1,3} [a-z]{3,8})?|\\b\\d{1,2} (?:kg|kilos?) (?:de moins|en moins|perdus|envoles)\\b|\\b(?:maigri[rst]|mincir|perdre du poids|perdez du poids) (?:vite|rapidement|en \\d{1,3} (?:jours|semaines|heures))\\b`,
  'g',
);

const supplement =
  /\b(?:gelules?|comprimes?|complements?|cures?|probiotiques?|prebiotiques?|tisanes?|infusions?|poudre|sirop|vitamines?|capsules?|gummies|collagene|shots?|superaliments?|spiruline|cbd|thes?)\b/;
const claimed =
  /\b(?:detox(?:ifier|ifie|ifiant)?(?! (?:digitale|numerique|des ecrans))|brule[- ]graisses?|coupe[- ]faim|anti-?cholesterol|immunit(?:e|aire|aires)|drainant(?:e|es|s)?|minceur rapide)\b/g;
const claimedOfFood =
  /\b(?:reduction de la fatigue|redui(?:t|re|sent) (?:la fatigue|les ballonnements|le stress|le cholesterol)|reduction des ballonnements|boost(?:e[zr]?|ent)? (?:du |le |votre |ton )?(?:metabolisme|systeme immunitaire|transit)|stimule[zr]? (?:le |votre |ton )?metabolisme|amelioration du systeme|(?:re)?equilibre[zr]?(?: (?:de|au sein de))? (?:votre |le |la |au sein de votre |du )?(?:microbiote|flore)|regulation d(?:u|e) (?:transit|poids)|anti-(?:stress|constipation|fatigue|age)|meilleure digestion|regain d'energie|eliminer (?:ses|vos|les) (?:dechets|toxines)|ventre plat|lutter contre (?:la |le |les |l')[a-z]{4,16}|renforce[zr]? (?:le|votre|vos) (?:microbiote|systeme|defenses|intestins?))\b/g;

const ofBodies =
  /avant ?[/-] ?apres|\b(?:peau|teint|kilos?|kg|poids|ventre|rides|cheveux|dents?|sourire|rire|visage|corps|silhouette|cellulite|boutons|acne|joues|levres|dos|essouffle)/;
const quits =
  /\b(?:arret(?:er|ez|e)? (?:de fumer|le tabac|la cigarette|la clope)|sevrage|anti-?tabac|sans (?:tabac|fumee)|tabacologue|non-?fumeurs?|ex-fumeu)/;

/** What an ad may not say of bodies: read for France, to be checked by a lawyer before it is relied on. */
export const healthRules: readonly ComplianceRule[] = [
  {
    code: 'health_cure',
    stems:
      'gueri soign trait elimin comba vien remed cure solu anti can marre assez ras fatigu las epuis souff adieu fini',
    label: 'Promesse de guérison',
    severity: 'blocking',
    reference: 'Code de la consommation, art. L121-4, 16°\u00a0; Code de la santé publique, art. L5122-15',
    asOf,
    explanation:
      'Dire d’un produit ou d’un service qu’il guérit, soigne ou traite une maladie, ou promettre la fin de celle dont souffre qui lit, est une pratique trompeuse, sauf pour un médicament ou un dispositif autorisé.',
    fix: 'Décrivez ce que fait le produit au quotidien, sans nommer de maladie ni promettre de guérison.',
    find: (ad) => (ad.industry === 'medicine' || ad.industry === 'dental' ? [] : inTexts(ad, cure)),
  },
  {
    code: 'weight_loss_rate',
    stems: 'per kg kilo maigri minc 0',
    label: 'Perte de poids chiffrée',
    severity: 'blocking',
    reference: 'Règlement (CE) n°\u00a01924/2006, art.\u00a012, b)',
    asOf,
    explanation: 'Une allégation ne peut pas dire combien de poids on perd, ni en combien de temps.',
    fix: 'Parlez de l’accompagnement ou des habitudes, sans kilos ni délai.',
    find: (ad) => inTexts(ad, weight),
  },
  {
    code: 'medicine',
    stems: 'oze weg mou sax sema tir via cia sil tad bot xan rit tra roa antib medic',
    label: 'Médicament sur ordonnance',
    severity: 'blocking',
    reference: 'Code de la santé publique, art. L5122-6',
    asOf,
    explanation:
      'La publicité auprès du public est interdite pour un médicament soumis à prescription ou remboursable.',
    fix: 'Retirez le nom du médicament\u00a0; parlez de la consultation, si elle est ce que vous proposez.',
    find: (ad) =>
      inTexts(
        ad,
        /\b(?:ozempic|wegovy|mounjaro|saxenda|semaglutide|tirzepatide|viagra|cialis|sildenafil|tadalafil|botox|xanax|ritaline|tramadol|roaccutane|antibiotiques?|medicaments? (?:[a-z]{3,12} ){0,2}(?:sur|avec|sans) ordonnance)\b/g,
      ),
  },
  {
    code: 'cosmetic_surgery',
    stems: 'chir aug impl rhi lipo abd bleph lift bbl gref',
    label: 'Chirurgie esthétique',
    severity: 'blocking',
    reference: 'Code de la santé publique, art. L6322-1',
    asOf,
    explanation:
      'La publicité pour la chirurgie esthétique est interdite, directe ou indirecte, sous quelque forme que ce soit.',
    fix: 'Cette annonce ne peut pas être diffusée en France sous cette forme.',
    find: (ad) =>
      inTexts(
        ad,
        /(?<!\b(?:sans|eviter la|alternative a la|sans aucune) )\b(?:chirurgie esthetique|chirurgien(?:ne)? esthetique|augmentation mammaire|implants? mammaires?|rhinoplastie|liposuccion|abdominoplastie|blepharoplastie|lifting chirurgical|bbl|greffe (?:de cheveux|capillaire))\b/g,
      ),
  },
  {
    code: 'tobacco_vape',
    stems: 'tab ciga chi eli vap puf snu sac liq',
    label: 'Tabac ou vapotage',
    severity: 'blocking',
    reference: 'Code de la santé publique, art. L3512-4 et L3513-4',
    asOf,
    explanation: 'Toute publicité, directe ou indirecte, pour le tabac et les produits du vapotage est interdite.',
    fix: 'Cette annonce ne peut pas être diffusée en France.',
    find: (ad) =>
      quits.test(ad.text)
        ? []
        : inTexts(
            ad,
            /(?<!\b(?:notes?|couleur|cuir|odeurs?|senteur|allume|briquet) (?:de |a )?)\b(?:tabacs?|cigarettes?(?: electroniques?)?|cigares?|cigarillos?|chichas?|e-?liquides?|vapes?|vapoteuses?|vapoter|puffs?|snus|sachets? de nicotine)\b(?!-allume)/g,
          ),
  },
  {
    code: 'health_claim',
    stems: 'det bru cou anti immu drain minc redu boos stim amel equi reequ regu meil rega elim ven lut renf',
    label: 'Allégation de santé',
    severity: 'warning',
    reference: 'Règlement (CE) n°\u00a01924/2006, art.\u00a010 et liste du règlement (UE) n°\u00a0432/2012',
    asOf,
    explanation:
      'Une allégation de santé sur un aliment ou un complément doit figurer sur la liste européenne des allégations autorisées, avec ses conditions d’emploi.',
    fix: 'Reprenez mot pour mot une allégation autorisée pour l’un des ingrédients, ou retirez-la.',
    find: (ad) =>
      [...inTexts(ad, claimed), ...(supplement.test(ad.text) ? inTexts(ad, claimedOfFood) : [])].slice(0, 3),
  },
  {
    code: 'before_after',
    stems: 'avant',
    label: 'Avant / après sur le corps',
    severity: 'warning',
    reference: 'Règles publicitaires de Meta, santé et bien-être',
    asOf,
    explanation:
      'Meta refuse les comparaisons avant / après qui montrent un corps, une perte de poids ou un résultat peu probable.',
    fix: 'Montrez l’usage du produit plutôt qu’une transformation.',
    find: (ad) =>
      ad.meta &&
      (['health-fitness', 'medicine', 'dental', 'beauty'].includes(ad.industry ?? '') ||
        /\b(?:kilos|kg|poids|ventre|silhouette|rides)\b/.test(ad.text))
        ? inTexts(ad, /\bavant ?[/-] ?apres\b|\bavant ?: ?[^\n]{1,120}\n?\s*apres ?:[^\n]{0,80}/g).filter(({ text }) =>
            ofBodies.test(fold(text)),
          )
        : [],
  },
];
