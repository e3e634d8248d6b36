import type { contracts } from '../shared/contract/index.ts';
import type { Route } from '../shared/contract/route.ts';

type Contracts = typeof contracts;
type Operation = {
  [W in keyof Contracts]: Extract<Contracts[W][keyof Contracts[W]], Route>['operation'];
}[keyof Contracts];

/** Where a route departs from the common shape. */
type RouteSettings = { memoryMb?: number };

/** 1,769 MB buy one whole processor: hashing a password then takes a quarter of a second, not one. */
const hashesPasswords = { memoryMb: 1769 };

const settings: Readonly<Record<string, RouteSettings>> = {
  register: hashesPasswords,
  login: hashesPasswords,
  resetPassword: hashesPasswords,
  changePassword: hashesPasswords,
} satisfies { [O in Operation]?: RouteSettings };

export const routeSettings = (operation: string) => settings[operation] ?? {};
