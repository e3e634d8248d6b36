import { documents } from '../../../../shared/page-paths.ts';

/** The question, as the application and the privacy page both put it. */
export const consentText = {
  title: 'Nous aider à corriger les défauts\u202f?',
  question:
    'Avec votre accord, une partie des sessions est enregistrée pour comprendre les pannes\u00a0: les gestes et la forme des pages, tous les textes et images masqués. Sans votre accord, aucune session n’est enregistrée et tout fonctionne de la même façon.',
  details: 'En savoir plus',
  detailsPath: `${documents.privacy}#choix`,
  accept: 'Accepter',
  refuse: 'Refuser',
};
