import { type Route, routeTag } from '../../../../shared/kernel/route.ts';
import { documents } from '../../../../shared/page-paths.ts';

/** The routes under one segment of the API: a page of the reference. */
export type DocsWord = { word: string; path: string; routes: readonly Route[] };

/** Where the reference tells a route: on the page of its word, under its operation. */
export const docsOf = (route: Route) => `${docsPath(routeTag(route))}#${route.operation}`;

const docsPath = (word: string) => `${documents.docs}/${word}`;

export function docsWords(routes: readonly Route[]): DocsWord[] {
  return [...new Set(routes.map(routeTag))].map((word) => ({
    word,
    path: docsPath(word),
    routes: routes.filter((route) => routeTag(route) === word),
  }));
}
