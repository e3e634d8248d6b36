import { foldedWords } from '../../../../shared/kernel/fold.ts';

/** On the first page of the reference, leaves the calls that have every word that is typed; on the others, the form leads there. */
export function searchDocs(): void {
  const field = document.querySelector<HTMLInputElement>('[data-docs-search]');
  const found = document.querySelector<HTMLElement>('[data-docs-found]');
  const section = found?.closest('section');
  if (!field || !found || !section) return;

  const show = () => {
    const words = foldedWords(field.value);
    let [left, all] = [0, 0];
    for (const group of section.querySelectorAll<HTMLElement>('[data-docs-word]')) {
      const calls = [...group.querySelectorAll<HTMLElement>('[data-docs-call]')];
      for (const call of calls) {
        const text = foldedWords(`${call.textContent} ${call.dataset.docsCall}`).join(' ');
        call.hidden = !words.every((word) => text.includes(word));
      }
      const shown = calls.filter(({ hidden }) => !hidden).length;
      group.hidden = shown === 0;
      left += shown;
      all += calls.length;
    }
    found.textContent = words.length > 0 ? `${left} sur ${all}` : '';
  };

  field.addEventListener('input', () => {
    show();
    // Elsewhere the field itself would scroll away.
    if (matchMedia('(min-width: 62em)').matches) section.scrollIntoView();
  });
  field.form?.addEventListener('submit', (event) => {
    event.preventDefault();
    show();
    section.scrollIntoView();
  });
  field.value = new URLSearchParams(location.search).get('q') ?? '';
  if (!field.value) return;
  show();
  section.scrollIntoView();
}
