import { describe, expect, it } from 'vitest';
import { uploadPlaces } from './upload-places.ts';

const MB = 1024 * 1024;

describe('places for uploads', () => {
  it('are so many bytes a user, and free again when left, once', () => {
    const places = uploadPlaces({ perUser: 40 * MB, bytes: 100 * MB });
    const first = places.enter('ana', 20 * MB);
    expect(first).not.toBeNull();
    expect(places.enter('ana', 20 * MB)).not.toBeNull();
    expect(places.enter('ana', 20 * MB)).toBeNull();
    expect(places.enter('bia', 20 * MB)).not.toBeNull();
    first?.();
    first?.();
    expect(places.enter('ana', 20 * MB)).not.toBeNull();
    expect(places.enter('ana', 20 * MB)).toBeNull();
  });

  it('hold many small ones, which cost a megabyte each', () => {
    const places = uploadPlaces({ perUser: 10 * MB, bytes: 100 * MB });
    const entered = Array.from({ length: 12 }, () => places.enter('ana', 200));
    expect(entered.filter((leave) => leave !== null)).toHaveLength(10);
  });

  it('are so many bytes of all together, but an upload alone is taken whatever its size', () => {
    const places = uploadPlaces({ perUser: 900 * MB, bytes: 100 * MB });
    const whole = places.enter('ana', 150 * MB);
    expect(whole).not.toBeNull();
    expect(places.enter('bia', 1)).toBeNull();
    whole?.();
    expect(places.enter('ana', 60 * MB)).not.toBeNull();
    expect(places.enter('bia', 41 * MB)).toBeNull();
    expect(places.enter('bia', 40 * MB)).not.toBeNull();
  });
});
