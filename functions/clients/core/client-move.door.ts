/** One client is merged into another: what points to `from` is to point to `to`. */
export type ClientMove = { workspaceId: string; from: string; to: string };

/**
 * What each word with things of clients gives, in its `core/move-client.door.ts`: moves them until an hour (epoch, in ms), and
 * answers whether that was all. May be done again, or by two at once. Nothing is filed under `from` any more when it is called.
 */
export type MoveClient = (move: ClientMove, until: number) => Promise<boolean>;

/**
 * And in its `core/count-by-client.door.ts`: how many of its things each client has, exactly as of now; those with none may be
 * left out. It tells whether a client may be removed, so nothing that was acknowledged may be missing.
 */
export type CountByClient = (workspaceId: string) => Promise<ReadonlyMap<string, number>>;
