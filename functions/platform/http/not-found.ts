import { AppError } from '../app-error.ts';
import { answerError } from './answer.ts';
import type { RouteHandler } from './define-handler.ts';

/** Answers what no route of the contract matches (`$default` of the gateway). */
export const handler: RouteHandler = async (event) =>
  answerError(event.requestContext.requestId, new AppError('not_found'));
