import { dayText } from '../kernel/day-texts.ts';
import { lowerFirst } from '../kernel/first-letter.ts';
import { counted } from '../kernel/news-texts.ts';

const quoted = (text: string) => `«\u00a0${text}\u00a0»`;

const personaLacks = {
  pains: 'Aucun problème n’est dit\u00a0: c’est ce qui compte le plus dans l’adéquation d’un texte.',
  goals: 'Aucun but n’est dit\u00a0: rien ne montre quels bénéfices lui parlent.',
  objections: 'Aucune objection n’est dite\u00a0: aucun texte ne peut la lever.',
  vocabulary: 'Aucun de ses mots n’est dit\u00a0: les textes ne peuvent pas les reprendre.',
  register: 'Rien ne dit si les textes doivent vouvoyer ou tutoyer.',
  channels: 'Rien ne dit sur quelles plateformes le rencontrer.',
};

/** What each recommendation says, and why. */
export const recommendationTexts = {
  expired: (claim: string, day: string) => ({
    title: `Ne plus dire ${quoted(claim)}`,
    why: `Cette allégation n’est plus valable depuis le ${dayText(day)}\u00a0: aucun texte ne s’en sert plus.`,
  }),
  expiring: (claim: string, day: string) => ({
    title: `Renouveler la source de ${quoted(claim)}`,
    why: `Valable jusqu’au ${dayText(day)}. Passé ce jour, aucun texte ne s’en servira.`,
  }),
  /** Names of campaigns are cut by bars; dots read better in a sentence. */
  tired: (alert: string, detail: string) => ({ title: alert.replaceAll(' | ', ' · '), why: detail }),
  moved: (advertiser: string, ads: number) => ({
    title: `Regarder ce que ${advertiser} vient de lancer`,
    why: `${counted(ads, 'nouvelle annonce', 'nouvelles annonces')} en sept jours. Vous suivez cet annonceur.`,
  }),
  noProof: (brief: string) => ({
    title: `Donner une preuve au brief ${quoted(brief)}`,
    why: 'Sans avis, chiffre ni garantie à citer, les textes promettent sans rien montrer.',
  }),
  noAnswer: (brief: string, objection: string) => ({
    title: `Répondre à une objection du brief ${quoted(brief)}`,
    why: `${quoted(objection)} n’a pas de réponse\u00a0: aucun texte ne peut en parler.`,
  }),
  personaLacks: (persona: string, path: keyof typeof personaLacks) => ({
    title: `Compléter le persona ${quoted(persona)}`,
    why: personaLacks[path],
  }),
  personaAnswer: (persona: string, objection: string) => ({
    title: `Répondre à une objection du persona ${quoted(persona)}`,
    why: `${quoted(objection)} n’a pas de réponse\u00a0: aucun texte ne peut la lever.`,
  }),
  personaUnserved: (persona: string) => ({
    title: `Écrire pour ${quoted(persona)}`,
    why: 'Ce persona est complet, et aucune de vos dernières générations n’est écrite pour lui.',
  }),
  unproven: (ad: string) => ({
    title: `Ajouter une preuve à ${quoted(ad)}`,
    why: 'L’analyse n’y trouve ni avis, ni chiffre, ni garantie\u00a0: 0 point sur 15.',
  }),
  long: (ad: string, length: number, recommended: number) => ({
    title: `Raccourcir ${quoted(ad)}`,
    why: `${counted(length, 'caractère', 'caractères')}, pour ${recommended} conseillés à cet emplacement.`,
  }),
  firstAd: {
    title: 'Analyser votre dernière annonce',
    why: 'Sept notes qui s’additionnent, chacune avec ses raisons\u00a0: c’est de là que partent les conseils.',
  },
  firstBrief: {
    title: 'Écrire un premier brief',
    why: 'Les textes ne sont composés que de vos faits\u00a0: vos bénéfices, vos preuves, votre offre.',
  },
  /** `deed`, as `deedOf` says it: « Ouvrir sur une question ». */
  better: (deed: string, sentence: string) => ({ title: deed, why: sentence }),
  worse: (deed: string, sentence: string) => ({
    title: `Ne plus ${lowerFirst(deed)}`,
    why: sentence,
  }),
  noResults: {
    title: 'Importer vos résultats',
    why: 'Aucune campagne n’a encore de chiffres\u00a0: rien ne peut dire lesquelles de vos publicités marchent.',
  },
};
