/** The contents of the reference, where they are folded: the button shows them, and what is chosen there hides them again. */
export function foldContents(): void {
  const button = document.querySelector('[data-docs-menu]');
  const show = (shown: boolean) => button?.setAttribute('aria-expanded', String(shown));
  button?.addEventListener('click', () => show(button.getAttribute('aria-expanded') === 'false'));
  button?.nextElementSibling?.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) show(false);
  });
}
