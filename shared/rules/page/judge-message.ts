import { analyse } from '../copy/analyse.ts';
import type { AdText } from '../copy/analysis.ts';
import { buttonOf, goTogether } from '../copy/call-to-action.ts';
import { callToActionLabels } from '../copy/call-to-action-words.ts';
import { type Check, checkOf, fail, ok, unknown, type Verdict, warning } from './check.ts';
import type { Match, MatchedTerm } from './message-match.ts';
import type { Subject } from './subject.ts';
import { listed, quoted } from './wording.ts';

/** Whether the page keeps what the ad promised; nothing is known of that without an ad. */
export function judgeMessage({ page, ad, calls }: Subject, match: Match | null): Check[] {
  if (!ad || !match) return [];
  const isBuilt = page.rendered === 'script';
  const among = (
    is: (term: MatchedTerm) => boolean,
    share: number,
    enough: [number, number],
    where: string,
  ): Verdict => {
    const terms = match.terms;
    if (terms.length === 0) return unknown('L’annonce n’a pas de mots que l’on puisse chercher.');
    const [missing, there] = [terms.filter((term) => !is(term)), terms.filter(is)];
    const names = (some: readonly MatchedTerm[]) => listed(some.slice(0, 4).map(({ term }) => `«\u00a0${term}\u00a0»`));
    const found = there.length > 0 ? `On y lit ${names(there)}.` : `Aucun des mots de l’annonce n’est dans ${where}.`;
    if (share >= enough[0]) return ok(found);
    const fix = `Reprenez dans ${where} ${names(missing)}\u00a0: qui a cliqué doit reconnaître la promesse.`;
    return share >= enough[1] ? warning(found, fix) : fail(found, fix);
  };
  const whole = { expected: 'Les mots qui portent l’annonce' } as const;
  const checks = [
    checkOf(
      { key: 'terms_h1', label: 'Promesse dans le titre principal', ...whole, impact: 3, effort: 1 },
      isBuilt
        ? unknown('Page construite par un script.')
        : among(({ inH1 }) => inH1, match.shares.h1, [0.5, 0.25], 'le titre principal'),
    ),
    checkOf(
      { key: 'terms_start', label: 'Promesse dans le premier écran', ...whole, impact: 3, effort: 2 },
      isBuilt
        ? unknown('Page construite par un script.')
        : among(({ inStart }) => inStart, match.shares.start, [0.7, 0.4], 'les premières lignes'),
    ),
    checkOf(
      { key: 'terms_title', label: 'Promesse dans le titre de l’onglet', ...whole, impact: 1, effort: 1 },
      among(({ inTitle }) => inTitle, match.shares.title, [0.5, 0.25], 'le titre de l’onglet'),
    ),
  ];
  if (match.price && !isBuilt)
    checks.push(
      checkOf(
        { key: 'same_price', label: 'Montant annoncé', expected: match.price.ad, impact: 3, effort: 1 },
        priceVerdict(match.price),
      ),
    );
  if (match.currency && !isBuilt)
    checks.push(
      checkOf(
        { key: 'same_currency', label: 'Monnaie', expected: match.currency.ad, impact: 2, effort: 1 },
        currencyVerdict(match.currency),
      ),
    );
  const asked = adCall(ad);
  if (asked && !isBuilt)
    checks.push(
      checkOf(
        {
          key: 'same_action',
          label: 'Action demandée',
          expected: callToActionLabels[asked],
          impact: 2,
          effort: 2,
        },
        actionVerdict(asked, calls.main),
      ),
    );
  return checks;
}

function priceVerdict({ ad, page, state }: NonNullable<Match['price']>): Verdict {
  if (state === 'same') return ok(`${page} est sur la page.`);
  if (state === 'missing')
    return fail(
      `La page ne reprend pas ${ad}.`,
      `Écrivez ${ad} sur la page, près du premier bouton, comme dans l’annonce.`,
    );
  return fail(
    `L’annonce dit ${ad}, la page ${page}.`,
    `Affichez ${ad} sur la page, ou corrigez l’annonce\u00a0: un prix qui change au clic fait partir, et peut tromper (C.\u00a0conso. L121-2).`,
  );
}

function currencyVerdict({ ad, page, state }: NonNullable<Match['currency']>): Verdict {
  if (state === 'same') return ok(`Les deux comptent en ${ad}.`);
  if (state === 'missing') return unknown('La page ne dit aucun prix.');
  return fail(`L’annonce compte en ${ad}, la page en ${page}.`, `Affichez les prix de la page en ${ad}.`);
}

function adCall(ad: AdText) {
  const asked = buttonOf(ad) ?? analyse(ad).callToAction.class;
  return asked === 'none' || asked === 'learn' || asked === 'watch' ? null : asked;
}

function actionVerdict(asked: NonNullable<ReturnType<typeof adCall>>, main: Subject['calls']['main']): Verdict {
  if (!main) return unknown('La page n’a pas d’appel que l’on puisse lire.');
  const found = `Le bouton principal de la page dit ${quoted(main.text)}.`;
  if (goTogether(asked, main.class)) return ok(found);
  return warning(
    found,
    `L’annonce invite à «\u00a0${callToActionLabels[asked].toLocaleLowerCase('fr')}\u00a0»\u00a0: demandez la même chose sur le bouton.`,
  );
}
