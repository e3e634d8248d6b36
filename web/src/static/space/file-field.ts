import { element } from '../share/element.ts';
import type { Field } from './fields.ts';

let made = 0;

/** A file of this device, with its label and what is wrong with it. */
export function fileField({ label, types }: { label: string; types: readonly string[] }): Field {
  const id = `file-field-${++made}`;
  const input = element('input', { type: 'file', id, accept: types.join(',') });
  const problem = element('p', { className: 'space-problem', id: `${id}p`, hidden: true });
  input.setAttribute('aria-describedby', `${id}p`);
  return {
    row: element('div', { className: 'space-field' }, [element('label', { htmlFor: id }, label), input, problem]),
    read: () => input.files?.[0],
    complain: (words) => {
      problem.textContent = words;
      problem.hidden = !words;
      if (words) input.setAttribute('aria-invalid', 'true');
      else input.removeAttribute('aria-invalid');
    },
    focus: () => input.focus(),
  };
}
