import type { Span } from './analysis.ts';
import { hookMotives } from './hook-motives.ts';
import { type Field, spanIn } from './read-copy.ts';

/** What whoever reads gains, folded: a change for the better, an effort spared, a feeling. */
const gains = [
  // Verbs of gain, in any person.
  "\\b(?:gagn(?:e[zr]?|ent)|economis(?:e[zr]?|ent)|redui(?:s|t|sez|re|sent)|retrouv(?:e[zr]?|ent)|amelior(?:e[zr]?|ent)|boost(?:e[zr]?|ent)|simplifi(?:e[zr]?|ent)|facilit(?:e[zr]?|ent)|proteg(?:e[zr]?|ent)|apais(?:e[zr]?|ent)|soulag(?:e[zr]?|ent)|eviter|liber(?:e[zr]?|ent)|acceler(?:e[zr]?|ent)|maitris(?:e[zr]?|ent)|progress(?:e[zr]?|ent)|reussi(?:r|s|t|ssez|ssent)|dor(?:s|mez|t|mir)|sublim(?:e[zr]?|ent)|renforc(?:e[zr]?|ent)|favoris(?:e[zr]?|ent)|hydrat(?:e[zr]?|ent)|nourri(?:t|r|ssent)|stimul(?:e[zr]?|ent)|reequilibr(?:e[zr]?|ent)|retabli(?:r|t|ssent)|transform(?:e[zr]?|ent)|developp(?:e[zr]|ent)|rassur(?:e[zr]?|ent)|soutien(?:t|nent)|aid(?:e[zr]?|ent) (?:a|votre|ton|les|vos|ceux)|permet(?:tent|tre)? (?:de|d'|a)|doubl(?:e[zr]?|ent)|rend(?:ent|re)? (?:le|la|les|votre|ton|plus)|surpren(?:ez|ds|dre) (?:vos|tes|votre|ton|ta)|attir(?:e[zr]?|ent)|signe[zr]? plus|vend(?:ez|s|re) (?:plus|mieux)|rappell?e(?:nt)? (?:qui|quand)|prepar(?:e|ent) (?:votre|ton|ta|la|le|vos|tes)|remplac(?:e|ent) (?:la|le|les|deux|trois|cinq|\\d)|tien(?:t|nent) (?:toute|dans|jusqu)|se fait oublier|oublie[zr]? (?:les|la|le|vos|tes|votre|ton|ta)|change[nt]{0,2} la vie|fait le reste|s'occupe de tout|veille sur|prend(?:s|re|ez)? (?:enfin |bien )?soin)\\b",
  "\\b(?:deven(?:ez|ir)|deviens|parl(?:e[zr]|ez) (?:couramment|francais|anglais|l'|l[ae]s? )|parle couramment|appren(?:ez|ds|dre|d)|cre(?:e[zr]) des liens|prendre confiance|gagner en|profite[zr]? (?:de la vie|du|de votre|de vos|de tes|pleinement))\\b",
  // More of what is good, less of what is not.
  "\\bplus (?:de (?:temps|confort|plaisir|clients|ventes|liberte|confiance|cheveux|volume)|d'(?:energie|eclat|aisance|espace)|rapide|vite|simple|facile|leger|legere|souple|serein|sereine|confortable|sur|sure|longtemps|efficace|doux|douce|belle|beau|fort|forte|propre|blanc|blanche|solide|jeune|lumineux|lumineuse|calme|clair|claire)(?:s|ment)?\\b|\\bmoins (?:de|d') ?(?:stress|bruit|fatigue|temps|frais|douleurs?|taches|paperasse|gaspillage|charges|dechets)|\\bmieux (?:dormir|vivre|manger|vendre|gerer|respirer|apprendre|comprendre)|\\bmeilleur(?:e|s|es)? (?:sommeil|sante|avenir|forme|digestion|vie|gestion|visibilite|qualite|rendement)",
  "\\bsans (?:effort|stress|attente|y penser|film gras|frais caches|douleur|paperasse|te|vous|mauvaise surprise|fatigue|prise de tete|bruit|casse|risque|(?:se |s'|rien |jamais |plus )?(?!(?:papier|hiver|danger|calendrier|escalier|panier|metier|quartier|loyer|acier|cuir|desir|plaisir|laser|polyester|courrier|dossier|clavier|filtre)\\b)(?:[a-z]{2,}(?:er|ir|dre|ttre|ivre|uire)|(?:re|de|satis)?faire|[re]?lire|dire|rire))\\b",
  "\\b(?:reduction d[eu]s?|amelioration d[eu]|meilleure? (?:digestion|circulation)|boost du|regain d|soulagement|gain d[eu]|fini(?:e|s|es)? (?:le|la|les|de|d)|dites adieu|dis adieu|adieu|plus (?:jamais|besoin|aucun|un seul)|n'(?:oubli\\w+|aurez|auras) plus|ne (?:fait|font) plus|ne (?:se voit|voit) plus)\\b",
  '\\b(?:en|dans les?|sous) (?:\\d{1,2}|quelques|une|deux|trois|cinq|dix|quinze|vingt|trente) (?:minutes?|secondes?|clics?|gestes?|jours?|semaines?|seances?)\\b',
  "\\bdes (?:le|la|les|votre|ton|ta) (?:(?:1er|1re|premier|premiere|premiers|premieres) )(?:jours?|semaines?|mois|nuits?|utilisations?|applications?|lecons?|seances?|gorgees?|bouchees?|essais?|lavages?|minutes?|heures?)\\b|\\b(?:tu|vous|te|t'|toi|gare[zr]?) (?:[a-z']+ ){0,3}partout\\b",
  "\\b(?:confort(?:able)?s?|serenite|tranquill(?:e|ite)s?|liberte|confiance|aisance|fluidite|eclat(?:ant)?e?|bien-etre|detente|vitalite|energie|sourire|legerete|autonomie|bonne humeur|l'esprit (?:leger|libre|tranquille)|avenir meilleur|vrais? (?:resultats|progres)|vraies? (?:resultats|conversations)|progres reels?|corrections instantanees|reels progres|conversations? reelles?|(?:reste[nt]{0,2}|gard(?:e[zr]?|ent) (?:[a-z'-]{2,12} ){1,3})(?:souple|au chaud|chaud|frais|fraiche|propre|nette?|confortable|lisse|calme|droit)e?s?|facile(?:ment)?|simplement|sur[- ]mesure|a (?:votre|ton) rythme|quand (?:vous|tu) (?:voulez|veux|souhaitez)|ou que vous soyez|n'importe (?:ou|quand)|toute la journee|jusqu'au lendemain)\\b",
  '\\bpour (?:que|mieux|enfin|apprendre|gagner|retrouver|reussir|eviter|ne plus|vivre|dormir|respirer|vous sentir|te sentir|rester|sublimer|retablir|renforcer|repeupler|mieux)\\b',
  '\\b(?:une? |le |la )?(?:peau|ventre|nuits?|cheveux|teint|maison|jardin|journees?|dos) (?:plus |enfin |vraiment )?(?:nette?|souple|plats?|calmes?|lisse|legers?|brillants?|frais|douce?|propre|apaisee?|au top)\\b',
];
const benefit = new RegExp(gains.join('|'));

