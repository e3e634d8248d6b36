import type { SpaceCreator } from '../../../../shared/ugc/space-creator.ts';
import { card, cards, heading, text, type View } from './view.ts';

/** What waits for the creator first, then the rest of their space. */
export function homeView(creator: SpaceCreator): View {
  const todo = [
    ...(isThin(creator)
      ? [card('Complétez votre profil', 'À vous\u00a0: les marques choisissent sur lui', '#profil', true)]
      : []),
    ...(creator.identity
      ? []
      : [
          card(
            'Confirmez votre identité',
            'À vous\u00a0: sans elle, rien ne se signe ni ne se paie',
            '#identite',
            true,
          ),
        ]),
  ];
  return {
    title: creator.displayName ? `Bonjour ${creator.displayName}` : 'Votre espace créateur',
    content: [
      heading('À faire'),
      todo.length > 0 ? cards(todo) : text('Rien ne vous attend.', 'muted'),
      heading('Vous'),
      cards([
        card(
          'Mon profil',
          creator.listed ? 'Visible sur la marketplace' : 'Visible des marques qui vous connaissent',
          '#profil',
        ),
        card('Mon identité', creator.identity ? 'Confirmée' : 'À confirmer', '#identite'),
        card('Mes données', 'Les emporter, fermer mes liens, quitter', '#donnees'),
      ]),
    ],
  };
}

const isThin = ({ displayName, bio, niches, rates }: SpaceCreator): boolean =>
  !displayName || !bio || niches.length === 0 || rates.length === 0;
