import type { Template } from 'aws-cdk-lib/assertions';
import { tableShape } from '../../functions/platform/table-shape.ts';
import type { Resource, Statement } from '../../infra/rights/statements-of.ts';
import { queues } from '../../shared/workers.ts';

/** An action of IAM and what it is done to, as the template calls it: `sqs:SendMessage on mails`. */
export type Right = `${string}:${string} on ${string}`;

/** What the stacks call a resource. A queue has its own name. */
const templateNames: Record<Exclude<Resource, `queue:${string}`>, string[]> = {
  table: ['Table'],
  indexes: tableShape.indexes.map(({ name }) => `Table/index/${name}`),
  bucket: ['Files'],
  files: ['Files/*'],
  anchorsBucket: ['Anchors'],
  anchors: ['Anchors/*'],
  authKeys: ['AuthKeys'],
  originProof: ['OriginProof'],
  stripeKeys: ['StripeKeys'],
  secretsKey: ['SecretsKey'],
  queues: Object.keys(queues),
  deadLetters: Object.keys(queues).map((name) => `${name}DeadLetters`),
  sender: ['Identity', 'configuration-set'],
  suppressed: ['*'],
  model: ['model'],
};

/** The rights that statements ask for. */
export function neededRights(statements: readonly Statement[]): Set<Right> {
  const names = new Map<string, string[]>(Object.entries(templateNames));
  return new Set(
    statements.flatMap(({ resource, actions }) => {
      const on = names.get(resource) ?? [resource.replace(/^queue:/, '')];
      return on.flatMap((name) => actions.map((action) => `${action} on ${name}` as Right));
    }),
  );
}

type TemplateStatement = { Effect: string; Action: string | string[]; Resource: unknown };

/** By function of a template, what its role may do. */
export function grantedRights(template: Template): Map<string, Set<Right>> {
  const policies = Object.values(template.findResources('AWS::IAM::Policy')).map(({ Properties }) => Properties);
  return new Map(
    Object.values(template.findResources('AWS::Lambda::Function')).map(({ Properties }) => {
      const [role] = Properties.Role['Fn::GetAtt'];
      const statements: TemplateStatement[] = policies
        .filter(({ Roles }) => Roles.some(({ Ref }: { Ref: string }) => Ref === role))
        .flatMap(({ PolicyDocument }) => PolicyDocument.Statement)
        // Of the log alone, beside what is allowed of the table: `infra/api.test.ts` looks at it.
        .filter(({ Effect }) => Effect === 'Allow');
      return [Properties.FunctionName.replace(/^reclame-prod-/, ''), new Set(statements.flatMap(rightsOf))];
    }),
  );
}

function rightsOf({ Action, Resource }: TemplateStatement): Right[] {
  return [Resource].flat().flatMap((resource) => {
    const name = nameOf(resource);
    return [Action].flat().map((action) => `${action} on ${name}` as Right);
  });
}

/** `Table/index/gsi1` of what the template joins: the name that our code gave to the resource, without CDK's hashes. */
function nameOf(resource: unknown): string {
  const parts = JSON.stringify(resource).match(/[\w:/*.-]+/g) ?? [];
  const named = parts.flatMap((part) => {
    const [, logicalId] = /^(?:.*:ExportsOutput(?:FnGetAtt|Ref))?([A-Za-z]+?)[0-9A-F]{8}/.exec(part) ?? [];
    if (logicalId) return [logicalId];
    if (part === '*') return ['*'];
    if (part.startsWith('arn:aws:bedrock:')) return ['model'];
    const [, kind] = /^arn:aws:ses:.*:(configuration-set)\//.exec(part) ?? [];
    return kind ? [kind] : part.startsWith('/') ? [part] : [];
  });
  return named.join('');
}
