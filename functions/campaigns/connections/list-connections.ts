import * as connections from '../../../shared/campaigns/connections.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { connectionsOf } from './read-connection.ts';
import { shownConnections } from './shown-connections.ts';

/** The connected ad accounts, fifty at most. */
export const handler = defineHandler(connections.listConnections, async ({ actor }) => ({
  items: await shownConnections(actor, await connectionsOf(actor.workspaceId)),
}));
