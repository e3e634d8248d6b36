import { DocsContents } from './docs-contents.tsx';
import { DocsRoute } from './docs-route.tsx';
import type { DocsWord } from './docs-words.ts';

/** The calls of one word, whole. */
export function DocsWordPage({ words, shown }: { words: readonly DocsWord[]; shown: DocsWord }) {
  return (
    <div className="wrap docs">
      <DocsContents words={words} shown={shown} />
      <article className="docs-word">
        <h1>{shown.name}</h1>
        <p className="muted">
          <code>/api/{shown.word}</code>
        </p>
        {shown.routes.map((route) => (
          <DocsRoute key={route.operation} route={route} />
        ))}
      </article>
    </div>
  );
}
