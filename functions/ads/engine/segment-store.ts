import { closeSync, fstatSync, openSync, readSync, renameSync, rmSync, writeSync } from 'node:fs';

/** Where the bytes of a segment are: in memory, or in a file that the system keeps in its page cache. */
export type Store = {
  size: number;
  /** The bytes may be in the room given, if any, until it is given again. */
  read: (at: number, length: number, room?: Room) => Uint8Array;
  close: () => void;
};

/** A place to read into again and again: new memory for each reading costs more than the reading. */
export class Room {
  private bytes = new Uint8Array(0);

  ofLength(length: number): Uint8Array {
    if (this.bytes.length < length) this.bytes = new Uint8Array(Math.ceil(length * 1.2));
    return this.bytes.subarray(0, length);
  }
}

/** Takes the bytes of a segment one after the other, and opens them once they are all there. */
export type Sink = {
  write: (bytes: Uint8Array) => void;
  finish: () => Store;
};

function memoryStore(bytes: Uint8Array): Store {
  return { size: bytes.length, read: (at, length) => bytes.subarray(at, at + length), close: () => {} };
}

export function fileStore(file: string): Store {
  const descriptor = openSync(file, 'r');
  return {
    size: fstatSync(descriptor).size,
    read: (at, length, room) => {
      const bytes = room?.ofLength(length) ?? new Uint8Array(length);
      let done = 0;
      while (done < length) {
        const count = readSync(descriptor, bytes, done, length - done, at + done);
        if (count === 0) throw new Error(`${file} ends before ${at + length}`);
        done += count;
      }
      return bytes;
    },
    close: () => closeSync(descriptor),
  };
}

export function memorySink(): Sink {
  const parts: Uint8Array[] = [];
  const buffer = buffered((bytes) => parts.push(bytes.slice()), 64 * 1024);
  return {
    write: buffer.write,
    finish: () => {
      buffer.flush();
      const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
      let at = 0;
      for (const part of parts) {
        whole.set(part, at);
        at += part.length;
      }
      return memoryStore(whole);
    },
  };
}

/** The file bears its name only once it is whole. */
export function fileSink(file: string): Sink {
  const unfinished = `${file}.part`;
  rmSync(unfinished, { force: true });
  const descriptor = openSync(unfinished, 'wx');
  const buffer = buffered((bytes) => {
    for (let done = 0; done < bytes.length; ) done += writeSync(descriptor, bytes, done);
  }, 1024 * 1024);
  return {
    write: buffer.write,
    finish: () => {
      buffer.flush();
      closeSync(descriptor);
      renameSync(unfinished, file);
      return fileStore(file);
    },
  };
}

/** Gathers small pieces; large ones pass as they are. */
function buffered(write: (bytes: Uint8Array) => void, size: number) {
  const room = new Uint8Array(size);
  let used = 0;
  const flush = () => {
    if (used > 0) write(room.subarray(0, used));
    used = 0;
  };
  return {
    flush,
    write: (bytes: Uint8Array) => {
      if (used + bytes.length > size) flush();
      if (bytes.length > size) return write(bytes);
      room.set(bytes, used);
      used += bytes.length;
    },
  };
}
