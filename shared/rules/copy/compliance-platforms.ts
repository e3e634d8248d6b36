import type { Span } from './analysis.ts';
import { lawReadOn as asOf, type Case, type ComplianceRule, inTexts } from './compliance-rule.ts';
import { disease, relief } from './illness.ts';
import { languageOf } from './language.ts';
import { emoji } from './masks.ts';
import { spansOf } from './match.ts';
import { placesOf } from './places.ts';
import { type Field, spanIn } from './read-copy.ts';
import { wordsIn } from './words.ts';

const conditions =
  '(?:diabetiques?|obeses?|en surpoids|depressifs?|depressives?|anxieu(?:x|se)|handicapee?s?|malades?|seropositi(?:f|ve)s?|impuissante?s?|menopausee?s?|alcooliques?|dependante?s?)';
const beliefs =
  '(?:musulmane?s?|juif|juive|juifs|chretien(?:ne)?s?|catholiques?|protestante?s?|athees?|bouddhistes?|gays?|homosexuel(?:le)?s?|lesbiennes?|bisexuel(?:le)?s?|transgenres?|noire?s?(?= [?,.!]|$)|arabes?|asiatiques?|africaine?s?|maghrebine?s?|immigree?s?|syndiquee?s?)';
const money =
  '(?:endettee?s?|surendettee?s?|au chomage|fauchee?s?|ruinee?s?|en faillite|a decouvert|interdite?s? bancaires?)';
const personal = new RegExp(
  `\\b(?:vous etes|etes-vous|tu es|es-tu|si vous etes|si tu es|vous vous sentez|tu te sens)(?: (?:aussi|encore|une?|trop|souvent|peut-etre|toujours))* (?:${conditions}|${beliefs}|${money})\\b|\\b(?:votre|vos|ton|ta|tes) (?:diabete|obesite|surpoids|depression|anxiete|handicap|maladie|dettes?|surendettement|religion|orientation sexuelle|origines?|casier|cellulite|impuissance|addiction|kilos en trop|acne|eczema|psoriasis)\\b|\\b(?:vous avez|tu as|vous aurez|avez-vous|as-tu) (?:plus de |moins de |entre )?\\d{2} (?:ans|et \\d{2} ans)\\b|\\b(?:vous souffrez|tu souffres|souffrez-vous|souffres-tu) (?:de|du|d')|\\bvous,? les (?:plus de \\d{2} ans|seniors|diabetiques)\\b|${relief}|(?<=^|[.!?\\n] ?)(?:${conditions}|${money}) ?\\?|\\b(?:vous vivez|tu vis|vous luttez|tu luttes) (?:avec|contre) (?:(?:la|le|les|une?) |l')?${disease}\\b`,
  'g',
);