/** What the thing is, has or is made of. */
const traits = [
  '\\b\\d[\\d .,]{0,12}\\+? ?(?:kg|g|kilos?|km|cm|mm|m2|m|l|ml|w|mah|go|to|pieces?|gelules?|cours|livres?|exercices?|langues?|fonctions?|fonctionnalites|modeles?|couleurs?|tailles?|lecons?|flashcards|ingredients?|lavages?|points?|pages?|videos?|recettes?|places?|vitesses?|programmes?|epices|mesures|graines?)\\b',
  '\\b(?:en|de|100 ?%) (?:coton|lin|laine|cuir|bois|acier|inox|verre|carton|bambou|aluminium|titane|ceramique|soie|chene|cachemire|metal|papier|liege|caoutchouc|polyester|merinos)\\b',
  '\\b(?:fabriquee?s?|concue?s?|assemblee?s?|cousue?s?|tissee?s?|equipee?s?|dotee?s?|munie?s?|composee?s?|inclus(?:e|es)?|compris(?:e|es)?|integree?s?|rechargeables?|lavables?|pliables?|etanches?|connectee?s?|compatibles?|cultivee?s?|formulee?s?|basee?s? sur|prevue?s? pour|livree?s? avec|garnie?s?|doublee?s?|reglables?|amovibles?|sur secteur|sans fil|bluetooth|usb|wifi|4k|hd|autonomie de)\\b',
  '\\b(?:application|appli|logiciel|plateforme|formule|texture|emballage|flacon|batterie|moteur|ecran|capteur|poche|semelle|tissu|matiere|garantie|module|interface|tableau de bord|tuteurs? (?:ia|ai)|jeux|dialogues|exercices|menu|atelier|equipe|technicien|conseiller|pack|cures?|gelules?|poudre|coffret|capsules?|abonnement)\\b',
  '\\bsans (?:parfum|sulfates?|silicones?|gluten|sucres?|lactose|conservateurs?|ogm|alcool|colorants?|bpa|aluminium|additifs?|carte bancaire|cb)\\b',
];
const feature = new RegExp(traits.join('|'));

