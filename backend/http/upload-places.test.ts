import { describe, expect, it } from 'vitest';
import { uploadPlaces } from './upload-places.ts';

describe('upload slots', () => {
  it('are limited per user, and freed once', () => {
    const places = uploadPlaces({ perUser: 2, bytes: 100 });
    const first = places.enter('ana', 1);
    expect(first).not.toBeNull();
    expect(places.enter('ana', 1)).not.toBeNull();
    expect(places.enter('ana', 1)).toBeNull();
    expect(places.enter('bia', 1)).not.toBeNull();
    first?.();
    first?.();
    expect(places.enter('ana', 1)).not.toBeNull();
    expect(places.enter('ana', 1)).toBeNull();
  });

  it('are limited in total bytes, but a single upload is accepted whatever its size', () => {
    const places = uploadPlaces({ perUser: 9, bytes: 100 });
    const whole = places.enter('ana', 150);
    expect(whole).not.toBeNull();
    expect(places.enter('bia', 1)).toBeNull();
    whole?.();
    expect(places.enter('ana', 60)).not.toBeNull();
    expect(places.enter('bia', 41)).toBeNull();
    expect(places.enter('bia', 40)).not.toBeNull();
  });
});
