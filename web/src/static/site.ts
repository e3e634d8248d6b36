import { onConsent, readConsent, saveConsent } from '../lib/consent/choice.ts';
import { loadConfig } from '../lib/monitoring/load-config.ts';
import { foldContents } from './docs/fold-contents.ts';
import { searchDocs } from './docs/search-docs.ts';
import { switchTheme } from './switch-theme.ts';

switchTheme();
closePhoneMenu();
foldContents();
searchDocs();
showChoices().catch((failure) => console.error('[consent]', failure));

/** The menu closes when it has led somewhere, on Escape, and on a click elsewhere. */
function closePhoneMenu(): void {
  const menu = document.querySelector('details.phone-menu');
  if (!(menu instanceof HTMLDetailsElement)) return;
  menu.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLAnchorElement) menu.open = false;
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.open) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Node && !menu.contains(target)) menu.open = false;
  });
}

/** On the privacy page, and only where there is something to choose. */
async function showChoices(): Promise<void> {
  const block = document.querySelector<HTMLElement>('[data-consent]');
  if (!block) return;
  const { sentryDsn } = await loadConfig();
  if (!sentryDsn) return;
  const buttons = block.querySelectorAll<HTMLButtonElement>('[data-choice]');
  const show = () => {
    const choice = readConsent();
    for (const button of buttons) button.setAttribute('aria-pressed', String(button.dataset.choice === choice));
  };
  for (const button of buttons) {
    button.addEventListener('click', () => saveConsent(button.dataset.choice === 'accepted' ? 'accepted' : 'refused'));
  }
  onConsent(show);
  show();
  block.hidden = false;
}
