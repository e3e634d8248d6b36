import middy from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import { refusedToImpersonator } from '../../../shared/kernel/impersonation.ts';
import { type ImpersonationMode, saidMode } from '../../../shared/kernel/impersonator.ts';
import { adminPermissions } from '../../../shared/kernel/permissions.ts';
import { subscriptionRequiredAt } from '../../../shared/kernel/plans.ts';
import {
  isOfPlatform,
  isOfWorkspace,
  isOpenToLeavers,
  isShutByClosing,
  isShutBySuspension,
  makesThings,
  type ParsedInput,
  type RouteOutput,
  type RouteSpec,
} from '../../../shared/kernel/route.ts';
import { webhookAgent } from '../../../shared/origin-headers.ts';
import { AppError } from '../app-error.ts';
import { causedBy } from '../cause.ts';
import { captureError } from '../clients/monitoring.ts';
import { actingIn } from '../db/client.ts';
import { type Actor, type Guess, type Guessed, loadActor, type ReadAhead } from '../identity/actor.ts';
import { isApiKey } from '../identity/api-key.ts';
import { type CreatorActor, loadCreatorActor } from '../identity/creator-actor.ts';
import { impersonating } from '../identity/impersonating.ts';
import { isConfirmed } from '../identity/session.entity.ts';
import { lacksSecondFactor } from '../identity/user.entity.ts';
import { log } from '../log.ts';
import { graceDays } from '../system/grace-days.ts';
import { readSystemSettings } from '../system/system-settings.ts';
import {
  answerData,
  answerError,
  answerFile,
  answerPage,
  answerText,
  isFile,
  isTypedText,
  pageType,
  toAppError,
} from './answer.ts';
import { administersFrom, type Caller, readCaller } from './caller.ts';
import { type Input, parseInput } from './parse-input.ts';
import { refuseInMaintenance } from './refuse-in-maintenance.ts';
import { refuseStoppedSpace } from './refuse-stopped-space.ts';

type ActorOf<R extends RouteSpec> = R['auth'] extends 'public'
  ? undefined
  : R['auth'] extends 'creator'
    ? CreatorActor
    : Actor;
/** What an act is given: the route that was called, its parsed input, and who calls. */
export type Call<R extends RouteSpec> = ParsedInput<R> & { route: R; actor: ActorOf<R>; caller: Caller };

/** A call before its session is read: the token alone has told who and where. */
type EarlyCall<R extends RouteSpec> = ParsedInput<R> & { route: R; actor: Pick<Actor, 'userId' | 'workspaceId'> };

/** What the chain has learnt of one request, carried on its event. */
type ChainEvent = APIGatewayProxyEventV2 & {
  caller: Caller;
  actor?: Actor;
  creator?: CreatorActor;
  input?: Input;
  startedAt: number;
};
type ChainRequest = middy.Request<ChainEvent, APIGatewayProxyStructuredResultV2, Error, Context>;

export type RouteHandler = (
  event: APIGatewayProxyEventV2,
  context: Context,
) => Promise<APIGatewayProxyStructuredResultV2>;

/**
 * Turns an act into the Lambda of a route: the only middy chain of the product. What `guess` wants read comes in the round
 * trip of the session; the act does without where there is no guess: with an API key, or more than is read together.
 */
export function defineHandler<R extends RouteSpec, Made = unknown>(
  route: R,
  act: (call: Call<R>, ahead?: ReadAhead<Made>) => Promise<RouteOutput<R>>,
  guess?: (call: EarlyCall<R>) => Promise<Guessed<Made>>,
): RouteHandler {
  const chain = middy<ChainEvent, APIGatewayProxyStructuredResultV2, Error, Context>({
    timeoutEarlyInMillis: 500,
    timeoutEarlyResponse: () => {
      throw new AppError('unavailable', { retryAfterSeconds: 5 });
    },
  })
    .before(({ event }: ChainRequest) => {
      event.startedAt = performance.now();
    })
    .after(({ event, response }: ChainRequest) => logRequest(route, event, response?.statusCode ?? 500))
    .onError(async (request: ChainRequest) => {
      request.response = await onError(route, request.event, request.error);
    })
    // All that may wait for something is in here: the guard of the time covers no more than the handler.
    .handler((event: ChainEvent) => causedBy(event.requestContext.requestId, () => answer(event)));
  return (event, context) => chain({ ...event } as ChainEvent, context);

  async function answer(event: ChainEvent) {
    // Beside the session: what is read every few seconds costs no wait of its own.
    void readSystemSettings();
    event.caller = await readCaller(event);
    const early: Guess<Made> | undefined =
      guess &&
      (async (actor) => {
        event.input = parseInput(route, event);
        return guess({ ...event.input, route, actor } as unknown as EarlyCall<R>);
      });
    if (route.auth === 'public') await allowAnyone(route, event.caller);
    else if (route.auth === 'creator') event.creator = await allowCreator(route, event.caller);
    else event.actor = await allow(route, event.caller, early);
    event.input ??= parseInput(route, event);
    const actor = event.creator ?? event.actor;
    const call = { ...event.input, route, actor, caller: event.caller } as unknown as Call<R>;
    const under = event.actor?.impersonatedBy?.id;
    const one = () => act(call, event.actor?.ahead as ReadAhead<Made> | undefined);
    const run = under === undefined ? one : () => impersonating(under, one);
    const place = event.actor && isOfWorkspace(route) ? event.actor.workspaceId : undefined;
    const output = route.output.parse(await (place === undefined ? run() : actingIn(place, run)));
    return answerOf(route, event.caller.requestId, output);
  }
}

