import { type Check, checkOf, fail, ok, unknown, type Verdict, warning } from './check.ts';
import type { Subject } from './subject.ts';
import { counted, number, quoted } from './wording.ts';

const pasted = unknown('HTML collé\u00a0: on ne sait pas comment la page arrive.');
const [lightKb, heavyKb] = [200, 500];
/** The first ones are seen at once: they should not wait. */
const eagerImages = 3;
const fewLater = 3;

/** How the page comes, and how heavy it is. */
export function judgeTechnical({ page, fetched, bytes }: Subject): Check[] {
  const { images, scripts } = page;
  const kb = Math.round(bytes / 1024);
  const later = Math.max(0, images.count - eagerImages);
  return [
    checkOf(
      { key: 'https', label: 'Connexion chiffrée', expected: 'https', impact: 3, effort: 2 },
      fetched
        ? fetched.finalUrl.startsWith('https:')
          ? ok('https')
          : fail('http', 'Passez la page en https\u00a0: les navigateurs la disent «\u00a0non sécurisée\u00a0».')
        : pasted,
    ),
    checkOf(
      { key: 'status_200', label: 'Réponse du serveur', expected: '200', impact: 3, effort: 2 },
      fetched
        ? fetched.status === 200
          ? ok('200')
          : fail(String(fetched.status), 'La page doit répondre 200.')
        : pasted,
    ),
    checkOf(
      { key: 'redirects_few', label: 'Redirections', expected: 'Une au plus', impact: 2, effort: 1 },
      fetched ? redirects(fetched) : pasted,
    ),
    checkOf(
      { key: 'weight', label: 'Poids du HTML', expected: `${lightKb} Ko au plus`, impact: 2, effort: 3 },
      weight(
        kb,
        `${counted(kb, 'Ko', 'Ko')} de HTML, ${counted(scripts, 'script')}, ${counted(images.count, 'image')}.`,
      ),
    ),
    checkOf(
      {
        key: 'images_lazy',
        label: 'Chargement des images',
        expected: 'loading="lazy" sous le premier écran',
        impact: 1,
        effort: 1,
      },
      later < fewLater
        ? unknown(`${counted(images.count, 'image')}\u00a0: rien à différer.`)
        : lazy(images.lazy, images.count, later),
    ),
  ];
}

function redirects({ redirects: count, url, finalUrl }: NonNullable<Subject['fetched']>): Verdict {
  if (count === 0) return ok('Aucune.');
  const found = `${counted(count, 'redirection')}, jusqu’à ${quoted(finalUrl)}`;
  return count === 1
    ? ok(found)
    : warning(found, `Faites mener l’annonce droit à ${quoted(finalUrl)} au lieu de ${quoted(url)}.`);
}

function weight(kb: number, found: string): Verdict {
  if (kb <= lightKb) return ok(found);
  const fix =
    'Sortez du HTML les styles, images et données qu’il contient\u00a0: sur mobile, chaque seconde coûte des visiteurs.';
  return kb <= heavyKb ? warning(found, fix) : fail(found, fix);
}

function lazy(lazyCount: number, count: number, later: number): Verdict {
  const found = `${counted(lazyCount, 'image')} sur ${number(count)} se charge${lazyCount < 2 ? '' : 'nt'} à la demande.`;
  if (lazyCount >= later * 0.8) return ok(found);
  const fix =
    'Ne chargez les images du bas que lorsqu’on y arrive. Pour votre développeur\u00a0: loading="lazy", sauf sur la première image.';
  return lazyCount >= later * 0.3 ? warning(found, fix) : fail(found, fix);
}
