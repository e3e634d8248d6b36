import { daysAfter } from './days.ts';

/** A moment of the year when shops speak of it: `MM-DD` of its first and last day. */
type Moment = {
  name: string;
  from: string;
  to: string;
  for: readonly ('shop' | 'lead' | 'booking' | 'app' | 'jobs')[];
  /** What opens the ad. */
  openings: readonly string[];
  offers: readonly string[];
  /** Of the creative. */
  lines: readonly string[];
};

const everyone = ['shop', 'booking', 'app', 'lead'] as const;

export const moments: readonly Moment[] = [
  {
    name: 'Soldes d’hiver',
    from: '01-08',
    to: '02-03',
    for: ['shop'],
    openings: [
      'Les soldes, les vrais.',
      'Soldes d’hiver : on ne solde que ce qu’on aime.',
      'C’est les soldes, pour {the} aussi.',
    ],
    offers: ['Jusqu’à −40 % sur une sélection.', '−30 % dès deux articles.', 'Dernière démarque jusqu’à dimanche.'],
    lines: ['Soldes|d’hiver', '−40 %.|Les vrais.'],
  },
  {
    name: 'Nouvelle année',
    from: '01-02',
    to: '01-28',
    for: ['booking', 'app', 'lead', 'jobs'],
    openings: [
      'Janvier, page blanche.',
      'Une seule résolution cette année, mais une bonne.',
      'Et si cette année, c’était simple ?',
    ],
    offers: ['Le premier mois à moitié prix jusqu’à fin janvier.', 'Offre de rentrée de janvier, sans engagement.'],
    lines: ['Janvier.|On s’y met.', 'Une seule|résolution.'],
  },
  {
    name: 'Saint-Valentin',
    from: '01-28',
    to: '02-14',
    for: ['shop', 'booking'],
    openings: [
      'Le 14 février tombe bien : on avait une idée.',
      'Pour deux, et sans cliché.',
      '[Dites-le|Dis-le] autrement qu’avec des roses.',
    ],
    offers: ['Livré avant le 14 février.', 'Le deuxième à −50 % jusqu’au 14 février.'],
    lines: ['Pour deux.', 'Le 14,|c’est prêt.'],
  },
  {
    name: 'Fête des mères',
    from: '05-08',
    to: '05-31',
    for: ['shop', 'booking'],
    openings: [
      'Elle a dit « pas de cadeau ». On n’a rien entendu.',
      'Fête des mères : une idée qu’elle n’a pas déjà.',
      'Pour celle qui pense à tout le monde.',
    ],
    offers: ['Livré avant la fête des mères.', 'Emballage cadeau offert.'],
    lines: ['Merci,|maman.', 'Elle va|adorer.'],
  },
  {
    name: 'Soldes d’été',
    from: '06-25',
    to: '07-21',
    for: ['shop'],
    openings: ['Les soldes d’été sont là, les valises aussi.', 'Soldes d’été : petite sélection, vrais prix.'],
    offers: ['Jusqu’à −50 % jusqu’au 21 juillet.', '−20 % de plus dès deux articles.'],
    lines: ['Soldes|d’été', '−50 %.|Sans chichi.'],
  },
  {
    name: 'Rentrée',
    from: '08-18',
    to: '09-21',
    for: [...everyone, 'jobs'],
    openings: [
      'Rentrée : le bon moment pour changer une seule chose.',
      'Septembre arrive. Pas de panique.',
      'La rentrée, en plus simple.',
    ],
    offers: ['Offre de rentrée jusqu’au 21 septembre.', '−15 % pour la rentrée.'],
    lines: ['La rentrée,|en mieux.', 'Septembre,|facile.'],
  },
  {
    name: 'Black Friday',
    from: '11-14',
    to: '11-30',
    for: ['shop', 'app'],
    openings: [
      'Black Friday : une seule remise, et la même pour tous.',
      'Une fois par an, on baisse le prix. C’est maintenant.',
      'Le Black Friday sans le cirque.',
    ],
    offers: ['−25 % sur tout, jusqu’à dimanche minuit.', '−30 %, une fois par an.'],
    lines: ['−25 %.|Point.', 'Une fois|par an.'],
  },
  {
    name: 'Noël',
    from: '11-24',
    to: '12-21',
    for: ['shop', 'booking'],
    openings: [
      'Noël est dans quelques semaines. [Respirez|Respire].',
      'Une idée de cadeau, et une seule.',
      'Le cadeau qu’on ne revend pas le 26.',
    ],
    offers: ['Livré avant Noël pour toute commande passée avant le 19.', 'Emballage cadeau offert.'],
    lines: ['Sous|le sapin.', 'Avant|le 24.'],
  },
];

/** When a moment is, in each of the years that touch the last eighteen months; those begun only. */
export function pastMoments(
  kind: Moment['for'][number],
  today: string,
): { moment: Moment; from: string; to: string }[] {
  const earliest = daysAfter(today, -545);
  const years = [...new Set([earliest.slice(0, 4), daysAfter(today, -300).slice(0, 4), today.slice(0, 4)])];
  return moments
    .filter((moment) => moment.for.includes(kind))
    .flatMap((moment) => years.map((year) => ({ moment, from: `${year}-${moment.from}`, to: `${year}-${moment.to}` })))
    .filter(({ from }) => from >= earliest && from <= today);
}
