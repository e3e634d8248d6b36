import { describe, expect, it } from 'vitest';
import { judgePage } from '../../../shared/rules/page/judge-page.ts';
import { matchOf } from '../../../shared/rules/page/message-match.ts';
import { readPage } from './reading/read-page.ts';
import { goodPage, goodPageBut } from './testing/good-page.ts';

const page = readPage(goodPage);
const ad = {
  headline: 'Vos plannings prêts en 5 minutes',
  body: 'Planif compose les plannings des restaurants. 27 € par mois, sans engagement.',
  callToAction: 'START_TRIAL',
};
const judged = (html: string, changes: object = {}) =>
  judgePage(readPage(html), html.length, null, { ...ad, ...changes }).groups[0];

describe('message match', () => {
  it('finds the words that carry the ad by their stems, figures with what they count', () => {
    const { terms } = matchOf(page, { body: 'Un planning d’équipe en 5 minutes : réservez.', headline: 'Équipes' });
    expect(terms).toEqual([
      { term: 'équipes', weight: 5, inTitle: true, inH1: true, inStart: true },
      { term: 'planning', weight: 2, inTitle: true, inH1: true, inStart: true },
      { term: '5 minutes', weight: 2, inTitle: true, inH1: true, inStart: true },
      { term: 'réservez', weight: 2, inTitle: false, inH1: false, inStart: false },
    ]);
  });

  it('a page that keeps the promise has all the points', () => {
    expect(judged(goodPage)).toMatchObject({ key: 'message', points: 20 });
    expect(judged(goodPage)?.checks.map(({ key }) => key)).toEqual([
      ...['terms_h1', 'terms_start', 'terms_title', 'same_price', 'same_currency', 'same_action'],
    ]);
  });

  it('another one has few: other words, other price, other money, other action', () => {
    const states = (changes: object, html = goodPage) =>
      Object.fromEntries(judged(html, changes)?.checks.map(({ key, state }) => [key, state]) ?? []);
    expect(states({ headline: 'Vélos électriques', body: 'Roulez en ville.' })).toMatchObject({
      ...{ terms_h1: 'fail', terms_start: 'fail', terms_title: 'fail' },
    });
    expect(states({ body: 'Planif à 19 € par mois.' })).toMatchObject({ same_price: 'fail', same_currency: 'ok' });
    expect(states({ body: 'Planif à 27 $ par mois.' })).toMatchObject({ same_price: 'fail', same_currency: 'fail' });
    expect(states({}, goodPageBut('27 € par mois', 'Un prix clair'))).toMatchObject({
      ...{ same_price: 'fail', same_currency: 'unknown' },
    });
    expect(states({ callToAction: 'DONATE' })).toMatchObject({ same_action: 'warning' });
    expect(states({ callToAction: 'LEARN_MORE' })).not.toHaveProperty('same_action');
  });

  it.each([
    ['Au lieu de 57 €, 27 € par mois', '27 €', 'same'],
    ['Jusqu’à 300 € d’économies', '300 €', 'missing'],
    ['27,00 € par mois', '27,00 €', 'same'],
    ['27€ par mois', '27€', 'same'],
    ['1 027 € par an', '1 027 €', 'different'],
  ])('reads the price of « %s »', (body, price, state) => {
    expect(matchOf(page, { body }).price).toMatchObject({ ad: price, state });
  });

  it('says nothing of prices where the ad has none', () => {
    expect(matchOf(page, { body: 'Vos plannings' })).toMatchObject({ price: null, currency: null });
  });
});
