import { foldLabel } from '../kernel/fold.ts';
import type { JobLevel } from './prospects.rules.ts';

/** Words of a folded title, in French and English; the first line that has one of them tells the level. */
const levels: readonly (readonly [JobLevel | null, RegExp])[] = [
  // What the next lines would take for more than it is.
  [null, /^(sans emploi|en recherche d emploi|etudiant|etudiante|retraite|retraitee|student|unemployed|retired|n a)$/],
  [
    'operational',
    /\b(assistante?|stagiaires?|alternante?|apprentie?|intern|trainee|junior|community manager|product owner|account executive|charge|chargee)\b/,
  ],
  [
    'head',
    /\b(vp|svp|evp|vice presidente?|head|chef de service|cheffe de service)\b|\b(directeur|directrice) adjointe?\b/,
  ],
  [
    'executive',
    /\b((p ?)?d ?g|dga|ceo|coo|cfo|cmo|cto|cio|cdo|cro|chro|cpo|chief|president|presidente|founder|cofounder|fondateur|fondatrice|cofondateur|cofondatrice|gerante?|dirigeante?|patronne?|proprietaire|owner|associee?|chef d entreprise|cheffe d entreprise|entrepreneure?|entrepreneuse|administrateur general|managing partner|general manager|managing director|executive director|board member)\b/,
  ],
  [
    'executive',
    /\b(directeur|directrice) (generale?|executive?|d agence|de l agence|associee?)\b|^(directeur|directrice|director|direction|direction generale|partner)$/,
  ],
  ['head', /\b(directeur|directrice|directors?|direction)\b/],
  [
    'manager',
    /\b(responsable|manager|manageur|manageuse|chef|cheffe|lead|leader|supervisor|superviseur|superviseuse|coordinateur|coordinatrice|coordinator)\b/,
  ],
];

/** What a job title says of the place in a company; null when it names no work. */
export function jobLevelOf(title: string): JobLevel | null {
  const folded = foldLabel(title);
  if (!/\p{L}/u.test(folded)) return null;
  for (const [level, words] of levels) if (words.test(folded)) return level;
  return 'operational';
}
