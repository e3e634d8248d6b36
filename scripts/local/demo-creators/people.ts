import { addDays } from '../../../shared/kernel/paris-day.ts';
import { Seeded } from '../../../shared/kernel/seeded.ts';
import {
  type CreatorAge,
  type CreatorContent,
  type CreatorNetwork,
  type CreatorNiche,
  type CreatorRecord,
  type CreatorResult,
  contentStyles,
  creatorNiches,
  noRecord,
} from '../../../shared/ugc/creator.rules.ts';
import { captions } from './captions.ts';
import type { Figure } from './draw-figure.ts';

const women =
  'Léa Inès Camille Nora Salomé Jade Yasmine Clémence Maëlle Anouk Sofia Romane Aïcha Lison Margaux Élise Fatou Solène Capucine Naïma Agathe Lou Mélina Joséphine Awa Coralie Ombeline Shana Violette Perrine';
const men =
  'Hugo Samir Basile Théo Malik Gabin Antonin Ilyès Corentin Noé Bastien Kévin Ismaël Achille Rayan Tristan Amadou Léonard Yanis Félix Oscar Mehdi Elliot Côme Loïc Sacha Aurèle Djibril Marceau Valentin';
const surnames =
  'Tardivel Vauclair Montreuil Brisquet Kerlaouen Delmarche Ouahbi Sauvignac Perrochon Lantier Bourrache Mercadet Diabaté Roquebrune Falaise Vermorel Tassigny Beaudrap Quillivic Ferradji Malaurent Chantoiseau Pradelles Guilbaudet Sainrapt Vergniol Kermarrec Aubertas Lochmann Trévisani';
const towns: [string, string][] = [
  ...(
    'Lyon Nantes Bordeaux Lille Rennes Toulouse Marseille Strasbourg Montpellier Grenoble Angers Tours Nancy Clermont-Ferrand Annecy Brest Dijon La\u00a0Rochelle Caen Paris'.split(
      ' ',
    ) as string[]
  ).map((town): [string, string] => [town, 'FR']),
  ['Bruxelles', 'BE'],
  ['Liège', 'BE'],
  ['Lausanne', 'CH'],
  ['Montréal', 'CA'],
];

const bios: Partial<Record<CreatorNiche, string>> = {
  beauty: 'Je teste les soins un mois avant d’en parler, sans filtre ni retouche.',
  fashion: 'Une pièce, trois tenues\u00a0: je filme dans la rue, à la lumière du jour.',
  food: 'Recettes du soir en un seul plat, filmées de près, avec le bruit de la poêle.',
  sport: 'Course, vélo, yoga\u00a0: j’essaie le matériel dehors, sous la pluie s’il le faut.',
  family: 'Parent de deux enfants\u00a0: on essaie, on salit, on dit ce qui tient.',
  home: 'Petits espaces et bricolage\u00a0: des avant / après en trente secondes.',
  travel: 'Trains de nuit et petites auberges\u00a0: des carnets courts et honnêtes.',
  tech: 'J’explique un objet en une minute, sans jargon, avec ce qui m’agace.',
  pets: 'Mon chien juge les produits avant moi.',
};
const plainBio = 'Des vidéos courtes, bien éclairées, écrites avec vous et livrées à l’heure.';

const ages: Record<CreatorAge, number> = { '18-24': 3, '25-34': 5, '35-44': 3, '45-54': 1.5, '55+': 1 };
const networks: Record<CreatorNetwork, number> = {
  ...{ instagram: 5, tiktok: 5, youtube: 2, snapchat: 1, pinterest: 1, linkedin: 0.6, twitch: 0.5 },
};

export type DemoCreator = {
  email: string;
  content: CreatorContent;
  record: CreatorRecord;
  results: CreatorResult[];
  billable: boolean;
  arppUntil: string | undefined;
  /** Days since they were last there. */
  away: number;
  figure: Figure;
};

const count = 60;

/** Sixty people who do not exist, each time the same. */
export function demoCreators(today: string): DemoCreator[] {
  const [hers, his, theirs] = [women, men, surnames].map((names) => names.split(' ')) as [string[], string[], string[]];
  return Array.from({ length: count }, (_, at) => {
    const isWoman = at % 5 < 3;
    const turn = Math.floor(at / 5) * (isWoman ? 3 : 2) + (isWoman ? at % 5 : (at % 5) - 3);
    const first = (isWoman ? hers : his)[turn % 30] ?? 'Lou';
    const last = theirs[(at * 7 + 3) % 30] ?? 'Lantier';
    return one(`${first} ${last}`, isWoman ? 'female' : 'male', today);
  });
}

