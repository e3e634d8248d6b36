import type { Collaboration } from '../../../../shared/ugc/collaboration.ts';
import type { Deliverable } from '../../../../shared/ugc/deliverable.ts';
import { taken } from '../../../../shared/ugc/upload.rules.ts';
import { element } from '../share/element.ts';
import { convertPart } from './convert-part.ts';
import { field } from './fields.ts';
import { frameOf } from './frame-of.ts';
import { handIn, type Place, sentShare } from './send-file.ts';
import { Refusal, saidOf } from './space-api.ts';

type Shown = ReturnType<typeof frameOf>;

/** Choosing a file, its poster, and sending it; what was cut goes on. */
export function sendPart(one: Collaboration, { id, type }: Deliverable, onSent: () => Promise<void>): HTMLElement {
  const types = [...taken('deliverable', type).keys()];
  const input = element('input', { type: 'file', accept: types.join(','), id: `file-${id}`, className: 'space-file' });
  const ai = field({
    kind: 'check',
    label: 'Fait ou beaucoup retouché avec une intelligence artificielle',
    name: 'aiDeclared',
  });
  const { bar, said, tell } = progressParts();
  const preview = element('div', { className: 'space-preview', hidden: true });
  const button = element(
    'button',
    { type: 'button', className: 'button button-accent button-large', hidden: true },
    'Envoyer',
  );
  const making = convertPart(tell);
  const place: Place = { collaborationId: one.id, deliverableId: id, purpose: 'deliverable' };
  let busy = false;
  let shown: Shown | null = null;

  function look(file: File | undefined): void {
    shown?.end();
    shown = file?.type.startsWith('video/') ? frameOf(file) : null;
    preview.hidden = !shown;
    preview.replaceChildren(...(shown ? [shown.row] : []));
  }

  input.addEventListener('change', async () => {
    const file = input.files?.[0];
    button.hidden = !file;
    bar.hidden = true;
    said.textContent = '';
    making.reset();
    button.textContent = 'Envoyer';
    look(file);
    if (!file) return;
    const share = await sentShare(file, place).catch(() => 0);
    // Another was chosen, or this one is on its way by now.
    if (busy || share === 0 || input.files?.[0] !== file) return;
    button.textContent = `Reprendre\u00a0: ${Math.round(share * 100)}\u00a0% déjà envoyés`;
  });

  /** Rushes are sent as they were filmed, and what has begun goes on. */
  const sentOf = async (file: File): Promise<File> =>
    type === 'raw_footage' || (await sentShare(file, place).catch(() => 0)) > 0 ? file : making.filmOf(file);

  async function send(file: File): Promise<boolean> {
    const aiDeclared = ai.read() === true;
    try {
      await handIn(
        await sentOf(file),
        { ...place, aiDeclared },
        {
          progress: (share) => tell(share, `${Math.round(share * 100)}\u00a0% envoyés`),
          said: async () => {
            const posterUploadId = await sendPoster((await shown?.picture()) ?? null, place);
            said.textContent = 'Vérification du fichier...';
            return { aiDeclared, ...(posterUploadId && { posterUploadId }) };
          },
        },
      );
      return true;
    } catch (error) {
      const refused = error instanceof Refusal && error.reason === 'file_refused';
      said.textContent = refused ? `${saidOf(error)}. Choisissez un autre fichier.` : saidOf(error);
      button.textContent = 'Reprendre l’envoi';
      // The same file would be refused the same.
      button.hidden = refused;
      bar.hidden = refused;
      return false;
    }
  }

  button.addEventListener('click', async () => {
    const file = input.files?.[0];
    if (!file || busy) return;
    busy = true;
    button.setAttribute('aria-disabled', 'true');
    bar.hidden = false;
    const sent = await send(file);
    busy = false;
    button.removeAttribute('aria-disabled');
    if (!sent) return;
    button.hidden = true;
    said.textContent = 'Votre fichier est arrivé.';
    look(undefined);
    await onSent().catch(() => {
      said.textContent = 'Votre fichier est arrivé. Rechargez la page pour le voir.';
    });
  });

  return element('div', { className: 'space-send' }, [
    input,
    element('label', { htmlFor: input.id, className: 'button button-plain' }, 'Choisir un fichier'),
    preview,
    ai.row,
    button,
    bar,
    said,
    ...making.nodes,
  ]);
}

/** How far it is, as a bar and in words. */
function progressParts() {
  const bar = element('progress', { max: 1, value: 0, hidden: true });
  bar.setAttribute('aria-label', 'Avancée');
  const said = element('p', { className: 'space-hint' });
  said.setAttribute('role', 'status');
  const tell = (share: number, words: string): void => {
    bar.value = share;
    said.textContent = words;
  };
  return { bar, said, tell };
}

/** A film without its poster is still a film. */
async function sendPoster(picture: Blob | null, place: Place): Promise<string | null> {
  if (!picture) return null;
  try {
    const file = new File([picture], 'affiche.jpg', { type: 'image/jpeg' });
    return await handIn(file, { ...place, purpose: 'poster' });
  } catch {
    return null;
  }
}
