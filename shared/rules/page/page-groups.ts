/** What a page is judged on, and how many points of a hundred each is worth. */
export const pageGroups = {
  message: { label: 'Promesse', max: 20 },
  proposition: { label: 'Proposition', max: 15 },
  callToAction: { label: 'Appel à l’action', max: 15 },
  form: { label: 'Formulaire', max: 10 },
  proof: { label: 'Preuves', max: 10 },
  seo: { label: 'Référencement', max: 10 },
  technical: { label: 'Technique', max: 10 },
  mobile: { label: 'Mobile', max: 5 },
  privacy: { label: 'Vie privée', max: 5 },
} as const;
