type Refusal = { title: string; text: string };

const gone: Refusal = {
  title: 'Cette page n’existe pas, ou n’existe plus',
  text: 'Le lien est incomplet, a expiré ou a été retiré. Demandez-en un nouveau à la personne qui vous l’a donné.',
};
const later: Refusal = {
  title: 'Cette page ne peut pas être affichée pour le moment',
  text: 'Réessayez dans quelques minutes.',
};
const byStatus: Record<number, Refusal> = {
  404: gone,
  400: gone,
  409: { title: later.title, text: 'Prévenez la personne qui vous a donné le lien.' },
  429: { title: 'Trop de demandes', text: 'Trop de pages ont été ouvertes depuis votre réseau. Réessayez plus tard.' },
};

/** What is said in place of a page, by the status of its refusal. */
export const pageRefusals = (status: number): Refusal => byStatus[status] ?? later;
