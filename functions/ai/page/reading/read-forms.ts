import { oneLine } from '../../../../shared/rules/page/one-line.ts';
import type { Field, Form } from '../../../../shared/rules/page/page-read.ts';
import type { Attributes } from './html-events.ts';

const most = { forms: 60, fields: 400, text: 4_000, links: 60, label: 200 };
/** They ask for nothing. */
const mute = new Set(['hidden', 'submit', 'button', 'image', 'reset']);

type Label = { for: string | null; text: string; holdsField: boolean };
type Known = Field & { id: string };
type Open = Omit<Form, 'fields'> & { fields: Known[] };

function fieldOf(type: string, attributes: Attributes): Known {
  const spoken = ['aria-label', 'aria-labelledby', 'title'].map((name) => attributes.get(name)).find(Boolean) ?? '';
  return {
    type,
    name: (attributes.get('name') ?? '').slice(0, most.label),
    id: (attributes.get('id') ?? '').slice(0, most.label),
    autocomplete: attributes.get('autocomplete')?.trim().toLowerCase() || null,
    label: oneLine(spoken).slice(0, most.label),
    caption: '',
    placeholder: oneLine(attributes.get('placeholder') ?? '').slice(0, most.label),
    isChecked: attributes.has('checked'),
    isRequired: attributes.has('required') || attributes.get('aria-required') === 'true',
  };
}

/** What a page asks for. Fields outside any form, as scripts make them, are one form together, the last. */
export function formReader() {
  const forms: Open[] = [];
  const loose: Open = { fields: [], text: '', links: [], isSearch: false };
  const labels = new Map<string, string>();
  let fieldCount = 0;
  let current: number | null = null;
  let label: Label | null = null;
  let caption = '';

  const add = (name: string, attributes: Attributes) => {
    const type = name === 'input' ? (attributes.get('type') ?? 'text').trim().toLowerCase() : name;
    if (mute.has(type) || fieldCount >= most.fields) return;
    fieldCount += 1;
    const form = current === null ? loose : (forms[current] ?? loose);
    if (type === 'search') form.isSearch = true;
    const field = { ...fieldOf(type, attributes), caption };
    form.fields.push(field);
    caption = '';
    if (!label) return;
    label.holdsField = true;
    // Its words may still come: they are looked at when all is read.
    if (label.for === null) waiting.push({ field, label });
  };
  const waiting: { field: Known; label: Label }[] = [];

  return {
    /** The form that is open, by its number. */
    current: () => current,
    openForm(attributes: Attributes): (() => void) | undefined {
      if (current !== null || forms.length >= most.forms) return undefined;
      const isSearch = attributes.get('role') === 'search' || /search|recherche/i.test(attributes.get('action') ?? '');
      current = forms.push({ fields: [], text: '', links: [], isSearch }) - 1;
      return () => {
        current = null;
      };
    },
    openLabel(attributes: Attributes): () => void {
      const opened: Label = { for: attributes.get('for')?.slice(0, most.label) ?? null, text: '', holdsField: false };
      label = opened;
      return () => {
        const text = oneLine(opened.text);
        if (opened.for !== null && labels.size < most.fields) labels.set(opened.for, text);
        if (label === opened) label = null;
        caption = opened.for === null && !opened.holdsField ? text : '';
      };
    },
    field: add,
    link(href: string) {
      const form = current === null ? undefined : forms[current];
      if (form && form.links.length < most.links) form.links.push(href);
    },
    text(text: string) {
      if (label && label.text.length < most.label) label.text += text.slice(0, most.label);
      const form = current === null ? undefined : forms[current];
      if (form && form.text.length < most.text) form.text += text.slice(0, most.text);
    },
    finish(): Form[] {
      for (const { field, label: around } of waiting) field.label ||= oneLine(around.text);
      const all = loose.fields.length > 0 ? [...forms, loose] : forms;
      return all.map((form) => ({
        ...form,
        text: oneLine(form.text),
        fields: form.fields.map(({ id, ...field }) => ({ ...field, label: field.label || labels.get(id) || '' })),
      }));
    },
  };
}
