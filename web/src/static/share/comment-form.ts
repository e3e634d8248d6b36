import { boardLimits } from '../../../../shared/boards/boards.rules.ts';
import { element } from './element.ts';
import { type CommentedCard, DeadLink, reasonOf, type SharedComment, sendComment } from './read-shared-board.ts';

/** Where this browser keeps the name that was given with a comment. */
const nameKey = 'shareName';
const failure = 'Le commentaire n’a pas pu être envoyé. Vérifiez votre connexion, puis réessayez.';

type Ends = { onSent: (comment: SharedComment) => void; onClosed: () => void };

/** A form for who has no account: a name, kept in this browser once it was given, and some words. */
export function commentForm(card: CommentedCard, { onSent, onClosed }: Ends): HTMLFormElement {
  const name = element('input', { name: 'name', type: 'text', autocomplete: 'name', required: true });
  name.maxLength = boardLimits.visitorName;
  name.value = keptName();
  const text = element('textarea', { name: 'text', rows: 3, required: true });
  text.maxLength = boardLimits.comment;
  const problem = element('p', { className: 'share-problem', hidden: true });
  problem.setAttribute('role', 'alert');
  const button = element('button', { type: 'submit', className: 'button button-accent' }, 'Envoyer');
  const form = element('form', { className: 'share-comment-form', noValidate: true }, [
    problem,
    element('label', {}, [new Text('Votre nom'), name]),
    element('label', {}, [new Text('Votre commentaire'), text]),
    element('p', { className: 'muted' }, 'Lu par l’équipe de ce board et par qui a ce lien, avec votre nom.'),
    button,
  ]);
  let busy = false;
  // The same words tried again are one comment.
  let key: string | null = null;

  // Another card may have asked for it since this one was made.
  form.addEventListener('focusin', () => {
    if (!name.value) name.value = keptName();
  });
  text.addEventListener('input', () => {
    key = null;
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!busy) submit();
  });

  async function submit(): Promise<void> {
    const said = { name: name.value.trim(), text: text.value.trim() };
    const empty = [name, text].find(({ value }) => !value.trim());
    for (const field of [name, text]) field.setAttribute('aria-invalid', String(field === empty));
    if (empty) {
      tell(empty === name ? 'Dites qui vous êtes' : 'Écrivez quelques mots');
      return empty.focus();
    }
    working(true);
    key ??= crypto.randomUUID();
    try {
      const { comment } = await sendComment(card, said, key);
      keepName(said.name);
      key = null;
      text.value = '';
      tell('');
      onSent(comment);
    } catch (error) {
      if (error instanceof DeadLink) onClosed();
      else tell(reasonOf(error, failure));
    } finally {
      working(false);
    }
  }

  function working(now: boolean): void {
    busy = now;
    button.setAttribute('aria-disabled', String(now));
    button.textContent = now ? 'Envoi...' : 'Envoyer';
  }

  function tell(words: string): void {
    problem.textContent = words;
    problem.hidden = !words;
  }

  return form;
}

/** A browser may refuse to keep anything. */
function keptName(): string {
  try {
    return localStorage.getItem(nameKey) ?? '';
  } catch {
    return '';
  }
}

function keepName(name: string): void {
  try {
    localStorage.setItem(nameKey, name);
  } catch {
    // It is asked again.
  }
}
