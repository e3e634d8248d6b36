const months = 'janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre';
const weekdays = 'lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche';
const moment = `(?:(?:${weekdays})?(?: ?le)? ?\\d{1,2}(?:er)? ?(?:${months}|/ ?\\d{1,2}\\b)|(?:${weekdays}|minuit|demain|ce soir)\\b|la fin (?:du mois|de la semaine)|fin (?:${months}))`;

/** A moment, or a count of hours or days, at which something ends; folded. */
export const endsOn = [
  `\\bjusqu'(?:au|a|en) ${moment}`,
  `\\bavant (?:le |ce |la )?${moment}`,
  `\\b(?:fin|se termine|expire|s'arrete|s'acheve|cloture|ferme)(?: de l'offre| des inscriptions)? (?:le |ce |a )?${moment}`,
  "\\baujourd'hui (?:seulement|uniquement)\\b|\\b(?:uniquement|seulement|valable)(?: pour)? aujourd'hui\\b",
  '\\b(?:pendant|durant) (?:24|36|48|72) ?(?:h|heures)\\b|\\b\\d{1,3} (?:h|heures|jours) seulement\\b',
  "\\b(?:encore|plus que|(?:ne )?reste(?:nt)?(?: plus que| que)?) (?:\\d{1,3}|deux|trois|quatre|cinq) (?:derniers )?(?:h|heures?|jours?)\\b(?! (?:de|d'))",
].join('|');

/** What presses without saying until when. */
const presses = [
  '\\bdernier(?:e|s|es)? (?:heures?|jours?|chance|ligne droite|places?|pieces?|minutes?|exemplaires?|week-?end|appel)\\b',
  '\\b(?:offre|vente|quantite|edition|stock|places?|serie|promo)s? (?:tres )?(?:limite[es]{0,2}|flash|ephemeres?)\\b',
  '\\bventes? (?:flash|privees?)\\b|\\bavant-premiere\\b|\\bavant (?:qu.il [^.!?\\n]{2,30}|rupture|epuisement)',
  '\\b(?:plus que|(?:ne )?reste(?:nt)?(?: plus que| que)?) (?:\\d{1,3}|quelques|deux|trois|quatre|cinq) (?:jours?|places?|pieces?|exemplaires?|creneaux)\\b',
  '\\b(?:black friday|cyber monday|french days)\\b(?![^.!]*\\?)|\\b(?:les |des )?soldes (?:sont|commencent|d.(?:ete|hiver)|continuent|demarrent|jusqu)',
].join('|');

export const dated = new RegExp(endsOn);
export const urgent = new RegExp(`${endsOn}|${presses}`);
