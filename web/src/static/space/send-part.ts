import type { Collaboration } from '../../../../shared/ugc/collaboration.ts';
import type { Deliverable } from '../../../../shared/ugc/deliverable.ts';
import { taken } from '../../../../shared/ugc/upload.rules.ts';
import { element } from '../share/element.ts';
import { frameOf } from './frame-of.ts';
import { endSending, type Place, sendFile, sentShare } from './send-file.ts';
import { ask, saidOf } from './space-api.ts';

/** Choosing a file, its poster, and sending it; what was cut goes on. */
export function sendPart(one: Collaboration, { id, type }: Deliverable, onSent: () => Promise<void>): HTMLElement {
  const types = [...taken('deliverable', type).keys()];
  const input = element('input', { type: 'file', accept: types.join(','), id: `file-${id}`, className: 'space-file' });
  const ai = element('input', { type: 'checkbox', id: `ai-${id}` });
  const bar = element('progress', { max: 1, value: 0, hidden: true });
  bar.setAttribute('aria-label', 'Avancée de l’envoi');
  const said = element('p', { className: 'space-hint' });
  said.setAttribute('role', 'status');
  const preview = element('div', { className: 'space-preview', hidden: true });
  const button = element(
    'button',
    { type: 'button', className: 'button button-accent button-large', hidden: true },
    'Envoyer',
  );
  const place: Place = { collaborationId: one.id, deliverableId: id, purpose: 'deliverable' };
  let busy = false;
  let poster: () => Promise<Blob | null> = async () => null;

  input.addEventListener('change', async () => {
    const file = input.files?.[0];
    button.hidden = !file;
    preview.hidden = true;
    said.textContent = '';
    if (!file) return;
    const share = await sentShare(file, place).catch(() => 0);
    button.textContent = share > 0 ? `Reprendre\u00a0: ${Math.round(share * 100)}\u00a0% déjà envoyés` : 'Envoyer';
    const shown = file.type.startsWith('video/') ? frameOf(file) : null;
    poster = shown?.picture ?? (async () => null);
    preview.hidden = !shown;
    if (shown) preview.replaceChildren(shown.row);
  });

  button.addEventListener('click', async () => {
    const file = input.files?.[0];
    if (!file || busy) return;
    busy = true;
    button.setAttribute('aria-disabled', 'true');
    bar.hidden = false;
    try {
      const uploadId = await sendFile(file, { ...place, aiDeclared: ai.checked }, (share) => {
        bar.value = share;
        said.textContent = `${Math.round(share * 100)}\u00a0% envoyés`;
      });
      const posterUploadId = await sendPoster(await poster(), place);
      said.textContent = 'Vérification du fichier...';
      await ask('POST', `/uploads/${uploadId}/complete`, { ...(posterUploadId && { posterUploadId }) });
      endSending(file, place);
      await onSent();
    } catch (error) {
      said.textContent = saidOf(error);
      button.textContent = 'Reprendre l’envoi';
    } finally {
      busy = false;
      button.removeAttribute('aria-disabled');
    }
  });

  return element('div', { className: 'space-send' }, [
    element('label', { htmlFor: input.id, className: 'button button-plain' }, 'Choisir un fichier'),
    input,
    preview,
    element('label', { htmlFor: ai.id, className: 'space-check' }, [
      ai,
      new Text('\u00a0Fait ou beaucoup retouché avec une intelligence artificielle'),
    ]),
    button,
    bar,
    said,
  ]);
}

/** A film without its poster is still a film. */
async function sendPoster(picture: Blob | null, place: Place): Promise<string | null> {
  if (!picture) return null;
  try {
    const file = new File([picture], 'affiche.jpg', { type: 'image/jpeg' });
    const id = await sendFile(file, { ...place, purpose: 'poster' }, () => {});
    await ask('POST', `/uploads/${id}/complete`, {});
    endSending(file, { ...place, purpose: 'poster' });
    return id;
  } catch {
    return null;
  }
}
