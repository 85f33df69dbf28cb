import { idWithin } from '../stores/id-within.ts';

/** Ids for what a request creates, in order, and for each of its commands. */
export interface RequestIds {
  newId(): string;
  /** The id of the next command of this type on this stream; undefined if repetitions are not to be recognised. */
  commandId(streamId: string, type: string): string | undefined;
}

/** For what is never repeated: requests without a key, and the program's own commands. */
export const onceOnly = (random: () => string): RequestIds => ({ newId: random, commandId: () => undefined });

/** The same ids each time for the same name, so that commands repeated under them take effect once. */
export const idsNamed = (name: string): RequestIds => {
  let things = 0;
  const commands = new Map<string, number>();
  return {
    newId: () => idWithin(`${name}/thing`, things++),
    // By stream and type, not by order: a repetition may skip an earlier step that is already done.
    commandId: (streamId, type) => {
      const command = `${name}/${streamId}/${type}`;
      const before = commands.get(command) ?? 0;
      commands.set(command, before + 1);
      return idWithin(command, before);
    },
  };
};

/**
 * With a key, a repetition by the same user with the same content gets the ids of the first request, so that it takes
 * effect once: a request whose answer was lost, or that got a 503 after the change was written, can be sent again.
 */
export const requestIds = (name: string | null, random: () => string): RequestIds =>
  name === null ? onceOnly(random) : idsNamed(name);
