import { oneLine } from '../../../../shared/rules/page/one-line.ts';
import type { PageRead } from '../../../../shared/rules/page/page-read.ts';
import { type Attributes, readHtml } from './html-events.ts';
import { isBlock, isVoid, type OpenElement, openElements } from './open-elements.ts';
import { actionReader, looksLikeButton } from './read-actions.ts';
import { formReader } from './read-forms.ts';
import { headReader } from './read-head.ts';
import { lineReader } from './read-lines.ts';
import { resourceReader } from './read-resources.ts';
import { renderedBy } from './rendered-by.ts';

const most = { title: 400, ids: 5_000 };
const headingName = /^h([1-6])$/;
/** What a script fills. */
const isRoot = (attributes: Attributes): boolean =>
  /^(?:root|app|__next|__nuxt|___gatsby|svelte)$/.test(attributes.get('id') ?? '');

/**
 * What is seen on a page, and what it says of itself, from its HTML. What scripts, comments and hidden parts hold is not read.
 * The time that it takes grows with the length alone, whatever is written there.
 */
export function readPage(html: string): PageRead {
  const reading = pageReading();
  readHtml(html, {
    open: (name, attributes, at, closesItself) => openElement(reading, { name, attributes, at, closesItself }),
    close(name) {
      if (isBlock(name)) endBlock(reading);
      reading.open.close(name);
      if (headingName.test(name)) reading.lines.end();
    },
    text: (text) => readText(reading, text),
    isForeign: () => isForeign(reading),
  });
  reading.open.closeAll();
  return finished(reading);
}

function pageReading() {
  const head = headReader();
  return {
    head,
    forms: formReader(),
    actions: actionReader(),
    lines: lineReader(),
    resources: resourceReader(head.readJsonLd),
    open: openElements(),
    ids: new Set<string>(),
    title: '',
    rootIsEmpty: false,
  };
}
type Reading = ReturnType<typeof pageReading>;

const isForeign = ({ open }: Reading): boolean => open.isOpen('svg') || open.isOpen('math');

function endBlock({ lines, actions, forms }: Reading): void {
  if (!lines.isInHeading()) lines.end();
  actions.text(' ');
  forms.text(' ');
}

type Tag = { name: string; attributes: Attributes; at: number; closesItself: boolean };

function openElement(reading: Reading, { name, attributes, at, closesItself }: Tag): void {
  const { open, ids, head, resources, lines, forms } = reading;
  const isAroundHidden = open.isHidden();
  const element = open.push(name, attributes, !(isVoid(name) || (closesItself && isForeign(reading))));
  const id = attributes.get('id');
  if (id && ids.size < most.ids) ids.add(id);
  if (isBlock(name)) endBlock(reading);
  head.open(name, attributes);
  if (name === 'script') element.onClose = resources.openScript(attributes, at);
  if (name === 'iframe') resources.frame(attributes, at, isAroundHidden, lines.at());
  if (name === 'img') resources.picture(attributes, at, element.isHidden);
  if ((name === 'select' || name === 'textarea') && !isAroundHidden) forms.field(name, attributes);
  if (element.isHidden) return;
  if (isVoid(name)) readVoid(reading, element);
  else element.onClose = openSeen(reading, element) ?? element.onClose;
}

const where = ({ lines, forms, open }: Reading, { place }: OpenElement) => ({
  ...{ at: lines.at(), place, form: forms.current(), idIsAround: open.idIsAround },
});

function openSeen(reading: Reading, element: OpenElement): (() => void) | undefined {
  const { lines, forms } = reading;
  const { name, attributes } = element;
  const level = headingName.exec(name)?.[1];
  if (level) return lines.openHeading(Number(level));
  if (name === 'div' && isRoot(attributes)) {
    const before = lines.at();
    return () => {
      if (lines.at() === before) reading.rootIsEmpty = true;
    };
  }
  if (name === 'form') return forms.openForm(attributes);
  if (name === 'label') return forms.openLabel(attributes);
  const isAction = name === 'a' || name === 'button' || attributes.get('role') === 'button';
  return isAction ? openAction(reading, element) : undefined;
}

function openAction(reading: Reading, element: OpenElement): () => void {
  const { lines, forms, actions } = reading;
  const { name, attributes, place } = element;
  if (name === 'a') forms.link(attributes.get('href') ?? '');
  const isLine = (looksLikeButton(name, attributes) || place !== 'body') && !lines.isInHeading();
  if (isLine) lines.end();
  const close = actions.open(name, attributes, where(reading, element));
  return () => {
    close?.();
    if (isLine) lines.end();
  };
}

function readVoid(reading: Reading, element: OpenElement): void {
  const { lines, actions, forms } = reading;
  const { name, attributes } = element;
  if (name === 'img') {
    lines.picture(attributes.get('alt') ?? '');
    actions.text(` ${attributes.get('alt') ?? ''} `);
  }
  if (name === 'br' || name === 'hr') {
    lines.breakLine();
    actions.text(' ');
  }
  if (name === 'input') {
    forms.field(name, attributes);
    actions.input(attributes, where(reading, element));
  }
}

function readText(reading: Reading, text: string): void {
  const { open, lines, actions, forms, resources } = reading;
  const around = open.last();
  if (around?.name === 'script') resources.scriptText(text);
  if (around?.name === 'title' && !isForeign(reading) && reading.title.length < most.title) reading.title += text;
  if (open.isHidden()) return;
  const { block: tag = 'body', isQuote = false } = around ?? {};
  const isAction = actions.isOpen() || open.isOpen('label');
  lines.text(text, { tag, place: open.place(), isAction, isQuote });
  actions.text(text);
  forms.text(text);
}

function finished({ head, forms, actions, lines, resources, ids, title, rootIsEmpty }: Reading): PageRead {
  const read = lines.finish();
  const loaded = resources.finish();
  return {
    ...head.head,
    ...read,
    ...loaded,
    title: oneLine(title.slice(0, most.title)),
    actions: actions.finish(),
    forms: forms.finish(),
    ids,
    rendered: renderedBy({ words: read.words, scripts: loaded.scripts, rootIsEmpty }),
  };
}
