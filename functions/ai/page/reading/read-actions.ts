import { oneLine } from '../../../../shared/rules/page/one-line.ts';
import type { Action, Place } from '../../../../shared/rules/page/page-read.ts';
import type { Attributes } from './html-events.ts';

const most = { actions: 1_500, text: 160, href: 500 };
const buttonClass = /(?:^|[\s_-])(?:btn|button|cta|bouton)(?:$|[\s_-])|wp-block-button|elementor-button/i;
const controlClass =
  /(?:^|[\s_-])(?:tab|tabs|accordion|faq|burger|hamburger|toggle|close|dot|arrow|chip|prev|next|slide|carousel)(?:$|[\s_-])/i;

export const looksLikeButton = (name: string, attributes: Attributes): boolean =>
  name === 'button' || attributes.get('role') === 'button' || buttonClass.test(attributes.get('class') ?? '');

const isControl = (name: string, attributes: Attributes): boolean =>
  attributes.has('aria-expanded') ||
  attributes.has('aria-controls') ||
  ['tab', 'switch', 'checkbox'].includes(attributes.get('role') ?? '') ||
  // « faq-cta » still calls.
  (name === 'button' &&
    controlClass.test(attributes.get('class') ?? '') &&
    !buttonClass.test(attributes.get('class') ?? ''));

type Where = { at: number; place: Place; form: number | null; idIsAround: (id: string) => boolean };

/** What a page can be asked to do: its buttons and its links. */
export function actionReader() {
  const actions: Action[] = [];
  const open: { action: Action; text: string }[] = [];

  const made = (kind: Action['kind'], name: string, attributes: Attributes, where: Where): Action => {
    const href = attributes.get('href')?.trim().slice(0, most.href) ?? null;
    const fragment = href?.startsWith('#') ? href.slice(1) : '';
    return {
      kind,
      text: '',
      href,
      at: where.at,
      place: where.place,
      looksLikeButton: looksLikeButton(name, attributes) || kind === 'submit',
      leadsNowhere: fragment !== '' && where.idIsAround(fragment),
      isControl: isControl(name, attributes),
      form: where.form,
    };
  };

  return {
    /** A link or a button begins; what ends it is given back. */
    open(name: string, attributes: Attributes, where: Where): (() => void) | undefined {
      if (actions.length >= most.actions) return undefined;
      const isSubmit = name === 'button' && where.form !== null && (attributes.get('type') ?? 'submit') === 'submit';
      const action = made(isSubmit ? 'submit' : name === 'a' ? 'link' : 'button', name, attributes, where);
      const spoken = attributes.get('aria-label') ?? attributes.get('title') ?? '';
      const reading = { action, text: '' };
      actions.push(action);
      open.push(reading);
      return () => {
        action.text = oneLine(reading.text) || oneLine(spoken.slice(0, most.text));
        open.splice(open.indexOf(reading), 1);
      };
    },
    /** An input that sends a form, or stands for a button. */
    input(attributes: Attributes, where: Where) {
      const type = (attributes.get('type') ?? '').trim().toLowerCase();
      if (!['submit', 'button', 'image'].includes(type) || actions.length >= most.actions) return;
      const text = attributes.get('value') ?? attributes.get('alt') ?? (type === 'submit' ? 'Envoyer' : '');
      const kind = type === 'button' ? 'button' : 'submit';
      actions.push({ ...made(kind, 'button', attributes, where), text: oneLine(text.slice(0, most.text)) });
    },
    text(text: string) {
      const reading = open.at(-1);
      if (reading && reading.text.length < most.text) reading.text += text.slice(0, most.text - reading.text.length);
    },
    isOpen: () => open.length > 0,
    finish: (): Action[] => actions.filter(({ text }) => text !== ''),
  };
}
