/** What can be done here, by the name in the address: what each is called everywhere, and what it gives. */
export const tools = {
  annonce: {
    name: 'Analyser une annonce',
    what: 'Accroche, clarté, bénéfices, preuves, appel, format, conformité\u00a0: sept notes qui s’additionnent à mesure que vous écrivez, chacune avec ses raisons.',
  },
  concurrent: {
    name: 'Analyser un concurrent',
    what: 'Ce qu’il répète, ce qu’il change, et ce que les autres font sans lui.',
  },
  page: {
    name: 'Analyser une page',
    what: 'Si votre page tient la promesse de l’annonce, ce qui la freine, et ce qu’il faut corriger d’abord.',
  },
  variations: {
    name: 'Variations',
    what: 'D’autres textes à partir de vos faits, un seul changement à la fois.',
  },
  script: {
    name: 'Script vidéo',
    what: 'Quinze, trente ou soixante secondes, plan par plan.',
  },
  textes: {
    name: 'Textes par plateforme',
    what: 'Tous les champs de chaque emplacement, aux bonnes longueurs.',
  },
} as const;
export type Tool = keyof typeof tools;
