import { escapeHtml } from '../../mail/escape-html.ts';

/** A piece of a page whose texts are escaped. */
export class Html {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }
}

type Value = string | number | Html | readonly Html[] | null | undefined | false;

/** A piece of a page: whatever is put into it is shown as text, unless it is such a piece itself. */
export const html = (parts: TemplateStringsArray, ...values: readonly Value[]): Html =>
  new Html(String.raw({ raw: parts }, ...values.map(sourceOf)));

function sourceOf(value: Value): string {
  if (value === null || value === undefined || value === false) return '';
  if (value instanceof Html) return value.source;
  if (typeof value === 'string') return escapeHtml(value);
  return typeof value === 'number' ? String(value) : value.map(({ source }) => source).join('');
}
