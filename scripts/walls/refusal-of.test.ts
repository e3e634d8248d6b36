import { describe, expect, it } from 'vitest';
import { importsOf } from './imports-of.ts';
import { refusalOf } from './refusal-of.ts';

/** Files, what they take, and from where. */
const breaches = [
  ['shared/planted.ts', 'readFileSync', 'node:fs'],
  ['shared/planted.ts', 'env', '../functions/platform/env.ts'],
  ['functions/auth/planted.ts', 'a', '../../web/src/lib/a.ts'],
  ['functions/auth/planted.ts', 'middy', '@middy/core'],
  ['functions/auth/planted.ts', 'SQSClient', '@aws-sdk/client-sqs'],
  ['functions/auth/planted.ts', 'Demo', '../health/demo.entity.ts'],
  ['functions/auth/planted.ts', 'registry', '../../shared/registry.ts'],
  ['functions/auth/planted.ts', 'productFunctions', '../../shared/product-functions.ts'],
  ['functions/auth/inner/planted.ts', 'Demo', '../../health/demo.entity.ts'],
  ['functions/auth/inner/planted.ts', 'SQSClient', '@aws-sdk/client-sqs'],
  ['functions/auth/planted.ts', 'request', 'node:https'],
  ['functions/ads/imports/meta/planted.ts', 'request', 'undici'],
  ['functions/platform/http/planted.ts', 'connect', 'node:net'],
  ['functions/platform/clients/planted.ts', 'request', 'node:http'],
  ['functions/platform/db/planted.ts', 'connect', 'node:tls'],
  ['functions/platform/http/planted.ts', 'TransactWriteCommand', '@aws-sdk/lib-dynamodb'],
  ['functions/platform/http/planted.ts', 'register', '../../auth/account/find-user.door.ts'],
  ['functions/imports/planted.ts', 'register', '../auth/account/find-user.door.ts'],
  ['functions/mail/planted.ts', 'session', '../auth/session/open-session.ts'],
  ['functions/ads/library/planted.ts', 'fold', '../engine/text.ts'],
  ['functions/boards/card/planted.ts', 'search', '../../ads/engine/engine.ts'],
  ['functions/ads/engine/planted.ts', 'newId', '../../platform/new-id.ts'],
  ['functions/ads/engine/planted.ts', 'Ad', '../ad/ad.entity.ts'],
  ['functions/events/planted.ts', 'session', '../auth/session/open-session.ts'],
  ['functions/auth/planted.ts', 'dispatch', '../events/dispatch.ts'],
  ['functions/auth/planted.ts', 'dispatch', '../events/dispatch.door.ts'],
  ['functions/platform/worker/planted.ts', 'dispatch', '../../events/dispatch.ts'],
  ['functions/mail/planted.ts', 'dispatch', '../events/dispatch.ts'],
  ['functions/platform/http/define-handler.ts', 'SQSClient', '@aws-sdk/client-sqs'],
  ['functions/auth/planted.entity.ts', 'Service', 'electrodb'],
  ['infra/planted.ts', 'handler', '../functions/auth/login.ts'],
  ['web/src/planted.ts', 'handler', '../../functions/auth/session/login.ts'],
  ['web/src/lib/planted.ts', 'readFileSync', 'node:fs'],
  ['web/src/lib/planted.ts', 'registry', '../../../shared/registry.ts'],
  ['web/src/lib/planted.ts', 'a', '../features/auth/a.ts'],
  ['web/src/features/home/planted.ts', 'a', '../../features/auth/a.ts'],
  ['web/src/features/home/planted.ts', 'a', '../auth/a.ts'],
] as const;

const right = [
  ['functions/health/planted.ts', 'register', '../auth/account/find-user.door.ts'],
  ['functions/health/inner/planted.ts', 'register', '../../auth/account/find-user.door.ts'],
  ['functions/health/inner/planted.ts', 'newId', '../../platform/new-id.ts'],
  ['functions/ads/library/planted.ts', 'search', '../engine/engine.ts'],
  ['functions/ads/engine/planted.ts', 'adLifetime', '../../../shared/ads/ad-lifetime.ts'],
  ['functions/health/planted.ts', 'readDay', '../imports/read-day.ts'],
  ['functions/mail/planted.ts', 'mail', '../auth/account/welcome.mail.ts'],
  ['functions/events/planted.ts', 'fanOut', '../webhooks/delivery/fan-out.door.ts'],
  ['functions/health/planted.ts', 'isIP', 'node:net'],
  ['functions/health/planted.entity.ts', 'Entity', 'electrodb'],
  ['functions/health/planted.test.ts', 'Demo', '../auth/session.entity.ts'],
  ['functions/platform/clients/outbound/planted.ts', 'request', 'node:https'],
  ['functions/platform/clients/planted.ts', 'SQSClient', '@aws-sdk/client-sqs'],
  ['web/src/app/planted.ts', 'a', '../features/auth/a.ts'],
  ['web/src/features/home/planted.ts', 'a', './inner/a.ts'],
  ['infra/planted.ts', 'tableShape', '../functions/platform/table-shape.ts'],
] as const;

const refusals = (file: string, text: string) => importsOf(file, text).map((one) => refusalOf(file, one));

describe('a wall', () => {
  it.each(breaches)('stands between %s and %s of %s', (file, name, from) => {
    const ways = [
      `import { ${name} } from '${from}';\n`,
      `import type { ${name} } from '${from}';\n`,
      `import {\n  other,\n  type ${name} as own,\n} from '${from}';\n`,
      `export { ${name} } from '${from}';\n`,
      `import * as all from '${from}';\n`,
    ];
    for (const way of ways) expect(refusals(file, way), way).toEqual([expect.stringMatching(/^\w.*\.$/)]);
    const unnamed = [`import '${from}';\n`, `const later = () => import('${from}');\n`];
    const byName = from === 'electrodb' || from === 'node:net';
    if (!byName)
      for (const way of unnamed) expect(refusals(file, way), way).toEqual([expect.stringMatching(/^\w.*\.$/)]);
  });

  it.each(right)('lets %s take %s of %s', (file, name, from) => {
    expect(refusals(file, `import { ${name} } from '${from}';\n`)).toEqual([null]);
  });
});
