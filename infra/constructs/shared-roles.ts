import { createHash } from 'node:crypto';
import type { Construct } from 'constructs';
import type { Resources } from '../environment.ts';
import type { Statement } from '../rights/statements-of.ts';
import { FunctionRole } from './function-role.ts';

/** One role for each distinct set of rights: a set keeps its role and its id, whichever functions come or go. */
export class SharedRoles {
  private readonly scope: Construct;
  private readonly resources: Resources;
  private readonly made = new Map<string, FunctionRole>();

  constructor(scope: Construct, resources: Resources) {
    this.scope = scope;
    this.resources = resources;
  }

  withRights(statements: readonly Statement[]): FunctionRole {
    const text = JSON.stringify(statements);
    const known = this.made.get(text);
    if (known) return known;
    const id = `Role${createHash('sha256').update(text).digest('hex').slice(0, 12)}`;
    const role = new FunctionRole(this.scope, id, { statements, resources: this.resources });
    this.made.set(text, role);
    return role;
  }
}
