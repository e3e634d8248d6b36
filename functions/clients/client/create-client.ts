import * as clients from '../../../shared/clients/client.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { makeClientOnce } from './make-client.ts';

export const handler = defineHandler(clients.createClient, makeClientOnce);
