import { describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import { type DomainEvent, EventNotKept, type EventOf, eventRegistry, eventType, UnknownEvent } from './event-types.ts';

const renamed = eventType('Renamed', z.object({ name: z.string() }))
  .next(z.object({ name: z.string(), reason: z.string() }), (older) => ({ ...older, reason: 'unknown' }))
  .next(z.object({ fullName: z.string(), reason: z.string() }), ({ name, reason }) => ({ fullName: name, reason }));
const removed = eventType('Removed', z.object({}));
const registry = eventRegistry(renamed, removed);

describe('an event type', () => {
  it('is written in its newest version', () => {
    expect(registry.write({ type: 'Renamed', data: { fullName: 'Ana', reason: 'wedding' } })).toEqual({
      type: 'Renamed',
      version: 3,
      data: { fullName: 'Ana', reason: 'wedding' },
    });
  });

  it.each([
    [1, { name: 'Ana' }, { fullName: 'Ana', reason: 'unknown' }],
    [2, { name: 'Ana', reason: 'wedding' }, { fullName: 'Ana', reason: 'wedding' }],
    [3, { fullName: 'Ana', reason: 'wedding' }, { fullName: 'Ana', reason: 'wedding' }],
  ])('reads version %i as the newest', (version, data, newest) => {
    expect(registry.read({ type: 'Renamed', version, data })).toEqual({ type: 'Renamed', data: newest });
  });

  it('refuses data that does not fit the version it was written in', () => {
    expect(() => registry.read({ type: 'Renamed', version: 2, data: { name: 'Ana' } })).toThrow(z.ZodError);
    expect(() => registry.write({ type: 'Renamed', data: { fullName: 5 } })).toThrow(z.ZodError);
  });

  it('refuses to write what its schema would drop, and names it', () => {
    const married = { type: 'Renamed', data: { fullName: 'Ana', reason: 'wedding', nickname: 'Aninha' } };
    expect(() => registry.write(married)).toThrow(EventNotKept);
    expect(() => registry.write(married)).toThrow('Renamed version 3 does not keep nickname');
  });

  it('refuses to write what its schema would change or add, however deep', () => {
    const trimming = eventRegistry(
      eventType(
        'Noted',
        z.object({ notes: z.array(z.object({ text: z.string().trim(), of: z.string().default('x') })) }),
      ),
    );
    const noted = (text: object) => () => trimming.write({ type: 'Noted', data: { notes: [text] } });
    expect(noted({ text: 'as it is', of: 'y' })).not.toThrow();
    expect(noted({ text: ' spaced ', of: 'y' })).toThrow('does not keep notes.0.text');
    expect(noted({ text: 'as it is' })).toThrow('does not keep notes.0.of');
  });

  it('takes an undefined field for one that is not there', () => {
    expect(registry.write({ type: 'Removed', data: { reason: undefined } }).data).toEqual({});
  });

  it('refuses versions of the future or of no time', () => {
    expect(() => registry.read({ type: 'Renamed', version: 4, data: {} })).toThrow(UnknownEvent);
    expect(() => registry.read({ type: 'Renamed', version: 0, data: {} })).toThrow(UnknownEvent);
  });
});

describe('a registry', () => {
  it('knows its types and refuses others by name', () => {
    expect([registry.knows('Removed'), registry.knows('Other')]).toEqual([true, false]);
    expect(() => registry.read({ type: 'Other', version: 1, data: {} })).toThrow('No schema reads Other');
  });

  it('answers the union of its events', () => {
    type Expected = DomainEvent<'Renamed', { fullName: string; reason: string }> | DomainEvent<'Removed', object>;
    expectTypeOf<EventOf<typeof registry>['type']>().toEqualTypeOf<Expected['type']>();
    expectTypeOf<EventOf<typeof registry>>().toExtend<Expected>();
  });

  it('does not take a type twice', () => {
    expect(() => eventRegistry(removed, removed)).toThrow('declared twice');
  });
});
