import { fold } from '../../kernel/fold.ts';

export type RefusedContent = 'hate' | 'minors' | 'weapons' | 'drugs';

/** Who cares for people, teaches or warns says the same words for another reason. */
const care =
  /\b(?:sevrages?|desintox\w*|addict\w*|preventions?|prevenir|depist\w*|associations?|lutte[rz]?|luttons|anti-?(?:drogues?|armes?|racis\w*|dopage)|education|proteg\w*|protections?|victimes?|violences?|abus|agress\w*|signale\w*|sensibilis\w*|musees?|histoires?|documentaires?|soigne\w*|therap\w*|arreter|sortir)\b/;
/** Nothing of it is real. */
const play =
  /\b(?:jeux?|jouets?|lasers?|airsoft|paintball|nerf|figurines?|films?|series?|romans?|maquettes?|cosplay|deguisements?|cinema|escape)\b/;
/** What is asked for is to be had. */
const trade =
  /\b(?:vend(?:re|s|ez|ons)?|ventes?|achat|achet\w*|command\w*|livr(?:e|er|ee?s|ons|aison|aisons)|grammes?|dealers?|doses? de|sniff\w*|fume[rz]?|pas cher|stock|boutique)\b/;

const peoples =
  '(?:arabes?|juifs?|noirs?|musulmans?|roms?|gitans?|tziganes?|homosexuels?|gays?|lesbiennes?|trans|immigres?|migrants?|etrangers?|chinois|asiatiques?|africains?|handicapes?|femmes?)';
const hate = [
  new RegExp(`\\bsales? (?:petite?s? )?${peoples}\\b(?! (?:et|ou|mais) propres?)`),
  new RegExp(`\\b(?:mort|haine) (?:aux|des) ${peoples}\\b`),
  new RegExp(`\\b(?:extermin\\w*|expuls\\w*|deport\\w*|elimin\\w*|chasse[rz]?|vire[rz]?) (?:tous )?les ${peoples}\\b`),
  /\b(?:bougnoules?|youpins?|bicots?|bamboulas?|tarlouzes?|tafioles?|sous-?hommes?|races? (?:superieures?|inferieures?)|suprematie blanche|white power|heil hitler|sieg heil|incit\w* a la haine|appel\w* a la haine)\b/,
];

const minor =
  '(?:mineure?s?|enfants?|fillettes?|ados?|adolescente?s?|ecolieres?|collegiennes?|lyceennes?|petite?s? (?:filles?|garcons?)|(?:filles?|garcons?|jeunes) de (?:[5-9]|1[0-7]) ans)';
const sexual =
  '(?:porno\\w*|erotiques?|sexuel(?:le)?s?|sexys?|nudes?|denudee?s?|photos? nue?s?|contenus? (?:adultes?|pour adultes))';
const minors = [
  /\b(?:pedoporno\w*|pedophil\w*|lolicons?|child porn)\b/,
  new RegExp(`\\b${sexual}\\b.{0,40}\\b${minor}\\b|\\b${minor}\\b.{0,40}\\b${sexual}\\b`),
];

const weapons = [
  /\b(?:armes? a feu|armes? de guerre|kalachnikovs?|ak-?47|fusils? (?:d'assaut|a pompe|de chasse|mitrailleurs?|de precision)|pistolets? (?:automatiques?|9 ?mm|glock)|pistolets?-mitrailleurs?|revolvers?|carabines?|munitions? (?:calibre|de guerre|de chasse|pour (?:fusils?|pistolets?|armes?))|grenades? (?:a main|offensives?|defensives?)|bombes? artisanales?|explosifs? artisanaux?|engins? explosifs?|armes? imprimees? en 3d)\b/,
];
const tradedWeapons =
  /\b(?:des |d'|l'|une |les )armes?\b(?! (?:secretes?|absolues?|fatales?|redoutables?|marketing|de seduction|commercia|numeriques?|contre|pour (?:reussir|vendre|convaincre)))/;

const drugs = [
  /\b(?:cocaine|mdma|ecstasy|lsd|methamphetamines?|crystal meth|ketamine|ghb|gbl|fentanyl|speedball|champignons? hallucinogenes?|drogues? (?:dures?|illegales?|de synthese))\b/,
];
const tradedDrugs = /\b(?:drogues?|heroine|crack|cannabis|haschisch|shit|beuh|weed|herbe a fumer|joints? de)\b/;

/** What no text is written for, in one line of what was given; null where there is nothing of it. */
function refusedIn(line: string): RefusedContent | null {
  const said = fold(line);
  const any = (patterns: readonly RegExp[]) => patterns.some((pattern) => pattern.test(said));
  if (care.test(said)) return null;
  if (any(minors)) return 'minors';
  if (any(hate)) return 'hate';
  const isTraded = trade.test(said);
  if (!play.test(said) && (any(weapons) || (isTraded && tradedWeapons.test(said)))) return 'weapons';
  if (any(drugs) || (isTraded && tradedDrugs.test(said))) return 'drugs';
  return null;
}

/** The first of some texts that asks for it, by its place. */
export function refusedContent(texts: readonly string[]): RefusedContent | null {
  for (const text of texts)
    for (const line of text.split('\n')) {
      const found = refusedIn(line);
      if (found) return found;
    }
  return null;
}
