import { formatMoment } from '../../lib/format.ts';
import { commentForm } from './comment-form.ts';
import { element } from './element.ts';
import { type CommentedCard, DeadLink, readComments, reasonOf, type SharedComment } from './read-shared-board.ts';

const closed = 'Ce lien ne prend plus de commentaires, ou cette annonce n’est plus sur ce board.';
const failure = 'Les commentaires n’ont pas pu être chargés.';
const nothing = 'Aucun commentaire pour l’instant. Dites ce que vous en pensez.';

/** What was said of an ad, the newest last, and a form to say more. */
export function commentsPanel(card: CommentedCard, onSaid: () => void): HTMLElement {
  const act = (words: string) => element('button', { type: 'button', className: 'share-toggle', hidden: true }, words);
  const [older, retry] = [act('Afficher les précédents'), act('Réessayer')];
  const list = element('ol', { className: 'share-comment-list' });
  const status = element('p', { className: 'muted share-comments-status', tabIndex: -1 });
  status.setAttribute('role', 'status');
  const form = commentForm(card, { onSent, onClosed });
  let cursor: string | null = null;

  older.addEventListener('click', read);
  retry.addEventListener('click', read);
  read();

  /** The last page first, then those before it. */
  async function read(): Promise<void> {
    older.hidden = true;
    retry.hidden = true;
    status.textContent = 'Chargement des commentaires…';
    try {
      const page = await readComments(card, cursor);
      list.prepend(...page.items.reverse().map(line));
      cursor = page.nextCursor;
      older.hidden = cursor === null;
      status.textContent = list.childElementCount === 0 ? nothing : '';
    } catch (error) {
      if (error instanceof DeadLink) return onClosed();
      status.textContent = reasonOf(error, failure);
      retry.hidden = false;
    }
  }

  function onSent(comment: SharedComment): void {
    list.append(line(comment));
    status.textContent = 'Commentaire envoyé.';
    onSaid();
  }

  /** Nothing stays on the screen of what the link once led to. */
  function onClosed(): void {
    const within = form.contains(document.activeElement);
    const unsent = form.querySelector('textarea')?.value.trim();
    list.replaceChildren();
    older.hidden = true;
    // What one has just written is one's own.
    const kept = element(
      'p',
      { className: 'share-comment-text' },
      unsent && `Vos mots, qui n’ont pas été envoyés : ${unsent}`,
    );
    if (unsent) form.replaceWith(kept);
    else form.remove();
    status.textContent = closed;
    if (within) status.focus();
  }

  return element('div', { className: 'share-comments-panel' }, [older, list, status, retry, form]);
}

function line({ author, team, text, createdAt, editedAt }: SharedComment): HTMLElement {
  const when = element('time', { dateTime: createdAt }, formatMoment(createdAt));
  const head = element('p', { className: 'share-comment-head' }, [
    element('bdi', {}, author),
    ...(team ? [element('span', { className: 'chip' }, 'Équipe')] : []),
    element('span', { className: 'muted' }, [when, ...(editedAt ? [new Text(', modifié')] : [])]),
  ]);
  return element('li', {}, [head, element('p', { className: 'share-comment-text' }, text)]);
}
