import { element } from '../share/element.ts';

export type Choices = Readonly<Record<string, string>>;
type Common = { label: string; name: string; hint?: string };
export type FieldSpec = Common &
  (
    | {
        kind: 'line' | 'email' | 'date' | 'number';
        value?: string;
        max?: number;
        complete?: string;
        required?: boolean;
      }
    | { kind: 'text'; value?: string; max?: number }
    | { kind: 'choice'; value?: string; choices: Choices; blank?: string }
    | { kind: 'several'; values: readonly string[]; choices: Choices }
    | { kind: 'check'; checked?: boolean }
  );

export type Field = { row: HTMLElement; read: () => unknown; complain: (words: string) => void; focus: () => void };

let made = 0;

/** A field with its label, what helps, and what is wrong with it. */
export function field(spec: FieldSpec): Field {
  const id = `f${++made}`;
  const problem = element('p', { className: 'space-problem', id: `${id}p`, hidden: true });
  const hint = element('p', { className: 'space-hint', id: `${id}h` }, spec.hint ?? '');
  hint.hidden = !spec.hint;
  if (spec.kind === 'several') return severalField(spec, problem);
  const input = inputOf(spec);
  input.id = id;
  input.name = spec.name;
  input.setAttribute('aria-describedby', `${id}h ${id}p`);
  const label = element('label', { htmlFor: id }, spec.label);
  const check = spec.kind === 'check';
  return {
    row: element('div', { className: check ? 'space-field space-check' : 'space-field' }, [
      ...(check ? [input, label] : [label, hint, input]),
      ...(check ? [hint] : []),
      problem,
    ]),
    read: () => typedIn(input),
    complain: (words) => complain(input, problem, words),
    focus: () => input.focus(),
  };
}

type Input = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function inputOf(spec: Exclude<FieldSpec, { kind: 'several' }>): Input {
  if (spec.kind === 'check') return element('input', { type: 'checkbox', checked: spec.checked ?? false });
  if (spec.kind === 'text') {
    const area = element('textarea', { rows: 4, value: spec.value ?? '' });
    if (spec.max) area.maxLength = spec.max;
    return area;
  }
  if (spec.kind === 'choice') {
    const blank = element('option', { value: '' }, spec.blank ?? 'Choisir…');
    const options = Object.entries(spec.choices).map(([value, label]) => element('option', { value }, label));
    const select = element('select', {}, [blank, ...options]);
    select.value = spec.value ?? '';
    return select;
  }
  return lineOf(spec);
}

function lineOf(spec: Extract<FieldSpec, { kind: 'line' | 'email' | 'date' | 'number' }>): HTMLInputElement {
  const type = spec.kind === 'line' || spec.kind === 'number' ? 'text' : spec.kind;
  const input = element('input', { type, value: spec.value ?? '', required: spec.required ?? false });
  if (spec.max) input.maxLength = spec.max;
  if (spec.kind === 'number') input.inputMode = 'decimal';
  if (spec.complete) input.setAttribute('autocomplete', spec.complete);
  return input;
}

function typedIn(input: Input): unknown {
  if (input instanceof HTMLInputElement && input.type === 'checkbox') return input.checked;
  return input.value.trim();
}

function complain(input: HTMLElement, problem: HTMLElement, words: string): void {
  problem.textContent = words;
  problem.hidden = !words;
  if (words) input.setAttribute('aria-invalid', 'true');
  else input.removeAttribute('aria-invalid');
}

function severalField(spec: Extract<FieldSpec, { kind: 'several' }>, problem: HTMLElement): Field {
  const boxes = Object.entries(spec.choices).map(([value, label]) => {
    const box = element('input', { type: 'checkbox', value, checked: spec.values.includes(value) });
    return { box, row: element('label', { className: 'space-pill' }, [box, new Text(label)]) };
  });
  const legend = element('legend', {}, spec.label);
  const pills = element(
    'div',
    { className: 'space-pills' },
    boxes.map(({ row }) => row),
  );
  return {
    row: element('fieldset', { className: 'space-field' }, [legend, pills, problem]),
    read: () => boxes.flatMap(({ box }) => (box.checked ? [box.value] : [])),
    complain: (words) => {
      problem.textContent = words;
      problem.hidden = !words;
    },
    focus: () => boxes[0]?.box.focus(),
  };
}

/** Fields that come again as often as wanted, a line each. */
export function rowsField(
  { label, name, add }: { label: string; name: string; add: string },
  specs: (value: Record<string, unknown>) => FieldSpec[],
  values: readonly Record<string, unknown>[],
  most: number,
): Field {
  const problem = element('p', { className: 'space-problem', hidden: true });
  const list = element('div', { className: 'space-rows' });
  const more = element('button', { type: 'button', className: 'button button-plain' }, add);
  const lines: { row: HTMLElement; fields: [string, Field][] }[] = [];
  const addLine = (value: Record<string, unknown>): void => {
    const fields = specs(value).map((spec): [string, Field] => [spec.name, field(spec)]);
    const away = element('button', { type: 'button', className: 'space-away' }, 'Retirer');
    const row = element('div', { className: 'space-row' }, [...fields.map(([, { row }]) => row), away]);
    const line = { row, fields };
    away.addEventListener('click', () => {
      lines.splice(lines.indexOf(line), 1);
      row.remove();
      more.hidden = false;
      more.focus();
    });
    lines.push(line);
    list.append(row);
    more.hidden = lines.length >= most;
  };
  for (const value of values) addLine(value);
  more.addEventListener('click', () => {
    addLine({});
    lines.at(-1)?.fields[0]?.[1].focus();
  });
  return {
    row: element('fieldset', { className: 'space-field', name }, [element('legend', {}, label), list, more, problem]),
    read: () => lines.map(({ fields }) => Object.fromEntries(fields.map(([key, { read }]) => [key, read()]))),
    complain: (words) => {
      problem.textContent = words;
      problem.hidden = !words;
    },
    focus: () => more.focus(),
  };
}

/** What someone typed as a number, with a comma or a point; undefined when nothing. */
export const numberOf = (typed: unknown): number | undefined => {
  const text = String(typed ?? '')
    .replace(/[\s\u00a0\u202f]/g, '')
    .replace(',', '.');
  return text === '' ? undefined : Number(text);
};
