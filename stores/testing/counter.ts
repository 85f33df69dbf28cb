import { z } from 'zod';
import { accept, type Decider, refuse } from '../../domain/decider.ts';
import { type EventOf, eventRegistry, eventType } from '../../domain/event-types.ts';
import type { EventMetadata } from '../events/port.ts';
import type { Aggregate } from '../handle.ts';

/** The smallest aggregate that shows everything: it counts, has a limit, and holds a person's name. */
const opened = eventType('CounterOpened', z.object({ personal: z.object({ name: z.string() }).nullable() }));
const counted = eventType('Counted', z.object({ by: z.number() }));

export const counterEvents = eventRegistry(opened, counted);
export type CounterEvent = EventOf<typeof counterEvents>;

type Command = { type: 'Open'; name: string } | { type: 'Count'; by: number };
type Failure = { name: 'CounterNotFound' } | { name: 'LimitReached'; limit: number };
export type Counter = { phase: 'none' } | { phase: 'open'; name: string | null; total: number };

const LIMIT = 100;

const decider: Decider<Command, Counter, CounterEvent, Failure> = {
  initialState: { phase: 'none' },
  decide: (command, state) => {
    if (command.type === 'Open')
      return state.phase === 'open'
        ? accept()
        : accept({ type: 'CounterOpened', data: { personal: { name: command.name } } });
    if (state.phase === 'none') return refuse({ name: 'CounterNotFound' });
    if (state.total + command.by > LIMIT) return refuse({ name: 'LimitReached', limit: LIMIT });
    return accept({ type: 'Counted', data: { by: command.by } });
  },
  evolve: (state, event) => {
    if (event.type === 'CounterOpened') return { phase: 'open', name: event.data.personal?.name ?? null, total: 0 };
    return state.phase === 'none' ? state : { ...state, total: state.total + event.data.by };
  },
};

export const counter: Aggregate<Command, Counter, CounterEvent, Failure> = { decider, events: counterEvents };

export const METADATA: EventMetadata = {
  at: '2026-11-20T12:00:00.000Z',
  by: 'user-1',
  accountId: 'account-1',
  correlationId: 'request-1',
  causationId: null,
};
