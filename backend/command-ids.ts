import { idWithin } from '../stores/id-within.ts';

/** Ids for what a request makes, one after another, and for each of its commands. */
export interface RequestIds {
  newId(): string;
  /** Of the next command of this type on this stream. Undefined where a repetition is not to be known. */
  commandId(streamId: string, type: string): string | undefined;
}

/** For what nobody repeats: requests without a key, and the program's own commands. */
export const onceOnly = (random: () => string): RequestIds => ({ newId: random, commandId: () => undefined });

/** The same ids each time for the same name: what is done under them twice takes effect once. */
export const idsNamed = (name: string): RequestIds => {
  let things = 0;
  const commands = new Map<string, number>();
  return {
    newId: () => idWithin(`${name}/thing`, things++),
    // By stream and type, not by their order: a repetition may find that a step before needs no doing.
    commandId: (streamId, type) => {
      const command = `${name}/${streamId}/${type}`;
      const before = commands.get(command) ?? 0;
      commands.set(command, before + 1);
      return idWithin(command, before);
    },
  };
};
