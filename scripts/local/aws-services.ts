import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import * as z from 'zod';
import { answerKeyRequest } from './key-service.ts';
import { answerMailRequest } from './mail-service.ts';
import type { Mailbox } from './mailbox.ts';
import { portOf } from './port-of.ts';
import { ReturnedMails, type Tell } from './returned-mails.ts';

const getSecret = z.object({ SecretId: z.string() });

export type AwsServices = { endpoint: string; stop: () => Promise<void> };

/** The small AWS services that have no emulator here: SES keeps its mails in the mailbox and tells of those that come back, Secrets Manager and KMS read a record. */
export async function startAwsServices(
  mailbox: Mailbox,
  secrets: Record<string, string>,
  tell: Tell,
): Promise<AwsServices> {
  const returned = new ReturnedMails(tell);
  const server = createServer(async (request, response) => {
    try {
      await answer(request, response, { mailbox, returned, secrets });
    } catch (error) {
      reply(response, 400, { __type: 'ValidationException', message: String(error) });
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${portOf(server)}`,
    stop: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

type Kept = { mailbox: Mailbox; returned: ReturnedMails; secrets: Record<string, string> };

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { mailbox, returned, secrets }: Kept,
): Promise<void> {
  const sent = await text(request);
  if (request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')) {
    const { status, body } = await answerMailRequest(new URLSearchParams(sent), mailbox, returned);
    return void response.writeHead(status, { 'content-type': 'text/xml' }).end(body);
  }
  const released = returned.answer(request.method ?? '', request.url ?? '');
  if (released) return reply(response, released.status, released.body);
  const body = JSON.parse(sent || '{}');
  const operation = String(request.headers['x-amz-target'] ?? '');
  if (operation === 'secretsmanager.GetSecretValue') {
    const { SecretId } = getSecret.parse(body);
    const SecretString = secrets[SecretId];
    if (SecretString === undefined) return reply(response, 400, { __type: 'ResourceNotFoundException' });
    return reply(response, 200, { ARN: SecretId, Name: SecretId, VersionId: 'local', SecretString });
  }
  const keyAnswer = answerKeyRequest(operation, body, secrets);
  if (keyAnswer) return reply(response, keyAnswer.status, keyAnswer.body);
  reply(response, 404, { __type: 'UnknownOperationException' });
}

function reply(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' }).end(JSON.stringify(body));
}
