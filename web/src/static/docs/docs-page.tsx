import { productName } from '../../../../shared/brand.ts';
import type { Route } from '../../../../shared/kernel/route.ts';
import * as openapi from '../../../../shared/openapi/openapi.contract.ts';
import { DocsContents } from './docs-contents.tsx';
import { DocsIntroduction } from './docs-introduction.tsx';
import { Method } from './docs-route.tsx';
import { type DocsWord, docsOf, docsWords } from './docs-words.ts';

/** How to call the API, and every call of it, each leading to the page of its word. */
export function DocsPage({ routes }: { routes: readonly Route[] }) {
  const words = docsWords(routes);
  return (
    <div className="wrap docs">
      <DocsContents words={words} />
      <article>
        <h1>Référence de l’API</h1>
        <p className="lead">
          Tout ce que fait {productName} passe par cette API HTTP. Cette référence est produite à partir du contrat qui
          la valide : elle dit ce que le service accepte et répond. Elle existe aussi{' '}
          <a href={openapi.getOpenapi.path}>au format OpenAPI 3.1</a>.
        </p>
        <DocsIntroduction />
        <section id="appels" aria-labelledby="appels-titre">
          <h2 id="appels-titre">Tous les appels</h2>
          <p className="muted" role="status" data-docs-found />
          {words.map((word) => (
            <WordCalls key={word.word} {...word} />
          ))}
        </section>
      </article>
    </div>
  );
}

function WordCalls({ word, name, path, routes }: DocsWord) {
  return (
    <div data-docs-word>
      <h3 className="docs-calls-title">
        <a href={path}>{name}</a> <code className="muted">/api/{word}</code>
      </h3>
      <ul className="docs-calls">
        {routes.map((route) => (
          <li key={route.operation} id={route.operation} data-docs-call={`${route.operation} ${route.path}`}>
            <Method method={route.method} /> <a href={docsOf(route)}>{route.summary}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
