import { existsSync } from 'node:fs';
import Database from 'libsql';
import { daySeconds } from '../../shared/kernel/day.ts';

/**
 * The emulator reads its stream records by number without an index, and each write pays for all those that came before.
 * These two indexes make a write cost the same whatever the length of the stream.
 */
export function indexStreamRecords(file: string): void {
  const database = new Database(file);
  database.exec(`
    CREATE INDEX IF NOT EXISTS stream_by_number ON _stream_records (table_name, CAST(sequence_number AS INTEGER));
    CREATE INDEX IF NOT EXISTS stream_by_shard ON _stream_records (table_name, shard_id, CAST(sequence_number AS INTEGER));
  `);
  database.close();
}

/** Drops the records of more than a day before `now`, as DynamoDB does, but never the newest: numbers would start again. */
export function dropOldStreamRecords(file: string, now: Date): void {
  if (!existsSync(file)) return;
  const database = new Database(file);
  const known = database.prepare("SELECT 1 FROM sqlite_master WHERE name = '_stream_records'").get();
  if (known) {
    database
      .prepare('DELETE FROM _stream_records WHERE created_at < ? AND id < (SELECT MAX(id) FROM _stream_records)')
      .run(Math.floor(now.getTime() / 1000) - daySeconds);
  }
  database.close();
}
