/** What is shown of a message: ids, kinds and times, never a value of anyone. */
export type Fact = { field: string; value: string };

const mostFacts = 20;
const deepest = 3;

const id = /^[a-z]{2,5}_[A-Za-z0-9]{10,40}$/;
const instant = /^\d{4}-\d{2}-\d{2}(T[\d:.]{5,15}Z)?$/;
const code = /^[a-z][A-Za-z0-9._-]{0,39}$/;
const fieldName = /^[A-Za-z][A-Za-z0-9]{0,39}$/;
/** Fields whose words are the code's own. */
const kinds = new Set(['kind', 'type', 'task', 'action', 'way', 'change', 'trouble', 'problem', 'status', 'eventType']);
/** Above that, a number may be somebody's. */
const largestNumber = 1_000_000;

/** The facts of a message, in its order; none of one that nobody can read. */
export function factsOf(body: string): Fact[] {
  const facts: Fact[] = [];
  collect(readOf(body), '', 0, facts);
  return facts;
}

function readOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

function collect(value: unknown, field: string, depth: number, facts: Fact[]): void {
  if (facts.length >= mostFacts || depth > deepest) return;
  if (Array.isArray(value)) for (const one of value.slice(0, mostFacts)) collect(one, field, depth + 1, facts);
  else if (typeof value === 'object' && value !== null) {
    for (const [name, one] of Object.entries(value)) if (fieldName.test(name)) collect(one, name, depth + 1, facts);
  } else if (field && isShown(field, value)) facts.push({ field, value: String(value) });
}

function isShown(field: string, value: unknown): boolean {
  if (typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isInteger(value) && Math.abs(value) < largestNumber;
  if (typeof value !== 'string') return false;
  return id.test(value) || instant.test(value) || (kinds.has(field) && code.test(value));
}
