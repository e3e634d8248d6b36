import type { Place } from '../../../../shared/rules/page/page-read.ts';
import type { Attributes } from './html-events.ts';

export type OpenElement = {
  name: string;
  attributes: Attributes;
  /** It, or what it stands in, is not seen. */
  isHidden: boolean;
  place: Place;
  /** What others say stands in it, by its tag or its class. */
  isQuote: boolean;
  /** The block that its words stand in. */
  block: string;
  /** What is to be done when it closes. */
  onClose?: () => void;
};

/** As browsers do: what is nested deeper stands in the deepest one. */
const deepest = 512;

const voids = new Set(
  'area base br col embed hr img input link meta param source track wbr frame keygen basefont bgsound'.split(' '),
);
export const isVoid = (name: string): boolean => voids.has(name);

const blocks = new Set(
  'address article aside blockquote body dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html li main menu nav ol optgroup option p pre search section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);
export const isBlock = (name: string): boolean => blocks.has(name);

/** What an element closes by opening, when it stands open just around it. */
const closedBy: Record<string, ReadonlySet<string>> = {
  li: new Set(['li']),
  dt: new Set(['dt', 'dd']),
  dd: new Set(['dt', 'dd']),
  tr: new Set(['tr', 'td', 'th']),
  td: new Set(['td', 'th']),
  th: new Set(['td', 'th']),
  option: new Set(['option']),
};

/** Their words are no words of the page. */
const unseen = new Set(
  'script style template noscript head title svg math iframe object canvas audio video textarea select datalist noembed noframes xmp map'.split(
    ' ',
  ),
);

const quoteClass = /(?:^|[\s_-])(?:testimonials?|temoignages?|reviews?|avis|verbatims?)(?:$|[\s_-])/i;
const isQuote = (name: string, attributes: Attributes): boolean =>
  name === 'blockquote' || name === 'q' || quoteClass.test(attributes.get('class') ?? '');

const hidingStyle = /display\s*:\s*none|visibility\s*:\s*hidden/i;

function hides(name: string, attributes: Attributes): boolean {
  if (unseen.has(name) || attributes.has('hidden') || attributes.get('aria-hidden')?.trim() === 'true') return true;
  if (name === 'dialog' && !attributes.has('open')) return true;
  return hidingStyle.test(attributes.get('style') ?? '');
}

function placeOf(name: string, role: string | undefined, around: Place): Place {
  if (name === 'nav' || role === 'navigation') return 'nav';
  if (name === 'footer' || role === 'contentinfo') return 'footer';
  if ((name === 'header' || role === 'banner') && around === 'body') return 'header';
  return around;
}

/** The elements that are open, the outermost first. */
export function openElements() {
  const open: OpenElement[] = [];
  const counts = new Map<string, number>();

  const pop = () => {
    const element = open.pop();
    if (!element) return;
    counts.set(element.name, (counts.get(element.name) ?? 1) - 1);
    element.onClose?.();
  };
  const isOpen = (name: string) => (counts.get(name) ?? 0) > 0;
  const close = (name: string) => {
    if (!isOpen(name)) return;
    let last = '';
    while (last !== name && open.length > 0) {
      last = open.at(-1)?.name ?? '';
      pop();
    }
  };
  /** A paragraph ends where a block begins, unless something else was begun in it. */
  const closeImplied = (name: string) => {
    const closed = closedBy[name];
    while (closed?.has(open.at(-1)?.name ?? '')) pop();
    if (!isBlock(name) || !isOpen('p')) return;
    const around = open.findLast((element) => isBlock(element.name) || element.name === 'button');
    if (around?.name === 'p') close('p');
  };

  return {
    isOpen,
    close,
    /** Whether words that come now are seen. */
    isHidden: () => open.at(-1)?.isHidden ?? false,
    place: () => open.at(-1)?.place ?? 'body',
    last: () => open.at(-1),
    /** How something that opens now would stand; it is not kept open when it is void or too deep. */
    push(name: string, attributes: Attributes, keep: boolean): OpenElement {
      closeImplied(name);
      const around = open.at(-1);
      const element: OpenElement = {
        name,
        attributes,
        isHidden: (around?.isHidden ?? false) || hides(name, attributes),
        place: placeOf(name, attributes.get('role'), around?.place ?? 'body'),
        isQuote: (around?.isQuote ?? false) || isQuote(name, attributes),
        block: isBlock(name) ? name : (around?.block ?? 'body'),
      };
      if (!keep || open.length >= deepest) return element;
      open.push(element);
      counts.set(name, (counts.get(name) ?? 0) + 1);
      return element;
    },
    idIsAround: (id: string) => open.some(({ attributes }) => attributes.get('id') === id),
    closeAll() {
      while (open.length > 0) pop();
    },
  };
}