const phone = /(?<![\d.])(?:\+33 ?[1-9]|0[1-9])(?:[ .-]?\d{2}){4}(?!\d)/g;
/** Words in capitals that are no acronym, in what an ad says. */
const capitalRun = /(?<![\p{L}\p{N}])\p{Lu}{2,}(?:[ '’,:!—–-]+\p{Lu}{2,}){1,}(?![\p{L}])/gu;
const capitalWord = /(?<![\p{L}\p{N}])\p{Lu}{6,}(?![\p{L}\p{N}])/gu;
const fewestCapitals = 12;

/** Of what is said in capitals, the runs that shout: chrome left out. */
function shouted(field: Field, pattern: RegExp, fewest: number): Span[] {
  return placesOf(pattern, field.read.cased)
    .filter(
      ({ text, index }) =>
        text.replace(/[^\p{L}]/gu, '').length >= fewest && field.said.slice(index, index + text.length).trim() !== '',
    )
    .map(({ text, index }) => spanIn(field, index, index + text.length));
}

const capitals = ({ fields }: Case): Span[] =>
  fields
    .flatMap((field) => (field.read.capitals >= fewestCapitals ? shouted(field, capitalRun, fewestCapitals) : []))
    .slice(0, mostShown);
const mostShown = 3;

function forbiddenSigns(ad: Case): Span[] {
  return ad.fields
    .flatMap((field) => [
      ...(field.name === 'headline' ? spansOf(field, field.said, /!/g, 1) : spansOf(field, field.said, /![ !]*!/g, 1)),
      ...(/[^\n -~]/.test(field.said) ? spansOf(field, field.said, emoji, 2) : []),
      ...spansOf(field, field.said, phone, 1),
      ...(/\p{Lu}{6}/u.test(field.read.cased) ? shouted(field, capitalWord, 6) : []),
    ])
    .slice(0, 3);
}

const english =
  /\b(?:shop now|buy now|order now|new collection|summer sale|winter sale|free shipping|limited edition|best price|get yours|made with love|sold out|coming soon|just dropped|must[- ]haves?|game[- ]changer|drive to store|learn more|join us|enjoy|50% off|up to \d{2} ?% off)\b/g;

const mayBeForeign =
  /\b(?:the|and|of|for|with|your?|our|is|are|this|we|der|und|ist|mit|los|las|para|che|per|di)\b|[^\0-\u02ff\u2000-\u{1ffff}]/u;
/** A whole sentence in another language, when the rest of the ad is French. */
function foreignSentences(ad: Case): Span[] {
  if (!mayBeForeign.test(ad.text)) return [];
  return ad.fields
    .flatMap((field) =>
      field.sentences.flatMap(({ start, end }) => {
        const words = wordsIn(field.plain.slice(start, end));
        return words.length >= 4 && languageOf(words) === 'other' ? [spanIn(field, start, end)] : [];
      }),
    )
    .slice(0, 2);
}

const jobs =
  /\b(?:un |des |futurs? |nos )?(?:chauffeurs?|conducteurs?|infirmiers?|aides-soignants?|vendeurs?|techniciens?|commercia(?:l|ux)|developpeurs?|serveurs?|cuisiniers?|boulangers?|electriciens?|plombiers?|conseillers?|directeurs?|assistants?|ingenieurs?|livreurs?|caissiers?|magasiniers?|soudeurs?|macons?|educateurs?|formateurs?|alternants?|apprentis?)\b/g;
const bothSexes =
  /\b(?:h ?\/ ?f|f ?\/ ?h|h ?\/ ?f ?\/ ?x|hommes? ?\/ ?femmes?|femmes? ?\/ ?hommes?|tous genres)\b|·e\b|\(e\)|\b[a-z]{4,14}(?:ier|eur|ien|ant) ?\/ ?[a-z]{4,14}(?:iere|euse|rice|ienne|ante)\b|\b[a-z]{4,14}(?:iere|euse|rice|ienne|ante) ?(?:\/|ou) ?[a-z]{4,14}(?:ier|eur|ien|ant)\b/;
const hires = /\b(?:recrut|poste|cdi|cdd|embauch|postule|candidat|rejoin|emploi|salaire|planning|alternance)/;

/** What networks refuse, and how the law wants ads to be written. */
export const platformRules: readonly ComplianceRule[] = [
  {
    code: 'meta_personal_attribute',
    stems:
      'vous etes tu es si vot vos ton ta tes ave as souf marre assez ras fatigu las epuis adieu fini dia obe sur dep anx han mal ser imp men alc end cho fau rui fai dec int',
    label: 'Attribut personnel',
    severity: 'blocking',
    reference: 'Règles publicitaires de Meta, attributs personnels',
    asOf,
    explanation:
      'Meta refuse une annonce qui affirme ou laisse entendre la santé, l’âge, les croyances, l’origine, l’orientation ou les difficultés d’argent de qui la lit.',
    fix: 'Parlez du produit ou de «\u00a0ceux qui…\u00a0», jamais de ce qu’est la personne.',
    find: (ad) => (ad.meta ? inTexts(ad, personal) : []),
  },
  {
    code: 'google_symbols',
    label: 'Signes refusés par Google',
    severity: 'blocking',
    reference: 'Règles de Google Ads, exigences éditoriales',
    asOf,
    explanation:
      'Google refuse le point d’exclamation dans un titre, les signes répétés, les emojis, les mots en capitales et les numéros de téléphone dans le texte.',
    fix: 'Retirez ces signes\u00a0; mettez le numéro dans un composant Appel.',
    find: (ad) => (ad.google ? forbiddenSigns(ad) : []),
  },
  {
    code: 'gender_job',
    label: 'Offre d’emploi sans H/F',
    severity: 'warning',
    reference: 'Code du travail, art. L1142-1',
    asOf,
    explanation:
      'Une offre d’emploi ne peut mentionner le sexe recherché\u00a0: un métier écrit au masculin seul s’accompagne de H/F.',
    fix: 'Ajoutez «\u00a0H/F\u00a0» après le nom du métier.',
    find: (ad) =>
      ad.industry === 'careers' && hires.test(ad.text) && !bothSexes.test(ad.text) ? inTexts(ad, jobs).slice(0, 1) : [],
  },
  {
    code: 'capitals',
    label: 'Mots en capitales',
    severity: 'warning',
    reference: 'Règles éditoriales des régies',
    asOf,
    explanation:
      'Une suite de mots en capitales se lit moins bien et passe pour un cri\u00a0; plusieurs régies la refusent.',
    fix: 'Écrivez en minuscules, et gardez les capitales pour les sigles.',
    find: capitals,
  },
  {
    code: 'toubon',
    stems:
      '* sho buy ord new sum win fre lim bes get mad sol com jus mus gam dri lea joi enj up off the and of for wit you our is are thi we der und ist mit los las par che per di',
    label: 'Mots étrangers sans traduction',
    severity: 'info',
    reference: 'Loi n°\u00a094-665 du 4\u00a0août\u00a01994, art.\u00a02',
    asOf,
    explanation:
      'L’emploi du français est obligatoire dans la publicité\u00a0; un texte étranger s’accompagne d’une traduction aussi lisible.',
    fix: 'Ajoutez la version française, de même taille.',
    find: (ad) => [...inTexts(ad, english), ...foreignSentences(ad)].slice(0, 3),
  },
  {
    code: 'price_tax',
    stems: 'ht hor',
    label: 'Prix hors taxes',
    severity: 'info',
    reference: 'Code de la consommation, art. L112-1\u00a0; arrêté du 3\u00a0décembre\u00a01987',
    asOf,
    explanation: 'Un prix annoncé à des consommateurs est toutes taxes comprises.',
    fix: 'Donnez le prix TTC, seul ou plus visible que le prix hors taxes.',
    find: (ad) =>
      ['business', 'manufacturing'].includes(ad.industry ?? '') || /\bttc\b|\bprofessionnels?\b/.test(ad.text)
        ? []
        : inTexts(ad, /\d ?(?:€|euros?) ?(?:ht\b|hors taxes?)/g),
  },
  {
    code: 'contest_rules',
    stems: 'jeu gran tir ten par conc',
    label: 'Règlement du jeu',
    severity: 'info',
    reference: 'Code de la consommation, art. L121-20',
    asOf,
    explanation: 'Un jeu ou un concours dit où lire son règlement.',
    fix: 'Ajoutez l’adresse du règlement.',
    find: (ad) =>
      /\breglement\b/.test(ad.text)
        ? []
        : inTexts(
            ad,
            /\b(?:jeu[- ]concours|grand jeu|tirage au sort|tente[zr]? (?:votre|ta|de) (?:chance|gagner|remporter)|participe[zr]? (?:et gagne|pour gagner|au concours|au jeu)|concours (?:photo|instagram|facebook))/g,
          ),
  },
  {
    code: 'ai_image',
    stems: 'imag phot vid vis mann ava',
    label: 'Images produites par une IA',
    severity: 'info',
    reference:
      'Loi n°\u00a02023-451 du 9\u00a0juin\u00a02023, art.\u00a05\u00a0; règlement (UE) 2024/1689, art.\u00a050',
    asOf,
    explanation:
      'Une image de visage ou de silhouette produite par une intelligence artificielle porte la mention «\u00a0Images virtuelles\u00a0» dans la publication d’un créateur.',
    fix: 'Ajoutez «\u00a0Images virtuelles\u00a0» à l’image.',
    find: (ad) =>
      /\bimages? virtuelles?\b/.test(ad.text)
        ? []
        : inTexts(
            ad,
            /\b(?:images?|photos?|videos?|visuels?|mannequins?|visages?|avatars?) (?:generee?s?|creee?s?|realisee?s?|produite?s?) (?:par|avec) (?:une? |l')?(?:ia|intelligence artificielle|midjourney|dall-?e)\b|\bavatars? (?:ia|ai)\b/g,
          ),
  },
  {
    code: 'cliche',
    label: 'Formule usée',
    severity: 'info',
    reference: 'Qualité rédactionnelle',
    asOf,
    explanation: 'Cette formule se lit partout\u00a0: elle ne dit rien de votre produit.',
    fix: 'Remplacez-la par un fait, un chiffre ou une scène.',
    find: (ad) => ad.style.cliches.slice(0, 3),
  },
];
