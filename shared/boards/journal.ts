import type { JournalOf } from '../kernel/word.ts';
import type { boards } from './word.ts';

export const journalTitle = 'Boards';

export const journal: JournalOf<typeof boards> = {
  'board.created': { label: 'Board créé', said: 'a créé le board {}' },
  'board.updated': {
    label: 'Board modifié',
    said: 'a modifié le board {}',
    fields: {
      name: 'Nom',
      description: 'Description',
      color: 'Couleur',
      columns: 'Colonnes',
      ownerId: 'Responsable',
      clientId: 'Client',
    },
  },
  'board.deleted': { label: 'Board supprimé', said: 'a supprimé le board {}' },
  'board.shared': { label: 'Board partagé', said: 'a partagé le board {} par un lien' },
  'board.unshared': { label: 'Partage d’un board retiré', said: 'a retiré le lien de partage du board {}' },
  'ad.saved': { label: 'Annonce enregistrée', said: 'a enregistré l’annonce {} sur un board' },
  'ad.moved': { label: 'Annonce déplacée', said: 'a déplacé l’annonce {} sur un board' },
  'ad.unsaved': { label: 'Annonce retirée', said: 'a retiré l’annonce {} d’un board' },
  'saved_ad.updated': {
    label: 'Annonce annotée',
    said: 'a annoté l’annonce {}',
    fields: { note: 'Note', tags: 'Étiquettes' },
  },
  'saved_ads.edited': {
    label: 'Annonces modifiées ensemble',
    said: 'a modifié plusieurs annonces à la fois sur le board {}',
    fields: { move: 'Colonne', tag: 'Étiquette ajoutée', untag: 'Étiquette retirée', delete: 'Retrait du board' },
  },
  'comment.created': { label: 'Commentaire ajouté', said: 'a commenté l’annonce {}' },
  'comment.updated': { label: 'Commentaire modifié', said: 'a modifié un commentaire de l’annonce {}' },
  'comment.deleted': { label: 'Commentaire supprimé', said: 'a supprimé un commentaire de l’annonce {}' },
  'comment.restored': { label: 'Commentaire rétabli', said: 'a rétabli un commentaire de l’annonce {}' },
  'comment.received': {
    label: 'Commentaire reçu par le lien public',
    said: 'a reçu par le lien public un commentaire sur l’annonce {}',
  },
};