function answerOf(route: RouteSpec, requestId: string, output: unknown) {
  const status = route.status ?? 200;
  const { contentType } = route;
  if (contentType === undefined) return answerData(requestId, status, output);
  if (contentType === pageType && typeof output === 'string') return answerPage(requestId, status, output);
  if (typeof output === 'string') return answerText(requestId, status, contentType, output);
  if (isTypedText(output)) return answerText(requestId, status, output.type, output.text);
  return isFile(output) ? answerFile(requestId, status, output) : answerData(requestId, status, output);
}

async function allowAnyone(route: RouteSpec, { bearer = '' }: Caller): Promise<void> {
  await refuseInMaintenance(route);
  await refuseStoppedSpace(route);
  const mode = saidMode(bearer);
  if (mode) refuseImpersonator(route, { mode });
}

/** A creator is nobody's member: no role, plan or closing workspace says what they may do in their space, its acts do. */
async function allowCreator(route: RouteSpec, caller: Caller): Promise<CreatorActor> {
  if (caller.userAgent === webhookAgent) throw new AppError('forbidden');
  await allowAnyone(route, caller);
  return loadCreatorActor(caller.bearer, caller.ip);
}

/** Refuses what nobody does under the name of another, as one table tells it of every route there is or will be. */
function refuseImpersonator(route: RouteSpec, { mode }: { mode: ImpersonationMode }): void {
  const refusal = refusedToImpersonator(route, mode);
  if (refusal) throw new AppError(refusal);
}

async function allow(route: RouteSpec, caller: Caller, guess?: Guess): Promise<Actor> {
  // One of our own deliveries: whatever name led it back here, answering it would go on without end.
  if (caller.userAgent === webhookAgent) throw new AppError('forbidden');
  if (isOfPlatform(route) && !administersFrom(caller.ip)) throw new AppError('address_refused');
  const actor = await loadActor(caller.bearer, caller.ip, guess).catch(async (refusal) => {
    await refuseInMaintenance(route);
    throw refusal;
  });
  await refuseInMaintenance(route, actor);
  if (actor.impersonatedBy) {
    if (!administersFrom(caller.ip)) throw new AppError('address_refused');
    refuseImpersonator(route, actor.impersonatedBy);
  }
  refuseClosing(actor, route);
  refuseSuspended(actor, route);
  if (!mayCall(actor, route.auth, caller)) throw new AppError(refusalOf(actor, route));
  if (route.confirmed && !isConfirmed(actor)) throw new AppError('confirmation_needed');
  const requiredAt = makesThings(route) && subscriptionRequiredAt(actor.workspace, await graceDays());
  if (requiredAt && Date.parse(requiredAt) <= Date.now()) throw new AppError('subscription_required');
  return actor;
}

/**
 * Refuses what is shut to a person whose account goes, and in a workspace that closes: what changes something there, and all
 * that servers ask. What is being purged is gone for everyone; who would still undo it is told that it is too late.
 */
function refuseClosing({ user, workspace, apiKeyId }: Actor, route: RouteSpec): void {
  const leaves = isOpenToLeavers(route);
  const isPurged = user.deletion?.begunAt !== undefined || workspace.deletion?.begunAt !== undefined;
  if (isPurged && !(leaves && route.method === 'DELETE')) throw new AppError('unauthorized');
  if (user.deletion && !leaves) throw new AppError('deletion_pending');
  if (workspace.deletion && (apiKeyId !== undefined || isShutByClosing(route))) throw new AppError('workspace_closing');
}

/** Of a suspended workspace, what is left to people is to see that, to go to another one, and their own account. */
function refuseSuspended({ workspace, apiKeyId }: Actor, route: RouteSpec): void {
  if (workspace.suspendedAt && (apiKeyId !== undefined || isShutBySuspension(route)))
    throw new AppError('workspace_suspended');
}

/** Why a route is closed to someone: an administrator only lacks what opens it. */
const refusalOf = ({ user }: Actor, route: RouteSpec) =>
  isOfPlatform(route) && lacksSecondFactor(user) ? 'second_factor_required' : 'forbidden';

/** What is open to any person who is signed in is the account itself: no API key goes there, whatever it was given. */
function mayCall({ permissions }: Actor, auth: RouteSpec['auth'], { bearer = '' }: Caller): boolean {
  if (auth === 'user') return !isApiKey(bearer);
  if (auth === 'admin:any') return adminPermissions.some((permission) => permissions.has(permission));
  return auth !== 'public' && auth !== 'creator' && permissions.has(auth);
}

/** What an administrator has shut is no failure. */
const wanted: ReadonlySet<string> = new Set(['maintenance', 'checkout_stopped', 'ai_stopped', 'space_stopped']);

async function onError(route: RouteSpec, event: ChainEvent, error: unknown) {
  const { requestId } = event.requestContext;
  const shown = toAppError(error);
  const fields = { operation: route.operation, requestId, workspaceId: event.actor?.workspaceId };
  if (shown.status >= 500 && !wanted.has(shown.reason)) log.error('request failed', error, fields);
  if (shown.code === 'internal_error') await captureError(error, fields);
  logRequest(route, event, shown.status);
  return answerError(requestId, shown, route.contentType);
}

function logRequest(route: RouteSpec, event: ChainEvent, status: number): void {
  log.info('request', {
    operation: route.operation,
    requestId: event.requestContext.requestId,
    workspaceId: event.actor?.workspaceId,
    userId: event.actor?.userId,
    creatorId: event.creator?.creatorId,
    status,
    durationMs: Math.round(performance.now() - event.startedAt),
  });
}
