import { describe, expect, it } from 'vitest';
import { playerOf } from './youtube.ts';

describe('the player of a video', () => {
  it.each([
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3',
    'https://youtu.be/dQw4w9WgXcQ',
    'https://m.youtube.com/shorts/dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  ])('is that without cookies for %s', (address) => {
    expect(playerOf(address)).toContain('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?');
  });

  it.each([
    'https://vimeo.com/12345678',
    'https://aulas.test/1.mp4',
    'https://youtube.com.evil.test/watch?v=dQw4w9WgXcQ',
    'https://youtu.be/',
    'https://www.youtube.com/watch?v=%22%3E',
  ])('is none for %s', (address) => {
    expect(playerOf(address)).toBeNull();
  });
});
