import { type RouteSpec, routeWord } from '../shared/contract/route.ts';

/** Where a route's handler stands under functions/, without its ending: `boards/update-board`. */
export function handlerPath(route: Pick<RouteSpec, 'path' | 'operation'>): string {
  const act = route.operation.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `${routeWord(route)}/${act}`;
}