const pain = hookMotives.find(({ type }) => type === 'pain')?.pattern ?? /(?!)/;

export const saysBenefit = (sentence: string): boolean => benefit.test(sentence);
export const saysPain = (sentence: string): boolean => pain.test(sentence);

const bulletBefore =
  /(?:^|\n)\s*(?:[-•·*–▪►→✓]|\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]*|\d{1,2}\s?[.)])\s*$/u;
/** Of what is offered, asked or dated: neither a benefit nor a feature. */
const other =
  /^(?:profite[zr]? (?:de|d')|[-+]?\d{1,3} ?%|livraison|code |jusqu'a [-+]?\d|offre |commande[zr]?\b|cliquez|clique\b|en savoir plus|decouvr(?:ez|e|ir)(?:-en)? (?:plus|tous|toute|nos|notre|les|la|le)\b|inscri|reserve[zr]?\b|contacte|appele|ecri[vs]|postule|essai gratuit|devis|telecharge|remplis|\d{1,3} jours (?:offerts|gratuits)|a retrouver|disponible|best[ -]seller)/;

export type Mark = { pain: boolean; benefit: boolean; feature: boolean };
const marked = new WeakMap<Field, Mark[]>();

/** What each sentence of a field speaks of. */
export function marksOf(field: Field): Mark[] {
  const before = marked.get(field);
  if (before) return before;
  const marks = field.sentences.map(({ start, end }) => {
    const text = field.plain.slice(start, end);
    return { pain: saysPain(text), benefit: saysBenefit(text), feature: feature.test(text) };
  });
  marked.set(field, marks);
  return marks;
}

/** The sentences that say what is gained, and those that say what the thing is. */
export function benefitsAndFeatures(
  fields: readonly Field[],
  asked: readonly { field: Field; to: number }[],
): { benefits: Span[]; features: Span[] } {
  const told = fields.flatMap((field) => {
    const marks = marksOf(field);
    return field.sentences.map(({ start, end }, at) => {
      const asks = asked.some((one) => one.field === field && one.to === end);
      return { is: toldBy(field, start, end, marks[at], asks), field, start, end };
    });
  });
  const spans = (is: Told) =>
    told
      .filter((one) => one.is === is)
      .slice(0, most)
      .map(({ field, start, end }) => spanIn(field, start, end));
  return { benefits: spans('benefit'), features: spans('feature') };
}

type Told = 'benefit' | 'feature' | null;
const most = 12;
/** « Les bienfaits : » says none. */
const shortAnnouncement = 50;

function toldBy(field: Field, start: number, end: number, mark: Mark | undefined, asks: boolean): Told {
  const text = field.plain.slice(start, end);
  if (other.test(text) || text.endsWith('?')) return null;
  const announces = text.endsWith(':');
  if (mark?.benefit) return announces && text.length < shortAnnouncement ? null : 'benefit';
  if (asks || announces) return null;
  return mark?.feature || opensLine(field, start) ? 'feature' : null;
}

const opensLine = ({ said }: Field, start: number): boolean =>
  bulletBefore.test(said.slice(Math.max(0, start - 14), start));
