import { upperFirst } from '../../kernel/first-letter.ts';
import { fold } from '../../kernel/fold.ts';
import { type Check, checkOf, fail, ok, type Verdict, warning } from './check.ts';
import type { Subject } from './subject.ts';
import { listed, quoted } from './wording.ts';

/** They may run without consent when they are set so (CNIL). */
const exempt = new Set(['Matomo', 'Plausible']);
/** They keep scripts from running until one has chosen, those that were not written to wait included. */
const holdsBack = new Set([
  ...['Cookiebot', 'OneTrust', 'tarteaucitron', 'iubenda', 'Usercentrics', 'CookieYes', 'Complianz', 'Termly'],
  ...['CookieFirst', 'Consentmanager', 'Osano'],
]);
const policy = /cookies|traceurs|confidentialite|donnees personnelles|vie privee|\brgpd\b|privacy/;

/** Whether people are asked before they are followed, and told by whom. */
export function judgePrivacy({ page }: Subject): Check[] {
  const trackers = page.trackers.filter(({ kind }) => kind === 'tracker');
  const [consent] = page.trackers.filter(({ kind }) => kind === 'consent');
  const names = listed(trackers.map(({ name }) => name));
  const free = trackers.filter(({ waits, name }) => !waits && !exempt.has(name));
  return [
    checkOf(
      {
        key: 'consent_before_trackers',
        label: 'Consentement et traceurs',
        expected: 'Un bandeau de consentement chargé avant tout traceur',
        impact: 2,
        effort: 2,
      },
      asked(),
    ),
    checkOf(
      {
        key: 'trackers_named',
        label: 'Annonce des traceurs',
        expected: 'Un lien vers la politique de confidentialité ou de cookies',
        impact: 1,
        effort: 1,
      },
      named(),
    ),
  ];

  function asked(): Verdict {
    if (trackers.length === 0) return ok('Aucun traceur reconnu.');
    if (free.length === 0) return ok(waiting());
    const early = free.filter(({ at }) => !consent || at < consent.at);
    const fix =
      'Chargez le bandeau en premier, et les traceurs après accord seulement (CNIL, loi Informatique et Libertés, art.\u00a082).';
    if (consent && early.length === 0) {
      const loose = free.filter(({ name }) => !isHeldBack(name, consent.name));
      if (loose.length === 0) return ok(`${upperFirst(consent.name)} est chargé avant ${names}.`);
      const few = listed(loose.map(({ name }) => name));
      return warning(
        `${upperFirst(consent.name)} est chargé d’abord, mais rien dans le HTML ne fait attendre ${few}.`,
        `Faites attendre l’accord à ${few}\u00a0: par le gestionnaire de balises, ou avec type="text/plain" (CNIL, loi Informatique et Libertés, art.\u00a082).`,
      );
    }
    if (!consent && !page.hasConsentMode) return fail(`${names}, sans bandeau de consentement reconnu.`, fix);
    if (!consent) return warning(`${names}, avec le mode consentement de Google mais sans bandeau reconnu.`, fix);
    return warning(
      `${listed(early.map(({ name }) => name))} avant ${consent.name}\u00a0: le traceur part sans accord.`,
      fix,
    );
  }

  function waiting(): string {
    const spared = trackers.filter(({ waits }) => !waits).map(({ name }) => name);
    const others = trackers.filter(({ waits }) => waits).map(({ name }) => name);
    return [
      ...(others.length > 0
        ? [`${listed(others)}\u00a0: ${consent ? `après accord (${consent.name})` : 'mis en attente'}.`]
        : []),
      ...(spared.length > 0 ? [`${listed(spared)}\u00a0: sans accord si la mesure est anonyme (CNIL).`] : []),
    ].join(' ');
  }

  /** A tag manager has its own rules, and Google’s tags may be told to wait. */
  function isHeldBack(name: string, banner: string): boolean {
    return holdsBack.has(banner) || name === 'Google Tag Manager' || (page.hasConsentMode && name.startsWith('Google'));
  }

  function named(): Verdict {
    const link = page.actions.find(({ text }) => policy.test(fold(text)));
    if (trackers.length === 0) return ok('Aucun traceur à annoncer.');
    if (link) return ok(`${names}\u00a0; lien ${quoted(link.text)}.`);
    return fail(
      `${names}, et aucune page qui les annonce.`,
      'Ajoutez en pied de page un lien vers la liste des traceurs et la façon de les refuser.',
    );
  }
}
