import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Taken } from '../quotas.ts';

type Template = {
  Resources: Record<string, { Type: string; Properties: Record<string, unknown> }>;
  Description?: string;
  Outputs?: object;
  Parameters?: object;
};

type ApiDocument = { info: { title: string }; paths: Record<string, Record<string, unknown>> };

/** `GET /api/ads` for each route of an API's document; `ANY /$default` is the rest. */
export const keysOf = ({ paths }: ApiDocument): string[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map(
      (method) => `${method.replace('x-amazon-apigateway-any-method', 'any').toUpperCase()} ${path}`,
    ),
  );

/** Where a template refers to an ARN or an address, and how long those are about. */
const reference = /\{"(Fn::GetAtt|Ref|Fn::ImportValue)":(\[[^\]]*\]|"[^"]*")\}/g;
const arnLength = 120;
const bytesOf = (some: unknown) => Buffer.byteLength(JSON.stringify(some).replace(reference, 'x'.repeat(arnLength)));

const count = (some: object | undefined) => Object.keys(some ?? {}).length;

/** What the templates of a synthesis, nested ones included, take of the quotas. */
export function roomOf(directory: string): Taken[] {
  const files = readdirSync(directory).filter((file) => file.endsWith('.template.json'));
  const templates = files.map((file) => {
    const text = readFileSync(join(directory, file), 'utf8');
    const template: Template = JSON.parse(text);
    const what = template.Description ?? file.replace('.template.json', '');
    return { what, file, template, bytes: Buffer.byteLength(text) };
  });
  const resources = templates.flatMap(({ template }) => Object.values(template.Resources));
  const documents = resources
    .filter(({ Type }) => Type === 'AWS::ApiGatewayV2::Api')
    .map(({ Properties }) => Properties.Body as ApiDocument);
  const nested = templates.filter(({ file }) => /\.nested\.|-api\./.test(file));
  return [
    ...documents.flatMap((document): Taken[] => {
      const what = document.info.title;
      const routes = keysOf(document).length;
      return [
        { what, quota: 'integrations', count: routes },
        { what, quota: 'routes', count: routes },
      ];
    }),
    ...templates.flatMap(({ what, template, bytes }): Taken[] => [
      { what, quota: 'resources', count: count(template.Resources) },
      { what, quota: 'outputs', count: count(template.Outputs) },
      { what, quota: 'parameters', count: count(template.Parameters) },
      { what, quota: 'templateBytes', count: bytes },
    ]),
    {
      what: 'the API and all that is nested in it',
      quota: 'nestedResources',
      count: nested.reduce((sum, { template }) => sum + count(template.Resources), 0),
    },
    ...resources
      .filter(({ Type }) => Type === 'AWS::IAM::Policy')
      .map(
        ({ Properties }): Taken => ({
          what: `the role of ${Properties.PolicyName}`,
          quota: 'rolePolicies',
          count: bytesOf(Properties.PolicyDocument),
        }),
      ),
    ...resources
      .filter(({ Type, Properties }) => Type === 'AWS::Lambda::Function' && Properties.FunctionName)
      .map(
        ({ Properties }): Taken => ({
          what: `the environment of ${Properties.FunctionName}`,
          quota: 'environmentBytes',
          count: bytesOf((Properties.Environment as { Variables: object }).Variables),
        }),
      ),
    { what: 'a stage', quota: 'roles', count: resources.filter(({ Type }) => Type === 'AWS::IAM::Role').length },
  ];
}
