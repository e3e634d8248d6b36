import { productName } from '../../../../shared/brand.ts';
import { type Route, routeTag } from '../../../../shared/kernel/route.ts';
import * as openapi from '../../../../shared/openapi/openapi.contract.ts';
import { DocsIntroduction, introductionParts } from './docs-introduction.tsx';
import { DocsRoute, Method } from './docs-route.tsx';

/** Anchor of a word: routes are anchored by their operation, which no word can be. */
const wordAnchor = (word: string) => `api-${word}`;

type Word = { word: string; routes: readonly Route[] };

function byWord(routes: readonly Route[]): Word[] {
  return [...new Set(routes.map(routeTag))].map((word) => ({
    word,
    routes: routes.filter((route) => routeTag(route) === word),
  }));
}

export function DocsPage({ routes: all }: { routes: readonly Route[] }) {
  const words = byWord(all);
  return (
    <div className="wrap docs">
      <Contents words={words} />
      <article>
        <h1>Référence de l’API</h1>
        <p className="lead">
          Tout ce que fait {productName} passe par cette API HTTP. Cette page est produite à partir du contrat qui la
          valide : elle dit ce que le service accepte et répond. La même référence existe{' '}
          <a href={openapi.getOpenapi.path}>au format OpenAPI 3.1</a>.
        </p>
        <DocsIntroduction />
        {words.map(({ word, routes }) => (
          <section key={word} id={wordAnchor(word)} className="docs-word" aria-labelledby={`${wordAnchor(word)}-titre`}>
            <h2 id={`${wordAnchor(word)}-titre`}>
              <code>/api/{word}</code>
            </h2>
            {routes.map((route) => (
              <DocsRoute key={route.operation} route={route} />
            ))}
          </section>
        ))}
      </article>
    </div>
  );
}

function Contents({ words }: { words: Word[] }) {
  return (
    <nav aria-label="Sur cette page" className="docs-contents">
      <ul>
        {introductionParts.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
      {words.map(({ word, routes }) => (
        <WordContents key={word} word={word} routes={routes} />
      ))}
    </nav>
  );
}

function WordContents({ word, routes }: Word) {
  return (
    <>
      <p>
        <a href={`#${wordAnchor(word)}`}>
          <code>/api/{word}</code>
        </a>
      </p>
      <ul>
        {routes.map(({ operation, method }) => (
          <li key={operation}>
            <a href={`#${operation}`}>
              <Method method={method} /> {operation}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
