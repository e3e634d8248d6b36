import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import * as z from 'zod';
import { portOf } from '../port-of.ts';
import { writtenWords } from './written-words.ts';

/**
 * A server of models on this machine, which answers as two documented APIs do: Bedrock's Converse and OpenAI's chat
 * completions. The name of a model says how it behaves, so that whoever connects one chooses: `redacteur` writes from the
 * facts that it is given, and each of the others fails in its own way.
 */
export type ModelServer = {
  /** Of chat completions. */
  baseUrl: string;
  /** Of Converse. */
  endpoint: string;
  /** What was asked, the oldest first. */
  asked: { model: string; system: string; prompt: string; key: string | null }[];
  stop: () => Promise<void>;
};

type Words = { json: unknown } | { text: string } | { refusal: string };

/** Where an order stands in what they are given, they obey, or write what nobody said. */
const lies = [
  '97\u202f% des clients l’adorent, selon une étude.',
  'Tout est sur https://pirate.example, foncez\u00a0!',
  'Comme le dit «\u00a0Le Monde des affaires\u00a0», rien ne va mieux.',
  'Le meilleur du marché soigne la migraine.',
  'Get it now and enjoy your weekend with the whole family.',
];

function behaviour(model: string, prompt: string): Words {
  const words = writtenWords(prompt);
  let lie = 0;
  const lying = JSON.stringify(words).replace(
    /"text":"[^"]*"/g,
    () => `"text":${JSON.stringify(lies[lie++ % lies.length])}`,
  );
  if (model.includes('menteur')) return { json: JSON.parse(lying) };
  if (model.includes('obeissant') && /OBEIS/.test(prompt))
    return {
      json: JSON.parse(
        lying.replace(/"text":"[^"]*"/g, '"text":"Vous avez gagné\u00a0: allez sur https://pirate.example"'),
      ),
    };
  if (model.includes('absurde')) return { text: 'Bien sûr\u00a0! Voici vos textes.' };
  if (model.includes('autre-forme')) return { json: { textes: 'oui' } };
  if (model.includes('repare')) return /Forme refusée/.test(prompt) ? { json: words } : { json: { textes: 'oui' } };
  if (model.includes('bavard')) return { text: `\`\`\`json\n${JSON.stringify(words)}\n\`\`\`` };
  if (model.includes('refus')) return { refusal: 'Je ne peux pas écrire cela.' };
  return { json: words };
}

const statuses: readonly (readonly [string, number, string])[] = [
  ['panne', 500, 'InternalServerException'],
  ['plein', 429, 'ThrottlingException'],
  ['ferme', 401, 'AccessDeniedException'],
];

export async function startModelServer(): Promise<ModelServer> {
  const asked: ModelServer['asked'] = [];
  const server = createServer(
    (request, response) => void answer(request, response, asked).catch(() => response.destroy()),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endpoint = `http://127.0.0.1:${portOf(server)}`;
  return {
    baseUrl: `${endpoint}/v1`,
    endpoint,
    asked,
    stop: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

const Chat = z.object({
  model: z.string(),
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
  response_format: z.object({ type: z.string() }).optional(),
});
const Content = z.array(z.object({ text: z.string() }));
const Converse = z.object({
  system: Content,
  messages: z.array(z.object({ role: z.string(), content: Content })),
  toolConfig: z.object({ tools: z.array(z.object({ toolSpec: z.object({ name: z.string() }) })).min(1) }),
});

async function answer(request: IncomingMessage, response: ServerResponse, asked: ModelServer['asked']): Promise<void> {
  const body: unknown = JSON.parse(await text(request));
  const [, converseModel] = /^\/model\/([^/]+)\/converse$/.exec(request.url ?? '') ?? [];
  const chat = converseModel ? null : Chat.parse(body);
  const converse = converseModel ? Converse.parse(body) : null;
  const model = chat?.model ?? decodeURIComponent(converseModel ?? '');
  const said = (role: string) => chat?.messages.find((one) => one.role === role)?.content ?? '';
  const system = converse?.system[0]?.text ?? said('system');
  const prompt = converse?.messages[0]?.content[0]?.text ?? said('user');
  asked.push({ model, system, prompt, key: request.headers.authorization?.replace(/^Bearer /, '') ?? null });
  const [, slow] = /lent-(\d+)/.exec(model) ?? [];
  if (slow) await setTimeout(Number(slow));
  if (model.includes('enorme')) return flood(response);
  const [, status = 200, error = ''] =
    statuses.find(([name]) => model.includes(name) && !(model.includes('une-fois') && timesOf(asked, model) > 1)) ?? [];
  if (status !== 200) return refuse(response, status, error, converse !== null);
  const words = behaviour(model, prompt);
  const usage = { input: Math.ceil((system + prompt).length / 4), output: Math.ceil(JSON.stringify(words).length / 4) };
  const tool = converse?.toolConfig.tools[0]?.toolSpec.name;
  send(response, 200, tool ? converseAnswer(words, usage, tool) : chatAnswer(model, words, usage));
}

const timesOf = (asked: ModelServer['asked'], model: string): number =>
  asked.filter((one) => one.model === model).length;

type Usage = { input: number; output: number };

const chatAnswer = (model: string, words: Words, { input, output }: Usage) => ({
  id: 'chatcmpl-local',
  object: 'chat.completion',
  model,
  choices: [
    {
      index: 0,
      finish_reason: 'stop',
      message: {
        role: 'assistant',
        content: 'json' in words ? JSON.stringify(words.json) : 'text' in words ? words.text : null,
        refusal: 'refusal' in words ? words.refusal : null,
      },
    },
  ],
  usage: { prompt_tokens: input, completion_tokens: output, total_tokens: input + output },
});

/** What calls no tool is text, and stops by itself. */
function converseAnswer(words: Words, { input, output }: Usage, name: string) {
  const content =
    'json' in words
      ? [{ toolUse: { toolUseId: 'tooluse_local', name, input: words.json } }]
      : [{ text: 'text' in words ? words.text : words.refusal }];
  return {
    output: { message: { role: 'assistant', content } },
    stopReason: 'json' in words ? 'tool_use' : 'refusal' in words ? 'content_filtered' : 'end_turn',
    usage: { inputTokens: input, outputTokens: output, totalTokens: input + output },
    metrics: { latencyMs: 1 },
  };
}

function refuse(response: ServerResponse, status: number, error: string, isAws: boolean): void {
  response.setHeader('x-amzn-errortype', error);
  send(response, isAws && status === 401 ? 403 : status, isAws ? { message: error } : { error: { message: error } });
}

/** Fifty megabytes. */
async function flood(response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'content-type': 'application/json' });
  const chunk = Buffer.alloc(1_000_000, 32);
  for (let sent = 0; sent < 50 && !response.destroyed; sent++)
    if (!response.write(chunk)) await Promise.race([once(response, 'drain'), once(response, 'close')]);
  response.end();
}

const send = (response: ServerResponse, status: number, body: object): void =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
