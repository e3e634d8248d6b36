/** What can be done here, by the name in the address: what each is called everywhere, and what it gives. */
export const tools = {
  annonce: {
    name: 'Analyser une annonce',
    what: 'Sept critères notés pendant que vous écrivez, de l’accroche à la conformité, chacun expliqué.',
  },
  concurrent: {
    name: 'Analyser un concurrent',
    what: 'Ce qu’il répète, ce qu’il change, et les angles qu’il laisse libres.',
  },
  page: {
    name: 'Analyser une page',
    what: 'Votre page tient-elle la promesse de l’annonce\u202f? Ce qui la freine, et par quoi commencer.',
  },
  variations: {
    name: 'Variations',
    what: 'Plusieurs textes tirés de vos faits, et ce qui change de l’un à l’autre.',
  },
  script: {
    name: 'Script vidéo',
    what: 'Un script de 15, 30 ou 60\u00a0secondes\u00a0: voix, texte à l’écran, plans.',
  },
  textes: {
    name: 'Textes par plateforme',
    what: 'Titres, textes et descriptions de chaque plateforme, à la bonne longueur.',
  },
} as const;
export type Tool = keyof typeof tools;
