import type { ObjectionType, TypedSpan } from './analysis.ts';
import { type Signs, typedSpans } from './match.ts';
import type { Texts } from './read-copy.ts';
import { stemsOf } from './stems.ts';

const objectionLabels: Record<ObjectionType, string> = {
  price: 'Prix',
  time: 'Temps',
  risk: 'Risque',
  commitment: 'Engagement',
  complexity: 'Complexité',
  delivery: 'Livraison',
  trust: 'Confiance',
  compatibility: 'Compatibilité',
};

/** What answers the « oui, mais… » of whoever reads. */
export const objectionSigns: Signs<ObjectionType> = [
  {
    type: 'price',
    stems: 'fra pri rie moi abo pai foi par aid rem x',
    pattern:
      /\b(?:sans frais(?: caches?| d'inscription| de dossier)?|prix (?:affiche|fixe|juste|transparent)s?(?: et transparents?)?|un (?:seul )?prix\b|rien de plus|moins cher|petits prix|abordable|paiement en (?:\d|trois|quatre|plusieurs)|\d{1,2} ?x sans frais|fois sans frais|a partir de \d[\d .,]{0,12} ?€|aides (?:calculees|deduites)|pris en charge|rembourse par)/g,
  },
  {
    type: 'time',
    stems: 'min sec cli gai gag att sui imm rep heu h tar ryt chr pre suf',
    pattern:
      /\b(?:en (?:(?:moins de |seulement |a peine )(?:\d{1,2}|deux|trois|cinq|dix|quinze|trente) ?(?:minutes?|min|secondes?|clics?)|quelques (?:minutes?|secondes?|clics?)|(?:\d{1,2}|deux|trois|cinq|dix|quinze|trente) ?(?:minutes?|min) par jour)|(?<=\b(?:heures?|temps|soirees?|week-?ends?)\b[\s\S]{0,200})en (?:\d{1,2}|deux|trois|cinq|dix|quinze|trente) ?(?:minutes?|min|secondes?|clics?)|\d{1,2} minutes? (?:par jour|suffisent|chrono)|pret en \d|gain de temps|gagne[zr]? du temps|sans attendre|tout de suite|immediat(?:ement|e)?|reponse (?:sous|en) \d+ ?(?:h|heures)|(?:sous|en) (?:24|48|72) ?(?:h|heures)|il n'est pas trop tard|a (?:votre|ton) rythme)\b/g,
  },
  {
    type: 'risk',
    stems: 'sat car cb ris gar obl rem ann ret ess jou rep',
    pattern:
      /\b(?:satisfaits? ou rembourses?|sans (?:carte bancaire|cb|risque|garant|obligation)|rembourse[es]{0,2}|annulation gratuite|retours? (?:gratuits?|simples?)|garanti[es]{0,2}|on rembourse|essai (?:gratuit|de \d)|\d{1,3} jours (?:d'essai|gratuits?|offerts?|pour)|report gratuit)\b/g,
  },
  {
    type: 'commitment',
    stems: 'eng abo dur res pau arr ann des sto',
    pattern:
      /\b(?:sans engagement|sans (?:abonnement|duree minimale)|0 mois d'engagement|resiliable[s]?|pause (?:en un clic|quand)|arrete[z]? quand|annulable|(?:desabonn|resili|arret|annul|stopp)[a-z]{1,8} (?:quand|en|a tout moment)[a-z ]{0,12})\b/g,
  },
  {
    type: 'complexity',
    stems: 'exp com ins out cod cv pri for mat fac sim cli cle pas occ cha deb mem acc rie emp int',
    pattern:
      /\b(?:sans (?:experience|competence|installation|outil|coder|cv|prise de tete|formation|materiel)|facile(?:ment)? a [a-z]{3,12}|tres simple|en (?:un|1|deux|2|trois|3) clics?|clefs? en main|cles? en main|pas a pas|pas-a-pas|on (?:s'occupe|se charge) d|pour (?:les )?debutants?|meme (?:si vous|si tu|debutant)|accompagnee?s?|s'occupe de tout|rien a (?:faire|installer)|prete? a l'emploi|un seul interlocuteur|niveau debutant)/g,
  },
  {
    type: 'delivery',
    stems: 'liv exp ret cli sto',
    pattern:
      /\b(?:livraison (?:[a-z]{3,10} )?(?:en|sous|suivie|rapide|express|offerte|gratuite|a domicile|24|48)|livree?s? (?:en|sous|chez|a domicile|le bon jour)|expediee?s? (?:en|sous|le jour)|retrait en (?:magasin|boutique)|click and collect|stock en france)/g,
  },
  {
    type: 'trust',
    stems: 'sec ver don rgp ser sup joi ass aff fra equ tel vis 0',
    pattern:
      /\b(?:paiement(?:s)? securise|avis verifies|donnees (?:protegees|hebergees)|rgpd|service client (?:francais|en france|disponible)|support (?:francais|7j)|joignables?|artisans? assures?|noms affiches|entreprise francaise|equipe (?:sur place|francaise)|numero de telephone|chantiers visitables|[1-5][.,]\d ?\/ ?5)/g,
  },
  {
    type: 'compatibility',
    stems: 'com ada fon con tou typ ide pea dis ios int',
    pattern:
      /\b(?:compatibles? avec|s'adapte[nt]{0,2} a|fonctionne[nt]{0,2} (?:avec|sur)|convient a(?:ux?)?|pour (?:tous|toutes) (?:les|types)|ideal pour|toutes (?:les )?(?:peaux|tailles|marques|morphologies)|peaux sensibles|disponible (?:en|sur) \d{1,3} [a-z]{3,12}|ios et android|s'integre)/g,
  },
];
const signsFor = stemsOf(objectionSigns);

export const objectionsIn = (texts: Texts): TypedSpan<ObjectionType>[] =>
  typedSpans(texts, signsFor(texts.leads), objectionLabels);
