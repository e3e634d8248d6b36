import { element } from '../share/element.ts';
import type { Field } from './fields.ts';

const length = 6;

/** A box a digit: a code is typed, pasted whole, or filled in by the phone that reads the mail. */
export function codeBoxes(): Field {
  const boxes = Array.from({ length }, (_, at) => {
    const box = element('input', { type: 'text', inputMode: 'numeric', className: 'space-digit' });
    box.setAttribute('aria-label', `Chiffre ${at + 1} sur ${length}`);
    box.setAttribute('autocomplete', at === 0 ? 'one-time-code' : 'off');
    return box;
  });
  const problem = element('p', { className: 'space-problem', hidden: true });
  problem.setAttribute('role', 'alert');

  const fill = (from: number, digits: string): void => {
    for (const [at, digit] of [...digits.slice(0, length - from)].entries()) {
      const box = boxes[from + at];
      if (box) box.value = digit;
    }
    boxes[Math.min(from + digits.length, length - 1)]?.focus();
  };

  for (const [at, box] of boxes.entries()) {
    box.addEventListener('input', () => {
      const digits = box.value.replace(/\D/g, '');
      box.value = '';
      if (digits) fill(at, digits);
    });
    box.addEventListener('focus', () => box.select());
    box.addEventListener('paste', (event) => {
      event.preventDefault();
      const digits = (event.clipboardData?.getData('text') ?? '').replace(/\D/g, '');
      if (digits) fill(digits.length >= length ? 0 : at, digits);
    });
    box.addEventListener('keydown', ({ key }) => {
      if (key === 'Backspace' && !box.value) boxes[at - 1]?.focus();
      if (key === 'ArrowLeft') boxes[at - 1]?.focus();
      if (key === 'ArrowRight') boxes[at + 1]?.focus();
    });
  }
  return {
    row: element('fieldset', { className: 'space-field' }, [
      element('legend', {}, 'Code reçu par e-mail'),
      element('div', { className: 'space-digits' }, boxes),
      problem,
    ]),
    read: () => boxes.map(({ value }) => value).join(''),
    complain: (words) => {
      problem.textContent = words;
      problem.hidden = !words;
      for (const box of boxes) box.toggleAttribute('data-wrong', words !== '');
    },
    focus: () => boxes[0]?.focus(),
  };
}
