import { IconList } from '@tabler/icons-react';
import { documents } from '../../../../shared/page-paths.ts';
import { introductionParts } from './docs-introduction.tsx';
import { Method } from './docs-route.tsx';
import type { DocsWord } from './docs-words.ts';

/** Beside each page of the reference: its introduction, every word, and the calls of the word that is shown. */
export function DocsContents({ words, shown }: { words: readonly DocsWord[]; shown?: DocsWord }) {
  return (
    <nav aria-label="Référence de l’API" className="docs-contents">
      <search>
        <form action={documents.docs} className="docs-search">
          <input
            type="search"
            name="q"
            aria-label="Chercher un appel"
            placeholder="Chercher un appel"
            data-docs-search
          />
        </form>
      </search>
      <button type="button" className="docs-menu-switch" aria-expanded="false" aria-controls="sommaire" data-docs-menu>
        <IconList size={18} aria-hidden /> {shown ? `Sommaire\u00a0: ${shown.name}` : 'Sommaire'}
      </button>
      <div id="sommaire" className="docs-menu">
        {shown ? (
          <p>
            <a href={documents.docs}>Introduction</a>
          </p>
        ) : (
          <ul>
            {introductionParts.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        )}
        {words.map(({ word, name, path, routes }) => (
          <div key={word}>
            <p>
              <a href={path} aria-current={word === shown?.word ? 'page' : undefined}>
                {name}
              </a>
            </p>
            {word === shown?.word && (
              <ul>
                {routes.map(({ operation, method, summary }) => (
                  <li key={operation}>
                    <a href={`#${operation}`} title={operation}>
                      <Method method={method} /> {summary}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </div>
        ))}
      </div>
    </nav>
  );
}
