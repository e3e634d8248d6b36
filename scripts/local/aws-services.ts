import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import * as z from 'zod';
import { answerKeyRequest } from './key-service.ts';
import type { Mailbox } from './mailbox.ts';
import { portOf } from './port-of.ts';

const address = /<([^>]+)>|^\s*(\S+)\s*$/;
const part = z.object({ Data: z.string() });
const sendEmail = z.object({
  Destination: z.object({ ToAddresses: z.array(z.string()).min(1) }),
  Content: z.object({ Simple: z.object({ Subject: part, Body: z.object({ Text: part, Html: part }) }) }),
});
const getSecret = z.object({ SecretId: z.string() });

export type AwsServices = { endpoint: string; stop: () => Promise<void> };

/** The small AWS services that have no emulator here: SES keeps its mails in the mailbox, Secrets Manager and KMS read a record. */
export async function startAwsServices(mailbox: Mailbox, secrets: Record<string, string>): Promise<AwsServices> {
  const server = createServer(async (request, response) => {
    try {
      await answer(request, response, mailbox, secrets);
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

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  mailbox: Mailbox,
  secrets: Record<string, string>,
): Promise<void> {
  const body = JSON.parse((await text(request)) || '{}');
  const operation = String(request.headers['x-amz-target'] ?? '');
  if (operation === 'secretsmanager.GetSecretValue') {
    const { SecretId } = getSecret.parse(body);
    const SecretString = secrets[SecretId];
    if (SecretString === undefined) return reply(response, 400, { __type: 'ResourceNotFoundException' });
    return reply(response, 200, { ARN: SecretId, Name: SecretId, VersionId: 'local', SecretString });
  }
  const keyAnswer = answerKeyRequest(operation, body, secrets);
  if (keyAnswer) return reply(response, keyAnswer.status, keyAnswer.body);
  if (request.url === '/v2/email/outbound-emails') {
    keepMails(mailbox, sendEmail.parse(body));
    return reply(response, 200, { MessageId: randomUUID() });
  }
  reply(response, 404, { __type: 'UnknownOperationException' });
}

function keepMails(mailbox: Mailbox, { Destination, Content }: z.infer<typeof sendEmail>): void {
  const { Subject, Body } = Content.Simple;
  for (const recipient of Destination.ToAddresses) {
    const [, bracketed, bare] = address.exec(recipient) ?? [];
    mailbox.keep({
      to: bracketed ?? bare ?? recipient,
      subject: Subject.Data,
      text: Body.Text.Data,
      html: Body.Html.Data,
      sentAt: new Date().toISOString(),
    });
  }
}

function reply(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' }).end(JSON.stringify(body));
}