function one(displayName: string, gender: 'female' | 'male', today: string): DemoCreator {
  const chance = new Seeded(`creator ${displayName}`);
  const niches = chance.some(Object.keys(creatorNiches) as CreatorNiche[], chance.int(1, 3));
  const [niche = 'home'] = niches;
  const [city, country] = chance.pick(towns);
  const handle = displayName
    .normalize('NFKD')
    .replace(/[^A-Za-z ]/g, '')
    .toLowerCase()
    .replace(' ', chance.pick(['.', '_', '']));
  const price = chance.int(8, 40) * 10;
  const isKnown = chance.chance(0.6);
  const done = chance.int(3, 28);
  const ratings = Math.max(1, Math.round(done * 0.8));
  const figure = figureOf(chance, gender);
  return {
    email: `${handle.replace(/[^a-z]/g, '')}@createurs.example`,
    content: {
      displayName,
      bio: bios[niche] ?? plainBio,
      ...{ city, country, gender, niches },
      languages: [
        { code: 'fr', level: 'native' },
        ...(chance.chance(0.5) ? [{ code: 'en', level: chance.pick(['fluent', 'good'] as const) } as const] : []),
        ...(chance.chance(0.2)
          ? [{ code: chance.pick(['es', 'ar', 'it', 'pt'] as const), level: 'native' } as const]
          : []),
      ],
      ageRange: chance.weighted(ages),
      styles: chance.some(Object.keys(contentStyles) as (keyof typeof contentStyles)[], chance.int(2, 4)),
      appearsWith: chance.some(['pet', 'partner', 'house', 'garden', 'car'] as const, chance.int(0, 2)),
      platforms: platformsOf(chance, handle, today),
      audience: null,
      rates: [
        { deliverable: 'video', cents: price * 100 },
        { deliverable: 'photo', cents: Math.round(price * 0.3) * 100 },
        ...(chance.chance(0.6) ? [{ deliverable: 'story', cents: Math.round(price * 0.4) * 100 } as const] : []),
        ...(chance.chance(0.4) ? [{ deliverable: 'raw_footage', cents: Math.round(price * 0.5) * 100 } as const] : []),
        ...(chance.chance(0.3) ? [{ deliverable: 'voice_over', cents: Math.round(price * 0.6) * 100 } as const] : []),
      ],
      turnaroundDays: chance.int(3, 14),
      availableFrom: chance.chance(0.2) ? addDays(today, chance.int(5, 40)) : null,
      vacations: chance.chance(0.4)
        ? [{ from: addDays(today, chance.int(20, 30)), to: addDays(today, chance.int(31, 40)) }]
        : [],
      portfolio: chance.some(captions[niche], chance.int(2, 4)).map((title, at) => ({
        id: `p${at + 1}`,
        title,
        sector: niche,
        posterFile: null,
        mediaFile: null,
        durationSeconds: chance.int(12, 48),
      })),
    },
    record: isKnown
      ? {
          collaborations: done,
          onTime: Math.round(done * (0.75 + 0.25 * chance.next())),
          ratings,
          ratingSum: Math.round(ratings * (3.9 + 1.1 * chance.next())),
          answers: done,
          answerHours: done * chance.int(1, 20),
        }
      : noRecord,
    results: isKnown && chance.chance(0.5) ? [resultOf(chance, niche, today)] : [],
    billable: chance.chance(0.8),
    arppUntil: chance.chance(0.3) ? addDays(today, chance.int(60, 600)) : undefined,
    away: chance.int(0, 45),
    figure,
  };
}

const platformsOf = (chance: Seeded, handle: string, today: string) =>
  [...new Set(Array.from({ length: chance.int(1, 3) }, () => chance.weighted(networks)))].map((network) => {
    const followers = Math.round(9_000 * chance.factor(6));
    return {
      ...{ network, handle, followers },
      engagementRate: Math.round(10 + 70 * chance.next()) / 1_000,
      averageViews: Math.round(followers * (0.2 + 0.6 * chance.next())),
      declaredOn: addDays(today, -chance.int(3, 90)),
    };
  });

const resultOf = (chance: Seeded, sector: CreatorNiche, today: string): CreatorResult => ({
  sector,
  metric: 'hookRate',
  value: chance.int(22, 44) / 100,
  impressions: chance.int(6, 240) * 1_000,
  measuredOn: addDays(today, -chance.int(10, 120)),
});

const figureOf = (chance: Seeded, gender: 'female' | 'male'): Figure => ({
  skin: chance.pick(['#f3d2b8', '#e8bd98', '#c98f63', '#9a6440', '#6b4226', '#f0c6a4']),
  hair: chance.pick(['#2b1d16', '#5a3822', '#8a5a2b', '#c99a52', '#1c1a1d', '#a4452c', '#8d8a86']),
  cut: chance.pick(
    gender === 'female'
      ? (['long', 'bun', 'bob', 'curls', 'long', 'scarf'] as const)
      : (['short', 'curls', 'short', 'bald', 'cap'] as const),
  ),
  beard: gender === 'male' && chance.chance(0.45),
  glasses: chance.chance(0.25),
  palette: chance.int(0, 29),
});
