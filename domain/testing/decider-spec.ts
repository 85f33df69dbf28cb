import { expect } from 'vitest';
import type { Decider } from '../decider.ts';

/**
 * Given – when – then for a decider.
 *
 * @example
 * const { given } = specify(customerDecider);
 * given(registered).when({ type: 'RenameCustomer', name: 'Ana' }).thenEvents(renamed);
 * given().when({ type: 'RenameCustomer', name: 'Ana' }).thenRefused({ name: 'CustomerNotFound' });
 */
export const specify = <Command, State, Event, Failure>(decider: Decider<Command, State, Event, Failure>) => ({
  given: (...history: readonly Event[]) => {
    const present = history.reduce((state, event) => decider.evolve(state, event), decider.initialState);
    return {
      when: (command: Command) => {
        const decision = decider.decide(command, present);
        return {
          thenEvents: (...events: readonly Event[]) => expect(decision).toEqual({ ok: true, events }),
          thenNothing: () => expect(decision).toEqual({ ok: true, events: [] }),
          thenRefused: (error: Failure) => expect(decision).toEqual({ ok: false, error }),
        };
      },
      thenState: (state: State) => expect(present).toEqual(state),
    };
  },
});
