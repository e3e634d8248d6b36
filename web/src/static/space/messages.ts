import type { RouteOutput } from '../../../../shared/kernel/route.ts';
import { collaborationLimits } from '../../../../shared/ugc/collaboration.rules.ts';
import type { listSpaceMessages } from '../../../../shared/ugc/message.contract.ts';
import { formatMoment } from '../../lib/format.ts';
import { element } from '../share/element.ts';
import { field } from './fields.ts';
import { actButton, form, sayDone } from './forms.ts';
import { reportForm } from './report.ts';
import { ask } from './space-api.ts';
import { heading, text } from './view.ts';

type Page = RouteOutput<typeof listSpaceMessages>;
type Message = Page['items'][number];

/** What both sides wrote, the newest last, and a way to say more. */
export async function messageParts(id: string, brandName: string): Promise<Node[]> {
  const path = `/collaborations/${encodeURIComponent(id)}/messages`;
  const first = await ask<Page>('GET', path);
  const list = element('ol', { className: 'space-messages' }, first.items.reverse().map(line));
  let next = first.nextCursor;
  const older = actButton('Voir les messages d’avant', async () => {
    if (next === null) return;
    const page = await ask<Page>('GET', `${path}?cursor=${encodeURIComponent(next)}`);
    list.prepend(...page.items.reverse().map(line));
    next = page.nextCursor;
    older.hidden = next === null;
  });
  older.hidden = next === null;
  const fields = {
    text: field({ kind: 'text', label: `Écrire à ${brandName}`, name: 'text', max: collaborationLimits.messageText }),
  };
  const made = form(fields, { label: 'Envoyer', busy: 'Envoi...' }, async (values) => {
    const { message } = await ask<{ message: Message }>('POST', path, values);
    list.append(line(message));
    made.reset();
    sayDone(made, 'Message envoyé.');
  });
  return [heading('Messages'), older, list, made];
}

const line = ({ id, by, mine, text: words, at }: Message): HTMLElement =>
  element('li', { className: mine ? 'space-own' : '' }, [
    text(`${mine ? 'Vous' : by.name}, ${formatMoment(at)}`, 'space-hint'),
    text(words, 'space-said'),
    ...(mine ? [] : [reportForm('message', id, 'Signaler ce message')]),
  ]);
