import { type AdContent, adIdOf, commonOwner } from '../../../functions/ads/ad/ad.entity.ts';
import type { BoardColor, BoardTemplate } from '../../../shared/boards/boards.rules.ts';
import type { Hook } from './bodies.ts';

type Wanted = {
  hook: Hook;
  industry: AdContent['industry'];
  format?: AdContent['format'];
  /** Ads of a thing that works still run. */
  running?: boolean;
  column: number;
  note?: string;
  tags?: string[];
  comments?: DemoComment[];
};

/** What someone of the agency said, by e-mail; `asks` is whom the text names, as `@`; `shared` is meant for the client too. */
type TeamComment = { by: string; asks?: string; text: string; shared?: true };
/** What someone said by the public link of a board, under the name that they gave. */
type ClientComment = { visitor: string; text: string };
export type DemoComment = TeamComment | ClientComment;

const [camille, paul, ines] = ['demo@reclame.example', 'paul@reclame.example', 'ines@reclame.example'];

type DemoBoard = {
  name: string;
  description: string;
  color: BoardColor;
  template: BoardTemplate;
  /** The e-mail of a member and the name of a client, where the agency has them. */
  owner?: string;
  client?: string;
  /** Its public link takes comments. */
  shared?: true;
  wanted: Wanted[];
};

/** What the agency put aside: kinds of ads rather than ads, since the library changes with the day. */
export const demoBoards: DemoBoard[] = [
  {
    name: 'Veille maison et déco',
    description: 'Ce que font les concurrents de nos clients de l’ameublement, chaque lundi.',
    color: 'vermilion',
    template: 'watch',
    client: 'Maison Rivière',
    shared: true,
    wanted: [
      { hook: 'Question', industry: 'furniture', column: 0 },
      { hook: 'Douleur', industry: 'home', format: 'video', column: 0 },
      { hook: 'Nouveauté', industry: 'furniture', column: 0, tags: ['à revoir'] },
      { hook: 'Chiffre', industry: 'home', column: 0 },
      {
        hook: 'Témoignage',
        industry: 'furniture',
        running: true,
        column: 1,
        note: 'La citation remplace l’argumentaire : un prénom, un âge, une phrase. À essayer avec de vrais clients.',
        tags: ['preuve sociale'],
        comments: [
          {
            by: camille,
            text: 'La citation tient en une ligne et on la lit avant le prix. C’est ce qui manque aux nôtres.',
          },
          { by: paul, asks: camille, text: '@ d’accord. On demande trois témoignages au client cette semaine ?' },
          { by: camille, asks: paul, text: '@ oui, et une photo de chez eux plutôt qu’un portrait de studio.' },
          {
            visitor: 'Claire Rivière',
            text: 'Le ton nous plaît. Peut-on garder la citation, et montrer l’atelier plutôt qu’un salon ?',
          },
          { by: camille, shared: true, text: 'Bonne idée : deux visuels dans l’atelier vous attendent ici vendredi.' },
        ],
      },
      { hook: 'Avant / après', industry: 'home', column: 1, tags: ['visuel fort'] },
      { hook: 'Liste', industry: 'home', format: 'carousel', column: 1, tags: ['carrousel'] },
      { hook: 'Promesse', industry: 'furniture', format: 'video', column: 1 },
      {
        hook: 'Comparaison',
        industry: 'furniture',
        column: 2,
        note: 'Deux colonnes, un seul regard. Décliner pour la gamme canapés avant les soldes.',
        tags: ['soldes', 'à décliner'],
        comments: [
          {
            by: ines,
            asks: paul,
            text: '@ le tableau passe-t-il en 4:5 ? Sur téléphone la seconde colonne se lit mal.',
          },
          { by: camille, text: 'À décliner en deux visuels plutôt qu’un : un par argument.' },
        ],
      },
      { hook: 'Urgence', industry: 'home', column: 2, tags: ['soldes'] },
      {
        hook: 'Promesse',
        industry: 'home',
        running: true,
        column: 3,
        note: 'Validée avec le client : même structure, notre ton, trois visuels.',
        tags: ['brief envoyé'],
      },
    ],
  },
  {
    name: 'Accroches qui durent',
    description: 'Les premières lignes des annonces encore diffusées, celles qui durent d’abord.',
    color: 'teal',
    template: 'aida',
    owner: 'ines@reclame.example',
    wanted: [
      { hook: 'Chiffre', industry: 'finance', running: true, column: 0, tags: ['chiffre'] },
      { hook: 'Curiosité', industry: 'health-fitness', running: true, column: 0, tags: ['curiosité'] },
      { hook: 'Question', industry: 'education', running: true, column: 0, tags: ['question'] },
      { hook: 'Bref', industry: 'fashion', running: true, column: 0 },
      {
        hook: 'Douleur',
        industry: 'business',
        running: true,
        column: 1,
        note: 'Nomme le problème avec les mots du client, pas les nôtres.',
        comments: [
          {
            by: camille,
            text: 'Diffusée depuis plus longtemps que toutes les autres du secteur : à garder comme modèle.',
          },
        ],
      },
      { hook: 'Liste', industry: 'beauty', running: true, column: 1 },
      { hook: 'Avant / après', industry: 'beauty', running: true, column: 2, tags: ['visuel fort'] },
      { hook: 'Témoignage', industry: 'travel', running: true, column: 2, tags: ['preuve sociale'] },
      { hook: 'Promesse', industry: 'restaurants', running: true, column: 3 },
    ],
  },
  {
    name: 'Idées pour les fêtes',
    description: 'Du repérage à la mise en ligne, pour les campagnes de fin d’année.',
    color: 'amber',
    template: 'production',
    owner: 'hugo@reclame.example',
    client: 'Brasserie du Levant',
    wanted: [
      { hook: 'Saison', industry: 'shopping', column: 0, tags: ['noël'] },
      { hook: 'Saison', industry: 'arts', column: 0, tags: ['cadeau'] },
      { hook: 'Saison', industry: 'beauty', column: 0 },
      { hook: 'Saison', industry: 'fashion', format: 'carousel', column: 1, tags: ['carrousel'] },
      {
        hook: 'Saison',
        industry: 'restaurants',
        column: 1,
        note: 'Le menu en trois images ; reprendre l’idée pour la carte cadeau.',
      },
      { hook: 'Urgence', industry: 'travel', column: 2, tags: ['dernière chance'] },
    ],
  },
];

/** The ads of a board, each the one most seen of its kind; a kind that the library lacks is left out. */
export function pickAds({ wanted }: DemoBoard, library: AdContent[]) {
  const picked = new Set<string>();
  return wanted.flatMap(({ column, note, tags, comments, ...kind }) => {
    const [ad] = library
      .filter((one) => isOfKind(one, kind) && !picked.has(one.sourceId))
      .sort((one, other) => reachOf(other) - reachOf(one));
    if (!ad) return [];
    picked.add(ad.sourceId);
    return [{ adId: adIdOf(commonOwner, ad.sourceId), column, note, tags, comments }];
  });
}

const isOfKind = (ad: AdContent, { hook, industry, format, running }: Omit<Wanted, 'column' | 'comments'>) =>
  ad.tags.includes(hook) &&
  ad.industry === industry &&
  (format === undefined || ad.format === format) &&
  (!running || ad.endedAt === null);

const reachOf = ({ reach }: AdContent) => reach?.upper ?? 0;
