import { describe, expect, it } from 'vitest';
import { changesPerson } from '../customers/facts.ts';
import type { CalculationEvent } from './events.ts';
import { changesFacts } from './facts.ts';

const edited = (personal: Extract<CalculationEvent, { type: 'CalculationEdited' }>['data']['personal']) =>
  changesFacts({ type: 'CalculationEdited', data: { customerId: 'c1', personal } });

describe('what is computed of a calculation', () => {
  it('stays after a new name, and after a scenario', () => {
    expect(edited({ name: 'Outro' })).toBe(false);
    expect(changesFacts({ type: 'ScenarioRemoved', data: { customerId: 'c1', scenarioId: 's1' } })).toBe(false);
  });

  it('is computed anew after anything else, and after what nobody can read', () => {
    expect(edited({ name: 'Outro', calculationDate: '2026-11-24' })).toBe(true);
    expect(edited(null)).toBe(true);
    expect(changesFacts({ type: 'WorkRecordRemoved', data: { customerId: 'c1', workRecordId: 'r1' } })).toBe(true);
  });
});

describe('what is computed of a client’s calculations', () => {
  const data = { customerId: 'c1' };

  it('stays after a new name or address', () => {
    expect(
      changesPerson({ type: 'CustomerEdited', data: { ...data, personal: { name: 'Ana', city: 'Recife' } } }),
    ).toBe(false);
    expect(changesPerson({ type: 'CustomerEdited', data: { ...data, status: 'client', personal: {} } })).toBe(false);
  });

  it('is computed anew after what the law asks of a person, and after what nobody can read', () => {
    expect(changesPerson({ type: 'CustomerEdited', data: { ...data, personal: { birthDate: null } } })).toBe(true);
    expect(changesPerson({ type: 'CustomerEdited', data: { ...data, status: 'client', personal: null } })).toBe(true);
  });
});
