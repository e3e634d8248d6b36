/** As `finir`: finis, finissez. */
const likeFinir =
  'aboutir accomplir adoucir affaiblir affranchir agir agrandir alourdir amincir amoindrir amortir anéantir aplatir applaudir approfondir arrondir assainir assouplir atterrir avertir bâtir blanchir bondir choisir convertir définir démolir divertir durcir éblouir éclaircir élargir embellir enrichir envahir épaissir épanouir établir étourdir finir fleurir fournir fraîchir franchir garantir garnir grandir grossir guérir investir jaillir jaunir jouir maigrir mincir mûrir noircir nourrir obéir polir punir raccourcir raffermir rafraîchir ragaillardir rajeunir ralentir réagir rebondir rebâtir réfléchir refroidir réinvestir remplir répartir resplendir rétablir rétrécir réunir réussir rougir rôtir saisir subir surgir trahir unir verdir vieillir vomir';

/** Others: what they end in, and the same of the imperative, singular and plural; with their prefixes. */
const families: readonly [ending: string, tu: string, vous: string, prefixes: string][] = [
  ['prendre', 'prends', 'prenez', '- ap com entre re sur désap'],
  ['mettre', 'mets', 'mettez', '- ad com per pro re trans sou dé'],
  ['battre', 'bats', 'battez', '- com a ra'],
  ['tendre', 'tends', 'tendez', '- at dé en é pré'],
  ['vendre', 'vends', 'vendez', '- re'],
  ['rendre', 'rends', 'rendez', '-'],
  ['pendre', 'pends', 'pendez', '- dé sus'],
  ['fendre', 'fends', 'fendez', '- dé'],
  ['cendre', 'cends', 'cendez', 'des'],
  ['pandre', 'pands', 'pandez', 'ré'],
  ['fondre', 'fonds', 'fondez', '- con'],
  ['pondre', 'ponds', 'pondez', 'ré'],
  ['tondre', 'tonds', 'tondez', '-'],
  ['perdre', 'perds', 'perdez', '-'],
  ['mordre', 'mords', 'mordez', '-'],
  ['rompre', 'romps', 'rompez', '- inter cor'],
  ['suivre', 'suis', 'suivez', '- pour'],
  ['vivre', 'vis', 'vivez', '- re sur'],
  ['écrire', 'écris', 'écrivez', '-'],
  ['crire', 'cris', 'crivez', 'ins dé pres sous réé trans'],
  ['lire', 'lis', 'lisez', '- re é'],
  ['duire', 'duis', 'duisez', 'con ré pro tra intro sé'],
  ['truire', 'truis', 'truisez', 'cons dé ins recons'],
  ['cuire', 'cuis', 'cuisez', '-'],
  ['faire', 'fais', 'faites', '- re dé satis'],
  ['dire', 'dis', 'dites', '- re'],
  ['croire', 'crois', 'croyez', '-'],
  ['boire', 'bois', 'buvez', '-'],
  ['conclure', 'conclus', 'concluez', '-'],
  ['inclure', 'inclus', 'incluez', '-'],
  ['joindre', 'joins', 'joignez', '- re'],
  ['teindre', 'teins', 'teignez', '- at é'],
  ['peindre', 'peins', 'peignez', '- re dé'],
  ['craindre', 'crains', 'craignez', '-'],
  ['plaindre', 'plains', 'plaignez', '-'],
  ['treindre', 'treins', 'treignez', 'res'],
  ['soudre', 'sous', 'solvez', 'ré'],
  ['coudre', 'couds', 'cousez', '- re'],
  ['naître', 'nais', 'naissez', 'con recon'],
  ['paraître', 'parais', 'paraissez', 'dis'],
  ['plaire', 'plais', 'plaisez', '-'],
  ['ouvrir', 'ouvre', 'ouvrez', '- déc rec redéc'],
  ['offrir', 'offre', 'offrez', '-'],
  ['souffrir', 'souffre', 'souffrez', '-'],
  ['cueillir', 'cueille', 'cueillez', '- ac re'],
  ['venir', 'viens', 'venez', '- de pré inter par con re sou pro'],
  ['tenir', 'tiens', 'tenez', '- ob re sou main con entre dé'],
  ['partir', 'pars', 'partez', '- re'],
  ['sortir', 'sors', 'sortez', '- res'],
  ['sentir', 'sens', 'sentez', '- res con'],
  ['mentir', 'mens', 'mentez', '-'],
  ['dormir', 'dors', 'dormez', '- en'],
  ['servir', 'sers', 'servez', '- res'],
  ['courir', 'cours', 'courez', '- par ac se re'],
  ['fuir', 'fuis', 'fuyez', '-'],
  ['quérir', 'quiers', 'quérez', 'ac con'],
  ['voir', 'vois', 'voyez', '- re pré entre'],
  ['cevoir', 'çois', 'cevez', 'con re aper per dé'],
  ['asseoir', 'assieds', 'asseyez', '-'],
  ['aller', 'va', 'allez', '-'],
];

/** An infinitive, and its imperative. */
export const otherVerbs: ReadonlyMap<string, readonly [tu: string, vous: string]> = new Map([
  ...likeFinir
    .split(' ')
    .map((verb) => [verb, [`${verb.slice(0, -1)}s`, `${verb.slice(0, -1)}ssez`]] as [string, [string, string]]),
  ...families.flatMap(([ending, tu, vous, prefixes]) =>
    prefixes.split(' ').map((one) => {
      const prefix = one === '-' ? '' : one;
      const imperative: [string, string] = [
        prefix + tu,
        prefix + (prefix && vous === 'dites' && one !== 're' ? 'disez' : vous),
      ];
      return [prefix + ending, imperative] as [string, [string, string]];
    }),
  ),
]);
