import { Text, Title } from '@mantine/core';
import type { ReadAd } from '../../../../../shared/ai/ad-reference.ts';
import type { AnalyzedPage } from '../../../../../shared/ai/analyzed-page.ts';
import { formatNumber } from '../../../lib/format.ts';
import table from './match.module.css';
import classes from './page.module.css';

type Match = NonNullable<AnalyzedPage['messageMatch']>;

const columns = [
  { key: 'inTitle', label: 'Titre de l’onglet' },
  { key: 'inH1', label: 'Titre principal' },
  { key: 'inStart', label: 'Premier écran' },
] as const;

/** The words that carry the ad, and where the page says them again. */
export function MessageMatch({ match, ad }: { match: Match; ad: ReadAd | null }) {
  const { score, terms, price, currency } = match;
  return (
    <section aria-label="Promesse de l’annonce" className={classes.part}>
      <Title order={2} fz="1rem">
        La promesse de l’annonce, tenue à {formatNumber(score)}&#8239;%
      </Title>
      {ad && (
        <Text size="sm" c="dimmed" className={classes.words} lineClamp={2}>
          {[ad.advertiser, ad.headline, ad.body].filter(Boolean).join(' · ')}
        </Text>
      )}
      <table className={table.match}>
        <thead>
          <tr>
            <th scope="col">L’annonce dit</th>
            {columns.map(({ key, label }) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {terms.map((term) => (
            <tr key={term.term}>
              <th scope="row">{term.term}</th>
              {columns.map(({ key }) => (
                <td key={key} data-there={term[key] || undefined}>
                  {term[key] ? 'oui' : 'non'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {price && (
        <Text size="sm">
          {price.state === 'same' && `${price.ad} dans l’annonce comme sur la page.`}
          {price.state === 'different' && `${price.ad} dans l’annonce, ${price.page} sur la page.`}
          {price.state === 'missing' && `${price.ad} dans l’annonce, absent de la page.`}
          {currency?.state === 'different' && ` Les monnaies diffèrent\u00a0: ${currency.ad}, ${currency.page}.`}
        </Text>
      )}
    </section>
  );
}
