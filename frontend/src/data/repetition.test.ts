import { describe, expect, it } from 'vitest';
import { answeredChange, keyOfChange } from './repetition.ts';

describe('the key of a change', () => {
  it.each([0, 500, 503])('stays the same after an answer of %i, which does not say whether it was made', (status) => {
    const change = `POST customers ${status}`;
    const key = keyOfChange(change);
    answeredChange(change, status);
    expect(keyOfChange(change)).toBe(key);
  });

  it.each([201, 422])('is a new one after %i', (status) => {
    const change = `POST customers ${status}`;
    const key = keyOfChange(change);
    answeredChange(change, status);
    expect(keyOfChange(change)).not.toBe(key);
  });

  it('differs between changes', () => {
    expect(keyOfChange('POST a')).not.toBe(keyOfChange('POST b'));
  });
});
