import type { RouteOutput } from '../../../../shared/kernel/route.ts';
import { collaborationLimits } from '../../../../shared/ugc/collaboration.rules.ts';
import type { Collaboration } from '../../../../shared/ugc/collaboration.ts';
import { feeText } from '../../../../shared/ugc/fee-text.ts';
import type { getSpaceCampaign } from '../../../../shared/ugc/space-collaboration.contract.ts';
import { formatDay } from '../../lib/format.ts';
import { element } from '../share/element.ts';
import type { Moved } from './acts.ts';
import { termLines } from './call-view.ts';
import { field, numberOf } from './fields.ts';
import { form } from './forms.ts';
import { reportForm } from './report.ts';
import { ask, Refusal } from './space-api.ts';
import { card, cards, facts, heading, text, type View } from './view.ts';

type Shown = RouteOutput<typeof getSpaceCampaign>;

/** Answers a campaign, with a price of one's own where the brand says none. */
export function applyForm(campaignId: string, onMoved: Moved): HTMLFormElement {
  const fields = {
    fee: field({ kind: 'number', label: 'Votre prix, en euros hors taxes', name: 'fee' }),
    message: field({
      kind: 'text',
      label: 'Votre message',
      name: 'message',
      max: collaborationLimits.message,
      hint: 'Pourquoi vous, et comment vous le feriez.',
    }),
  };
  const path = `/campaigns/${encodeURIComponent(campaignId)}/apply`;
  return form(fields, { label: 'Postuler', busy: 'Envoi...' }, async ({ fee, message }) => {
    const price = numberOf(fee);
    const body = { ...(price === undefined ? {} : { quote: { fee: price } }), ...(message ? { message } : {}) };
    const { collaboration } = await ask<{ collaboration: Collaboration }>('POST', path, body);
    onMoved(collaboration);
  });
}

/** A brief as creators read it, and the way to answer it. */
export async function campaignView(id: string, onMoved: Moved): Promise<View> {
  const { campaign, collaboration, open } = await readCampaign(id);
  return {
    title: campaign.brandName,
    back: true,
    content: [
      ...briefParts(campaign),
      ...answerOf(collaboration, open, id, onMoved),
      reportForm('campaign', id, 'Signaler ce brief'),
    ],
  };
}

const readCampaign = (id: string) => ask<Shown>('GET', `/campaigns/${encodeURIComponent(id)}`);

/** What a creator was asked for, beside what they do about it; nothing where the brief is gone. */
export async function briefOf(id: string): Promise<Node[]> {
  try {
    return briefParts((await readCampaign(id)).campaign);
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) return [];
    throw error;
  }
}

function briefParts({ objective, name, fee, brief, applicationsCloseOn, ...terms }: Shown['campaign']): Node[] {
  const lists = [
    ['À dire', brief.messages],
    ['À faire', brief.mustDo],
    ['À éviter', brief.mustNotDo],
  ] as const;
  return [
    text(objective ?? name, 'lead'),
    facts([
      ['Rémunération', fee ? feeText(fee) : 'À vous de proposer'],
      ...termLines(terms),
      ['Candidatures jusqu’au', applicationsCloseOn ? formatDay(applicationsCloseOn) : ''],
    ]),
    ...lists.flatMap(([title, lines]) => (lines.length > 0 ? [heading(title), list(lines)] : [])),
  ];
}

const list = (lines: readonly string[]): HTMLElement =>
  element(
    'ul',
    { className: 'space-list' },
    lines.map((line) => element('li', {}, line)),
  );

function answerOf(collaboration: Collaboration | null, open: boolean, id: string, onMoved: Moved): Node[] {
  if (collaboration)
    return [
      heading('Votre collaboration'),
      cards([card('Ouvrir', 'Ce qui vous attend', `#collaboration=${collaboration.id}`)]),
    ];
  if (!open) return [text('Les candidatures sont closes.', 'muted')];
  return [heading('Postuler'), applyForm(id, onMoved)];
}
