import { box, type Color, disc, drawLogo, leaf, roof, wave } from './draw-logo.ts';
import type { NewClient } from './fill-clients.ts';

const paper: Color = [251, 248, 243];
const [ink, teal, vermilion, amber, blue, violet, pink]: Color[] = [
  [29, 27, 25],
  [42, 143, 153],
  [200, 55, 26],
  [217, 154, 28],
  [58, 111, 196],
  [122, 88, 184],
  [200, 91, 143],
].map(([r = 0, g = 0, b = 0]): Color => [r, g, b]) as [Color, Color, Color, Color, Color, Color, Color];

/** The clients of the demo agency: invented, as are their people. */
export const demoClients: NewClient[] = [
  {
    name: 'Maison Rivière',
    color: 'teal',
    industry: 'furniture',
    website: 'maison-riviere.example',
    logoUrl: drawLogo(paper, [
      { color: teal, inside: wave(-0.34, 0.1) },
      { color: teal, inside: wave(0, 0.1) },
      { color: ink, inside: wave(0.34, 0.1) },
    ]),
    legal: {
      legalName: 'Maison Rivière SAS',
      siren: '902148576',
      vatNumber: 'FR46902148576',
      address: '12 rue des Tanneurs\n37000 Tours',
      signatoryName: 'Élise Rivière',
    },
    contacts: [
      { name: 'Élise Rivière', email: 'elise@maison-riviere.example', role: 'Gérante' },
      { name: 'Hugo Lemaire', email: 'hugo@maison-riviere.example', role: 'Marketing' },
    ],
    notes: 'Point chaque premier lundi du mois. Les photos du catalogue d’automne arrivent mi-septembre.',
  },
  {
    name: 'Bérénice Cosmétiques',
    color: 'pink',
    industry: 'beauty',
    website: 'berenice-cosmetiques.example',
    logoUrl: drawLogo(pink, [
      { color: paper, inside: leaf(-0.24, 0.24, 0.62) },
      { color: [251, 220, 235], inside: leaf(0.24, 0.24, 0.62) },
    ]),
    legal: {
      legalName: 'Bérénice Cosmétiques SARL',
      siren: '884712035',
      vatNumber: 'FR01884712035',
      address: '4 quai Rambaud\n69002 Lyon',
      signatoryName: 'Bérénice Aubry',
    },
    contacts: [{ name: 'Bérénice Aubry', email: 'berenice@berenice-cosmetiques.example', role: 'Fondatrice' }],
  },
  {
    name: 'Vélo Boréal',
    color: 'blue',
    industry: 'sports',
    website: 'velo-boreal.example',
    logoUrl: drawLogo(paper, [
      { color: blue, inside: disc(-0.36, 0.12, 0.42) },
      { color: paper, inside: disc(-0.36, 0.12, 0.25) },
      { color: ink, inside: disc(0.36, 0.12, 0.42) },
      { color: paper, inside: disc(0.36, 0.12, 0.25) },
      { color: vermilion, inside: disc(0, -0.5, 0.14) },
    ]),
    legal: {
      legalName: 'Boréal Cycles SAS',
      siren: '915302665',
      vatNumber: 'FR94915302665',
      signatoryName: 'Yann Le Goff',
    },
    contacts: [{ name: 'Yann Le Goff', email: 'yann@velo-boreal.example', role: 'Directeur' }],
  },
  {
    name: 'Brasserie du Levant',
    color: 'amber',
    industry: 'restaurants',
    logoUrl: drawLogo(amber, [
      { color: paper, inside: disc(0, 0.22, 0.5) },
      { color: amber, inside: box(-1, 0.22, 1, 1) },
      { color: ink, inside: box(-0.7, 0.3, 0.7, 0.42) },
    ]),
    legal: { legalName: 'SARL Le Levant', siren: '849663109', vatNumber: 'FR59849663109' },
    contacts: [{ name: 'Samir Haddad', email: 'samir@levant.example', role: 'Gérant' }],
  },
  {
    name: 'Toits d’Armor',
    color: 'vermilion',
    industry: 'home',
    website: 'toits-armor.example',
    logoUrl: drawLogo(paper, [
      { color: vermilion, inside: roof(-0.6, 0.05, 0.72) },
      { color: ink, inside: box(-0.46, 0.05, 0.46, 0.6) },
      { color: paper, inside: box(-0.13, 0.22, 0.13, 0.6) },
    ]),
    legal: { legalName: 'Toits d’Armor SAS', siren: '897255410', vatNumber: 'FR43897255410' },
    contacts: [{ name: 'Gwenaëlle Morvan', email: 'gwen@toits-armor.example', role: 'Responsable commerciale' }],
  },
  {
    name: 'École Lumen',
    color: 'violet',
    industry: 'education',
    website: 'ecole-lumen.example',
    logoUrl: drawLogo(violet, [
      { color: paper, inside: disc(0, -0.12, 0.46) },
      { color: amber, inside: disc(0, -0.12, 0.28) },
      { color: paper, inside: box(-0.22, 0.42, 0.22, 0.52) },
      { color: paper, inside: box(-0.16, 0.6, 0.16, 0.7) },
    ]),
    legal: { legalName: 'Association Lumen', siren: '873104921', vatNumber: 'FR10873104921' },
    contacts: [{ name: 'Inès Carvalho', email: 'ines@ecole-lumen.example', role: 'Admissions' }],
  },
];
