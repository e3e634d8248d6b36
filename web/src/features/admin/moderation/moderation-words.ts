import type { ModerationCase } from '../../../../../shared/admin/moderation.contract.ts';

export type Decision = 'approve' | 'reject';

type Words = { act: string; acting: string; follows: string; done: string };

const publication = (of: string, whom: string, back: string): Record<Decision, Words> => ({
  approve: {
    ...{ act: 'Publier', acting: 'Publication...', done: `${of} est publié.` },
    follows: `Il devient visible aussitôt, et ${whom} est prévenu.`,
  },
  reject: {
    ...{ act: 'Refuser', acting: 'Refus...', done: `${of} est refusé.` },
    follows: `${back} Le motif est envoyé tel quel, avec les voies de recours.`,
  },
});

const texts: Record<ModerationCase['kind'], Record<Decision, Words>> = {
  brief: publication('Le brief', 'l’espace', 'La campagne redevient un brouillon, que l’espace peut reprendre.'),
  creator: publication('Le profil', 'le créateur', 'Le profil reste hors de la marketplace.'),
  report: {
    approve: {
      ...{ act: 'Laisser en place', acting: 'Décision...', done: 'Le contenu reste en place.' },
      follows: 'Rien ne change. Qui l’a signalé, le cas échéant, reçoit la décision, avec le motif s’il y en a un.',
    },
    reject: {
      ...{ act: 'Retirer', acting: 'Retrait...', done: 'Le contenu est retiré.' },
      follows:
        'Le contenu disparaît aussitôt. Son auteur, et qui l’a signalé le cas échéant, reçoivent la décision, le motif et les voies de recours.',
    },
  },
};

export const wordsOf = ({ kind }: Pick<ModerationCase, 'kind'>, decision: Decision): Words => texts[kind][decision];
