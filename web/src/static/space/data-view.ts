import { element } from '../share/element.ts';
import { actButton } from './forms.ts';
import { ask, keepSession } from './space-api.ts';
import { heading, text, type View } from './view.ts';

/** What is kept of a creator: to take away, to close, to end. */
export function dataView(onGone: (title: string, words: string) => void): View {
  return {
    title: 'Mes données',
    back: true,
    content: [
      heading('Emporter'),
      text('Tout ce que Réclame garde de vous comme créateur, dans un fichier.'),
      actButton('Télécharger mes données', async () => {
        const data = await ask<object>('GET', '/personal-data');
        const file = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
        element('a', { href: file, download: 'reclame-mes-donnees.json' }).click();
        // Telephones read it after the tap.
        setTimeout(() => URL.revokeObjectURL(file), 60_000);
      }),
      heading('Fermer partout'),
      text('Vos sessions se ferment et les liens de tous nos e-mails s’éteignent. Vous pourrez en demander un autre.'),
      actButton('Fermer mes sessions et mes liens', async () => {
        await ask('DELETE', '/sessions');
        keepSession(null);
        onGone('Tout est fermé', 'Plus aucune session ni aucun lien n’ouvre votre espace.');
      }),
      heading('Quitter'),
      text(
        'Votre profil, votre identité et vos liens sont supprimés aussitôt, sans retour. Les contrats signés, les contenus livrés et les factures restent à ceux qui les ont signés avec vous.',
      ),
      leave(onGone),
    ],
  };
}

/** Asked twice: it cannot be taken back. */
function leave(onGone: (title: string, words: string) => void): HTMLElement {
  const place = element('div', {});
  const sure = actButton(
    'Oui, supprimer mon espace',
    async () => {
      await ask('DELETE', '');
      keepSession(null);
      onGone('Votre espace est supprimé', 'Merci d’avoir créé avec nous.');
    },
    'button-accent',
  );
  const first = actButton('Quitter Réclame', async () => {
    place.replaceChildren(text('Êtes-vous sûr\u00a0? Rien ne pourra être rétabli.'), sure);
    sure.querySelector('button')?.focus();
  });
  place.append(first);
  return place;
}
