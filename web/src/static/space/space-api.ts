import { openCallPath, spaceApi } from '../../../../shared/ugc/space-paths.contract.ts';

const timeoutMs = 30_000;
/** Where this tab keeps the session of the space: another tab has another one. */
const sessionKey = 'spaceSession';

type Detail = { path: string; message: string };

/** What the server refused, as it says it. */
export class Refusal extends Error {
  readonly status: number;
  readonly reason: string;
  readonly details: readonly Detail[];

  constructor(status: number, error: { message?: string; reason?: string; details?: Detail[] } | undefined) {
    super(error?.message ?? 'Une erreur est survenue');
    this.status = status;
    this.reason = error?.reason ?? '';
    this.details = error?.details ?? [];
  }
}

/** Never what a browser says of a network that fails. */
export const saidOf = (error: unknown): string =>
  error instanceof Refusal
    ? // Of a file, why it is not taken.
      (error.reason === 'file_refused' && error.details[0]?.message) || error.message
    : 'La connexion a échoué. Vérifiez votre réseau, puis réessayez\u00a0: rien n’est perdu.';

/** A browser may refuse to keep anything: the session then lasts as long as the page. */
let session: string | null = null;

export function keepSession(token: string | null): void {
  session = token;
  try {
    if (token === null) sessionStorage.removeItem(sessionKey);
    else sessionStorage.setItem(sessionKey, token);
  } catch {
    // As said above.
  }
}

export function sessionKept(): string | null {
  try {
    return session ?? sessionStorage.getItem(sessionKey);
  } catch {
    return session;
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Asks a route of the space; `path` begins after its address. */
export const ask = <Answer>(method: Method, path: string, body?: object, key?: string): Promise<Answer> =>
  send<Answer>(method, `${spaceApi}${path}`, body, key);

export const readCall = <Answer>(token: string): Promise<Answer> =>
  send<Answer>('GET', openCallPath.replace('{token}', encodeURIComponent(token)));

async function send<Answer>(method: Method, address: string, body?: object, key?: string): Promise<Answer> {
  const token = sessionKept();
  const response = await fetch(address, {
    method,
    credentials: 'omit',
    signal: AbortSignal.timeout(timeoutMs),
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key && { 'idempotency-key': key }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  // Read whatever it is: an answer left unread keeps its connection.
  const answer = await response.json().catch(() => null);
  if (response.ok && answer?.success === true) return answer.data;
  throw new Refusal(response.status, answer?.error);
}
