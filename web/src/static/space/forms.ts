import { element } from '../share/element.ts';
import type { Field } from './fields.ts';
import { Refusal, saidOf } from './space-api.ts';

type Fields = Readonly<Record<string, Field>>;
type Values = Record<string, unknown>;

/** A form that says what is wrong beside the field, keeps what was typed, and sends once at a time. */
export function form(
  fields: Fields,
  act: { label: string; busy: string },
  send: (values: Values) => Promise<void>,
): HTMLFormElement {
  const problem = element('p', { className: 'space-problem', hidden: true });
  problem.setAttribute('role', 'alert');
  const done = element('p', { className: 'space-done' });
  done.setAttribute('role', 'status');
  const button = element('button', { type: 'submit', className: 'button button-accent button-large' }, act.label);
  const rows = Object.values(fields).map(({ row }) => row);
  const made = element('form', { className: 'space-form', noValidate: true }, [...rows, problem, button, done]);
  let busy = false;
  made.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (busy) return;
    busy = true;
    for (const one of Object.values(fields)) one.complain('');
    problem.hidden = true;
    done.textContent = '';
    button.setAttribute('aria-disabled', 'true');
    button.textContent = act.busy;
    try {
      await send(Object.fromEntries(Object.entries(fields).map(([name, one]) => [name, one.read()])));
    } catch (error) {
      tell(error);
    } finally {
      busy = false;
      button.removeAttribute('aria-disabled');
      button.textContent = act.label;
    }
  });

  function tell(error: unknown): void {
    const details = error instanceof Refusal ? error.details : [];
    const named = details.flatMap(({ path, message }) => {
      const parts = path.split('.');
      const one = fields[path] ?? fields[parts.at(-1) ?? ''] ?? fields[parts[0] ?? ''];
      return one ? [{ one, message }] : [];
    });
    for (const { one, message } of named) one.complain(message);
    named[0]?.one.focus();
    problem.hidden = named.length > 0;
    problem.textContent = problem.hidden ? '' : saidOf(error);
  }
  return made;
}

/** Says under a form that what it sent is kept. */
export function sayDone(made: HTMLFormElement, words: string): void {
  const done = made.querySelector('.space-done');
  if (done) done.textContent = words;
}

/** An act by itself; what is refused is said beside it. */
export function actButton(label: string, act: () => Promise<void>, look = 'button-plain'): HTMLElement {
  const problem = element('p', { className: 'space-problem', hidden: true });
  problem.setAttribute('role', 'alert');
  const button = element('button', { type: 'button', className: `button ${look}` }, label);
  let busy = false;
  button.addEventListener('click', async () => {
    if (busy) return;
    busy = true;
    problem.hidden = true;
    button.setAttribute('aria-disabled', 'true');
    try {
      await act();
    } catch (error) {
      problem.textContent = saidOf(error);
      problem.hidden = false;
    } finally {
      busy = false;
      button.removeAttribute('aria-disabled');
    }
  });
  return element('div', { className: 'space-act' }, [button, problem]);
}
