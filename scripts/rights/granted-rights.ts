import type { Template } from 'aws-cdk-lib/assertions';
import type { Right } from './used-rights.ts';

type Statement = { Action: string | string[]; Resource: unknown };

/** By function of a template, what its role may do. */
export function grantedRights(template: Template): Map<string, Set<Right>> {
  const policies = Object.values(template.findResources('AWS::IAM::Policy')).map(({ Properties }) => Properties);
  return new Map(
    Object.values(template.findResources('AWS::Lambda::Function')).map(({ Properties }) => {
      const [role] = Properties.Role['Fn::GetAtt'];
      const statements: Statement[] = policies
        .filter(({ Roles }) => Roles.some(({ Ref }: { Ref: string }) => Ref === role))
        .flatMap(({ PolicyDocument }) => PolicyDocument.Statement);
      return [Properties.FunctionName.replace(/^reclame-prod-/, ''), new Set(statements.flatMap(rightsOf))];
    }),
  );
}

function rightsOf({ Action, Resource }: Statement): Right[] {
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
    const [, kind] = /^arn:aws:ses:.*:(configuration-set)\//.exec(part) ?? [];
    return kind ? [kind] : part.startsWith('/') ? [part] : [];
  });
  return named.join('');
}
