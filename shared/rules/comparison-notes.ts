import { type ComparedSubject, type Note, type NoteCode, noteCodes } from './comparison-parts.ts';

/** What no statistic corrects, said beside every comparison where it is true. */
const noteTexts: Record<NoteCode, string> = {
  not_randomised:
    'Le public n’a pas été réparti au hasard\u00a0: audience, budget, période ou emplacement peuvent expliquer un écart.',
  different_objectives:
    'Les objectifs diffèrent\u00a0: chaque plateforme cherche d’abord les personnes qui rempliront l’objectif choisi.',
  different_platforms: 'Les plateformes diffèrent, et ne comptent pas toutes de la même façon.',
  different_attribution:
    'Les fenêtres d’attribution diffèrent, ou l’une d’elles n’est pas connue\u00a0: les conversions ne sont pas comptées sur la même durée.',
  provisional: 'Les derniers jours sont provisoires\u00a0: les plateformes y ajoutent encore des conversions.',
  different_days: 'Les jours comparés ne sont pas les mêmes\u00a0: saison, promotions et concurrence ont pu changer.',
};

export function notesOf(subjects: readonly ComparedSubject[]): Note[] {
  const differ = (read: (subject: ComparedSubject) => string) => new Set(subjects.map(read)).size > 1;
  const isTrue: Record<NoteCode, boolean> = {
    not_randomised: true,
    different_objectives: differ(({ objective }) => objective),
    different_platforms: differ(({ platform }) => platform),
    different_attribution: differ(({ attribution }) =>
      attribution ? `${attribution.clickDays}/${attribution.viewDays}` : '',
    ),
    provisional: subjects.some(
      ({ days, provisionalFrom }) => provisionalFrom !== null && days.some(({ date }) => date >= provisionalFrom),
    ),
    different_days: differ(({ days }) =>
      days
        .map(({ date }) => date)
        .sort()
        .join(),
    ),
  };
  return noteCodes.filter((code) => isTrue[code]).map((code) => ({ code, text: noteTexts[code] }));
}
