import type { Stack } from 'aws-cdk-lib';
import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { type ApiName, apiOf } from '../shared/kernel/api-of.ts';
import { type Route, routes, routeWord } from '../shared/kernel/route.ts';
import { productFunctions } from '../shared/product-functions.ts';
import { registry } from '../shared/registry.ts';
import { nearing } from './quotas.ts';
import { keysOf, roomOf } from './testing/room-of.ts';
import { synthesize } from './testing/synthesized.ts';

const words = [...new Set(registry.map(routeWord))];

/** So many routes under an address, of these words in turns. */
const plant = (many: number, under: string, its: readonly string[]): Route[] =>
  Array.from({ length: many }, (_, at) =>
    routes(`${its[at % its.length]}/${under}`)({
      operation: `${under.replace('/', '')}Planted${at}`,
      method: 'GET',
      path: `/api/${under}/planted-${at}/{id}`,
      auth: 'user',
      summary: 'Planted',
      params: z.object({ id: z.string() }),
      output: z.object({}),
    }),
  );

/** Those of an API that are built already. */
const built = (api: ApiName) => registry.filter((route) => apiOf(route) === api).length;

/** The product as the words to come will leave it: 370 routes at least, 130 of them UGC, 40 of these in the space of creators. */
const space = plant(40 - built('space'), 'ugc/space', ['pixel']);
const ugc = [...plant(90 - built('ugc'), 'ugc', ['pixel']), ...space];
const adminBuilt = registry.filter((route) => apiOf(route) === 'admin');
const admin = plant(70 - adminBuilt.length, 'admin', words);
const later = plant(370 - registry.length - ugc.length - admin.length, 'later', words);
const routesToCome = [...registry, ...later, ...ugc, ...admin];
const made = await synthesize({ planted: [...later, ...ugc, ...admin] });
afterAll(made.remove);

const resources = (stack: Stack, type: string) => Object.values(made.template(stack).findResources(type));
const { gateways } = made.stacks.api;
const keysBehind = ({ name }: { name: string }) => {
  const gateway = gateways.find((one) => one.name === name);
  return gateway
    ? resources(gateway, 'AWS::ApiGatewayV2::Api').flatMap(({ Properties }) => keysOf(Properties.Body))
    : [];
};

const functions = new Map(
  made.stacks.api.words.flatMap((word) => word.functions.map((made) => [made.node.id, made] as const)),
);
const stackOf = ({ operation }: Route) => functions.get(operation)?.stack;
const stackIdOf = (route: Route) => (apiOf(route) === 'main' ? '' : `${apiOf(route)}-`) + routeWord(route);

describe('room for all routes to come', () => {
  it('is there by every quota of AWS', () => {
    const room = roomOf(made.assembly.directory);
    expect(nearing(room)).toEqual([]);
    const integrations = room.filter(({ quota }) => quota === 'integrations');
    expect(Object.fromEntries(integrations.map(({ what, count }) => [what, count]))).toEqual({
      'reclame-prod-api': built('main') + later.length + 1,
      'reclame-prod-api-ai': built('ai') + 1,
      'reclame-prod-api-campaigns': built('campaigns') + 1,
      'reclame-prod-api-space': 40 + 1,
      'reclame-prod-api-ugc': 90 + 1,
      'reclame-prod-api-admin': adminBuilt.length + admin.length + 1,
    });
    const environments = room.filter(({ quota }) => quota === 'environmentBytes');
    expect(environments).toHaveLength(productFunctions.length + later.length + ugc.length + admin.length);
    for (const { count } of environments) expect(count).toBeGreaterThan(500);
  });

  it('has each route behind one API, to which the distribution hands its address', () => {
    const [{ Properties } = { Properties: {} }] = resources(made.stacks.web, 'AWS::CloudFront::Distribution');
    const { CacheBehaviors, Origins } = Properties.DistributionConfig;
    const patterns: string[] = CacheBehaviors.map(({ PathPattern }: { PathPattern: string }) => PathPattern);
    expect(patterns).toEqual([
      '/api/ai',
      '/api/ai/*',
      '/api/campaigns',
      '/api/campaigns/*',
      '/api/ugc/space',
      '/api/ugc/space/*',
      '/api/ugc/open',
      '/api/ugc/open/*',
      '/api/ugc',
      '/api/ugc/*',
      '/api/admin',
      '/api/admin/*',
      '/api/*',
      '/rapport',
      '/rapport/*',
    ]);
    // The site and six APIs: what is under an address shares an origin with the address itself.
    expect(Origins).toHaveLength(7);
    const originOf = (path: string): string => {
      const at = patterns.findIndex((pattern) => new RegExp(`^${pattern.replace('*', '.*')}$`).test(path));
      return CacheBehaviors[at].TargetOriginId;
    };
    const behind = new Map(gateways.map((gateway) => [gateway.name, keysBehind(gateway)]));
    const origins = new Map<string, string>();
    for (const { method, path } of routesToCome) {
      const having = [...behind].filter(([, keys]) => keys.includes(`${method} ${path}`)).map(([name]) => name);
      expect(having, path).toHaveLength(1);
      const origin = originOf(path.replaceAll(/\{\w+\}/g, 'x'));
      const [name = ''] = having;
      expect(origins.get(name) ?? origin, path).toBe(origin);
      origins.set(name, origin);
    }
    expect(new Set(origins.values()).size).toBe(6);
  });

  it('gives each API its throttle, its log, its alarm, and functions with roles of their own', () => {
    const stages = gateways.flatMap((gateway) => resources(gateway, 'AWS::ApiGatewayV2::Stage'));
    const rates = stages.map(({ Properties }) => Properties.DefaultRouteSettings.ThrottlingRateLimit);
    expect(rates).toEqual([100, 300, 200, 300, 50, 500]);
    const logs = gateways.flatMap((gateway) => resources(gateway, 'AWS::Logs::LogGroup'));
    expect(logs.map(({ Properties }) => Properties.LogGroupName)).toEqual([
      '/reclame/prod/api-access-ai',
      '/reclame/prod/api-access-campaigns',
      '/reclame/prod/api-access-space',
      '/reclame/prod/api-access-ugc',
      '/reclame/prod/api-access-admin',
      '/reclame/prod/api-access',
    ]);
    const alarms = Object.keys(made.template(made.stacks.alarms).findResources('AWS::CloudWatch::Alarm')).join();
    for (const name of [
      'ApiErrors',
      'aiApiErrors',
      'campaignsApiErrors',
      'spaceApiErrors',
      'ugcApiErrors',
      'adminApiErrors',
    ])
      expect(alarms).toContain(name);
    for (const route of routesToCome) expect(stackOf(route)?.node.id).toBe(stackIdOf(route));
  });

  it('starts each API once all its functions are there', () => {
    const nested = made.template(made.stacks.api).findResources('AWS::CloudFormation::Stack');
    for (const { name } of gateways) {
      const [, gateway] = Object.entries(nested).find(([id]) => id.startsWith(`${name}Gateway`)) ?? [];
      const its = routesToCome.filter((route) => apiOf(route) === name).map(stackIdOf);
      for (const id of new Set(its)) expect(gateway?.DependsOn.join()).toContain(`${id.replace('-', '')}NestedStack`);
      expect(gateway?.DependsOn.join()).toContain('notFound');
    }
  });

  it('says which group nears which limit', () => {
    expect(
      nearing([
        { what: 'reclame-prod-api', quota: 'integrations', count: 279 },
        { what: 'reclame-prod-api-ugc', quota: 'integrations', count: 280 },
        { what: 'Functions of ugc-pixel', quota: 'resources', count: 499 },
      ]),
    ).toEqual([
      'reclame-prod-api-ugc: 280 integrations, of 300 that AWS takes',
      'Functions of ugc-pixel: 499 resources, of 500 that AWS takes',
    ]);
  });
});
